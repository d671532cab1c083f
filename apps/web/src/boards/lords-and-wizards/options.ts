import type { Choice, Prompt } from '@questhall/kernel';
import { KIND_IDS, KINDS } from '@questhall/lords-and-wizards';
import { placeWords } from './scene.js';

/** Parts of a force by number: `take 3 light-infantry`. All counts of one part are one row. */
export interface Row {
  readonly verb: string;
  /** What follows the number. */
  readonly rest: string;
  readonly kind: number;
  readonly label: string;
  readonly most: number;
  pick(n: number): string;
}

/** What a list of parts is called, and what its button says. */
export const ROW_WORDS: Readonly<Record<string, readonly [title: string, act: string]>> = {
  take: ['Who goes', 'Take'],
  join: ['Who joins', 'Join with'],
  land: ['Who goes ashore', 'Land'],
  in: ['Into and out of the castle', 'Shift'],
  out: ['Into and out of the castle', 'Shift'],
  enter: ['Who enters', 'Enter with'],
  advance: ['Who advances', 'Advance'],
  shoot: ['Who shoots', 'Shoot with'],
  raise: ['Units for hire', 'Hire'],
};

const PART = new RegExp(`^(${Object.keys(ROW_WORDS).join('|')}) (\\d+) ([a-z0-9-]+)(.*)$`);
const NUMBER = /^spend (\d+)$/;

export function rowsOf(prompt: Prompt): Row[] {
  const found = new Map<string, { verb: string; rest: string; kind: number; counts: number[] }>();
  for (const { pick } of prompt.choices) {
    const [, verb, n, unit, more] = PART.exec(pick) ?? [];
    if (verb === undefined || KIND_IDS.indexOf(unit) < 0) continue;
    const rest = `${unit}${more}`;
    const row = found.get(`${verb} ${rest}`) ?? { verb, rest, kind: KIND_IDS.indexOf(unit), counts: [] };
    row.counts.push(Number(n));
    found.set(`${verb} ${rest}`, row);
  }
  return [...found.values()].map(({ verb, rest, kind, counts }) => ({
    verb,
    rest,
    kind,
    label: `${KINDS[kind].name.replace(/ \(.*\)$/, '')}${apartWords(rest)}`,
    most: Math.max(...counts),
    pick: (n) => `${verb} ${n} ${rest}`,
  }));
}

/** What sets like units apart, in words. */
function apartWords(rest: string): string {
  const [, ...more] = rest.split(' ');
  const words = more
    .join(' ')
    .replace(/left ([\d.]+)/, '$1 points left')
    .replace(/from (\d{4}(-\d{4})?)/, (_, id: string) => `from ${placeWords(id)}`)
    .replace(/-/g, ', ')
    .replace('bearing', 'bearing an item')
    .replace('plain', 'bearing nothing');
  return words ? `, ${words}` : '';
}

/** The numbers that can be spent; null where nothing is. */
export function spendOf(prompt: Prompt): { least: number; most: number } | null {
  const numbers = prompt.choices.flatMap(({ pick }) => {
    const n = NUMBER.exec(pick)?.[1];
    return n === undefined ? [] : [Number(n)];
  });
  return numbers.length === 0 ? null : { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Asks whose choices are shown as tiles: units to lose, items, alignments, who carries and who is carried. */
const TILED =
  /^(magic|summon|treachery|bestow|hand|capture|create|seek|carry\.carrier|carry\.passenger|setup\.alignment|setup\.leader)/;
/** What ends or declines something stays a button. */
const BUTTON = /^(done|no item|pay|let it go|kill|free|gold|no more|back|all)$/;

/** Whether a choice is shown as a tile. */
export function isTile({ ask }: Prompt, { pick }: Pick<Choice, 'pick'>): boolean {
  return TILED.test(ask) && !BUTTON.test(pick);
}
