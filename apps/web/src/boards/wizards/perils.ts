import type { Prompt, Seat } from '@questhall/kernel';
import {
  castOdds,
  type Faces,
  gemOdds,
  HIGH_WIZARDS,
  HIGHER,
  LETTERS,
  PEOPLE,
  PEOPLE_NAMES,
  type Person,
  type Spell,
  tableWords,
  type View,
} from '@questhall/wizards';
import type { IconName } from '../../kit/icon-names.js';

/** One thing that may come of it: how likely by each way. */
export interface Row {
  readonly words: string;
  readonly chances: readonly number[];
  readonly kind: 'good' | 'bad' | 'plain';
}

/** What one is up against, with exact odds. */
export interface Peril {
  readonly title: string;
  readonly icon: IconName;
  /** Where the book speaks of it. */
  readonly rule: string;
  /** The ways one can choose between; none where there is but one. */
  readonly ways: readonly string[];
  readonly rows: readonly Row[];
}

type Table = 'demons' | 'dragon' | 'trap';
const TITLES: Readonly<Record<Table, readonly [string, IconName, string]>> = {
  demons: ['Demons', 'imp-laugh', 'W 7.304'],
  dragon: ['The Dragon', 'spiked-dragon-head', 'W 7.305'],
  trap: ['A Trap', 'padlock', 'W 8.3'],
};
/** Faces that are no harm, or a small one. */
const GOOD: Readonly<Record<Table, readonly number[]>> = { demons: [6], dragon: [6], trap: [] };

const SPELLS: Readonly<Record<string, readonly [Table, Spell, string]>> = {
  'demons.dispel': ['demons', 'demon-dispelling', 'the Demons are gone'],
  'dragon.tame': ['dragon', 'dragon-taming', 'the Dragon is tame'],
  'trap.escape': ['trap', 'escaping', 'you escape'],
};

/** What the prompt puts at stake, if dice decide it. */
export function perilOf(view: View, prompt: Prompt): Peril | null {
  const spell = SPELLS[prompt.ask];
  if (spell) return castPeril(view, prompt.seat, spell);
  const wizard = wizardAsked(prompt);
  if (wizard.length > 0) return gemPeril(view, prompt.seat, wizard);
  return prompt.ask === 'summon-gem.aim' ? aimPeril(view, prompt) : null;
}

function castPeril(view: View, seat: Seat, [table, spell, done]: readonly [Table, Spell, string]): Peril {
  const [title, icon, rule] = TITLES[table];
  const [cast, bare] = [castOdds(view, seat, spell), castOdds(view, seat, null)];
  const rows = tableRows(table, [cast.faces, bare.faces]);
  // The best face of the Demons' table is what the spell does: they are gone.
  const same = table === 'demons' ? (rows.pop()?.chances ?? []) : [0, 0];
  return {
    title,
    icon,
    rule,
    ways: ['spell', 'none'],
    rows: [
      { words: done, chances: [cast.works + same[0], same[1]], kind: 'good' },
      ...rows.filter(({ chances }) => chances.some((chance) => chance > 0)),
    ],
  };
}

function tableRows(table: Table, ways: readonly Faces[]): Row[] {
  return HIGHER.map((_, i) => ({
    words: tableWords(table, i + 1),
    chances: ways.map((faces) => faces[i]),
    kind: GOOD[table].includes(i + 1) ? 'good' : 'bad',
  }));
}

/** The High Wizard with whom one may try for a Gem now. */
function wizardAsked({ ask, choices, says }: Prompt): Person[] {
  if (!/^meet\.(gem|service)$/.test(ask) || !choices.some(({ pick }) => pick === 'gem')) return [];
  const person = (HIGH_WIZARDS as readonly string[]).indexOf(String(says.args?.person));
  return person < 0 ? [] : [person];
}

function gemPeril(view: View, seat: Seat, wizards: readonly Person[]): Peril {
  const odds = gemOdds(view, seat, wizards);
  const held = PEOPLE_NAMES.slice(0, 7).filter((_, i) => (view.gems[seat] >> i) & 1).length;
  const rows: Row[] = [
    { words: 'a Gem you have not got', chances: [odds.gem], kind: 'good' },
    { words: 'nothing', chances: [odds.nothing], kind: 'plain' },
    {
      words: held > 0 ? `the False Wizard takes ${held === 1 ? 'your Gem' : `all ${held} Gems`}` : 'the False Wizard',
      chances: [odds.robbed],
      kind: 'bad',
    },
  ];
  const title = wizards.length === 1 ? `A Gem of ${PEOPLE_NAMES[wizards[0]]}` : 'A Gem';
  return {
    title,
    icon: 'diamond-ring',
    rule: 'W 7.326b',
    ways: [],
    rows: rows.filter(({ chances }) => chances[0] > 0),
  };
}

/** At each marker the chance of a Gem. */
function aimPeril(view: View, prompt: Prompt): Peril {
  const rows = prompt.choices.map(
    ({ pick }): Row => ({
      words: aimWords(pick),
      chances: [gemOdds(view, prompt.seat, wizardsAt(view, pick)).gem],
      kind: 'plain',
    }),
  );
  return { title: 'Chance of a Gem', icon: 'diamond-ring', rule: 'W 11.2321a', ways: [], rows };
}

function aimWords(pick: string): string {
  return PEOPLE_NAMES[PEOPLE.indexOf(pick as (typeof PEOPLE)[number])] ?? `Secret Wizard ${pick.slice(-1)}`;
}

/** Who may stand where the spell is aimed: a Secret Wizard may be any whose card might lie there. */
function wizardsAt(view: View, pick: string): Person[] {
  const known = (HIGH_WIZARDS as readonly string[]).indexOf(pick);
  if (known >= 0) return [known];
  const who = view.secretWho[LETTERS.indexOf(pick.slice(-1) as (typeof LETTERS)[number])];
  return who >= 0 ? [who] : HIGH_WIZARDS.flatMap((_, person) => (view.wizardCards[person] < 0 ? [person] : []));
}

/** What a place holds for whoever comes there, by the higher of two dice. */
export function tableOf(table: string): readonly Row[] {
  const rows: Row[] = [];
  HIGHER.forEach((chance, i) => {
    const words = tableWords(table, i + 1);
    const before = rows.at(-1);
    // Tables that go by pairs of faces say each thing once.
    if (before?.words === words) rows[rows.length - 1] = { ...before, chances: [before.chances[0] + chance] };
    else rows.push({ words, chances: [chance], kind: 'plain' });
  });
  return rows;
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  return `${Math.round(chance * 100)} %`;
}
