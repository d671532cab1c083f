import { CARDS, cardNamed, REGIONS } from '@questhall/wizards-quest';
import { spaceName } from './scene.js';

const men = (n: string) => (n === '1' ? '1 man' : `${n} men`);
const force = (words: string) => {
  const [, power, n] = /^(hero|sorcerer)?\s?(?:(\d+) men)?$/.exec(words) ?? [];
  return [power && `the ${power}`, n && men(n)].filter(Boolean).join(' and ');
};

/** Every kind of pick as a button would say it; the first that fits. */
const WORDS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^end turn$/, () => 'End turn'],
  [/^go on$/, () => 'Go on'],
  [/^draw$/, () => 'Draw a card'],
  [/^fight$/, () => 'Roll'],
  [/^stop$/, () => 'Break off'],
  [/^no summons$/, () => 'March without them'],
  [/^summon (\w+)$/, (power) => `Summon the ${power}`],
  [/^take (\S+)$/, (space) => `Take ${spaceName(space)}`],
  [/^settle (\S+)$/, (space) => `Settle ${spaceName(space)}`],
  [/^hide (\w+) (\S+)$/, (what, space) => `Hide the ${what} in ${spaceName(space)}`],
  [/^place (\d+) (\S+)$/, (n, space) => `Place ${men(n)} in ${spaceName(space)}`],
  [/^place (\w+) (\S+)$/, (power, space) => `Place the ${power} in ${spaceName(space)}`],
  [
    /^free campaign (\S+) (dragon|wizard)( by boat)?$/,
    (_, monster, boat) => `Attack the ${monster}, free${boat ?? ''}`,
  ],
  [/^campaign (\S+) (dragon|wizard)( by boat)?$/, (_, monster, boat) => `Attack the ${monster}${boat ?? ''}`],
  [/^campaign (\S+) (\S+)( by boat)?$/, (_, to, boat) => `Attack ${spaceName(to)}${boat ?? ''}`],
  [/^sail (hero|sorcerer|\d+ men)(.*)$/, (a, b) => `Sail with ${force(a + b)}`],
  [/^sail (\S+) (\S+)$/, (_, to) => `Sail to ${spaceName(to)}`],
  [/^capture (.+)$/, (part) => `Move in with ${force(part)}`],
  [/^supplement (\d+) (\S+)( by boat)?$/, (n, space, boat) => `Bring ${men(n)} from ${spaceName(space)}${boat ?? ''}`],
  [/^lose (.+)$/, (part) => `Lose ${force(part)}`],
  [/^disperse (\d+) (men|orcs) (\S+)$/, (n, what, space) => `Send ${n} ${what} to ${spaceName(space)}`],
  [/^disperse (\w+) (\S+)$/, (power, space) => `Send the ${power} to ${spaceName(space)}`],
  [
    /^(send|scatter) (\S+)$/,
    (verb, region) => `${verb === 'send' ? 'Send it to' : 'Scatter'} the ${regionName(region)}`,
  ],
  [/^play (\S+)$/, (card) => `Play ${CARDS[cardNamed(card)]?.title ?? card}`],
  [/^play$/, () => 'Play it'],
  [/^keep$/, () => 'Keep it'],
  [/^discard$/, () => 'Discard it'],
  [/^rout (\d+) (\S+)$/, (n, space) => `Drive ${n} out of ${spaceName(space)}`],
  [/^put (\d+) (\S+)$/, (n, space) => `Put ${n} in ${spaceName(space)}`],
  [/^treasure (\S+)$/, (space) => `The treasure in ${spaceName(space)}`],
  [/^look (\S+)$/, (space) => `Look in ${spaceName(space)}`],
  [/^to (\S+)$/, (space) => `To ${spaceName(space)}`],
  [/^open (\S+)$/, (space) => `Open it in ${spaceName(space)}`],
];

/** A pick in words for a button. */
export function label(pick: string): string {
  for (const [sign, words] of WORDS) {
    const found = sign.exec(pick);
    if (found) return words(...found.slice(1));
  }
  return pick;
}

export function regionName(id: string): string {
  return REGIONS.find((region) => region.id === id)?.name ?? id;
}
