import type { Args, Beginning, Frame, Json, Refusal, Seat, Setup, Words } from '@questhall/kernel';
import { type Board, COPIES, handOf, might, RELICS, relicsOf, SPELLS, setup, size } from './duel-board.js';
import { truth, type View } from './duel-view.js';

const WIZARD = ['lives', 'gold', 'hand', 'relics', 'scried'];
const POSITION = ['round', 'wizards', 'prize', 'discard', 'lost'];

/** How positions of the duel are written and read. */
export const duelWords: Words<Board, View> = {
  position: [
    { path: 'round', says: 'the round, 1 to 6', default: '1' },
    { path: 'wizards.<seat>.lives', says: 'lives left; 0 is dead', default: 'as the table is set' },
    { path: 'wizards.<seat>.gold', says: 'gold', default: '3' },
    { path: 'wizards.<seat>.hand', says: `spells held: ${SPELLS.join(', ')}`, default: 'none' },
    { path: 'wizards.<seat>.relics', says: `relics: ${RELICS.join(', ')}`, default: 'none' },
    { path: 'wizards.<seat>.scried', says: 'whether it has looked at the prize', default: 'false' },
    { path: 'prize', says: 'the relic that lies face down', default: 'none' },
    { path: 'discard', says: 'spells discarded; what is nowhere else is in the deck', default: 'none' },
    { path: 'lost', says: 'relics lost; what is nowhere else is in the pile', default: 'none' },
  ],
  read,
  write: (seen) => seen as unknown as Json,
  truth,
  beginnings: {
    auction: begins('the auction of a round', [], () => [frame('auction', 'lay')]),
    turn: begins('the turn of a wizard', ['seat'], ([seat]) => [frame('turn', 'look', { seat })]),
    fight: begins('a fight on the turn of its attacker', ['attacker', 'defender'], ([attacker, defender]) => [
      frame('turn', 'end', { seat: attacker }),
      frame('fight', 'begin', { attacker, defender, rolls: [0, 0] }),
    ]),
  },
  computed: {
    might: {
      rule: 'D 6',
      says: 'what relics add to a die',
      takes: { seat: 'whose' },
      of: (b, a) => of(b, a, ['seat'], ([s]) => might(b, s)),
    },
    edge: {
      rule: 'D 6',
      says: 'in how many of 36 rolls the attacker wins',
      takes: { attacker: 'who attacks', defender: 'whom' },
      of: (b, a) => of(b, a, ['attacker', 'defender'], ([x, y]) => rolls(might(b, x) - might(b, y))),
    },
  },
};

function begins(says: string, seats: readonly string[], stack: (seats: [Seat, Seat]) => Frame[]): Beginning<Board> {
  return {
    says,
    takes: Object.fromEntries(seats.map((name) => [name, { says: `the seat of the ${name}` }])),
    stack: (b, args) => {
      const found = seatsOf(b, args, seats);
      if ('refused' in found) return found;
      return [frame('game', 'turns', { next: (found[0] ?? -1) + 1 }), ...stack(found)];
    },
  };
}

function frame(proc: string, at: string, vars: Record<string, unknown> = {}): Frame {
  return { proc, at, vars };
}

function of(b: Board, args: Args, names: readonly string[], number: (seats: [Seat, Seat]) => number): number | Refusal {
  const found = seatsOf(b, args, names);
  return 'refused' in found ? found : number(found);
}

function seatsOf(b: Board, args: Args, names: readonly string[]): [Seat, Seat] | Refusal {
  const seats = names.map((name) => args[name]);
  const wrong = names.find((_, i) => typeof seats[i] !== 'number' || b.lives[seats[i] as number] === undefined);
  return wrong ? bad(`${wrong} is a seat, 0 to ${b.lives.length - 1}`) : (seats as [Seat, Seat]);
}

function rolls(edge: number): number {
  let won = 0;
  for (let i = 0; i < 36; i++) if ((i % 6) + edge > Math.floor(i / 6)) won += 1;
  return won;
}

function read(position: Args, table: Setup): Board | Refusal {
  const b = setup(table);
  const problems = [
    ...unknown(position, POSITION, 'position'),
    ...number(position.round, 'round', (n) => (b.round = n)),
    ...heap(position.discard, 'discard', SPELLS, b.discard),
    ...heap(position.lost, 'lost', RELICS, b.lost),
    ...wizards(b, position.wizards ?? {}),
  ];
  b.prize = position.prize === undefined ? -1 : RELICS.indexOf(position.prize as (typeof RELICS)[number]);
  if (position.prize !== undefined && b.prize < 0) problems.push(`prize is one of ${RELICS.join(', ')}`);
  b.deck = rest(COPIES.spells, [b.discard, ...b.hands]);
  b.pile = rest(COPIES.relics, [b.lost, ...b.relics]);
  if (b.prize >= 0) b.pile[b.prize] = (b.pile[b.prize] as number) - 1;
  if (Math.min(...b.deck, ...b.pile) < 0) problems.push('there are not that many of these cards');
  return problems[0] === undefined ? b : bad(problems[0]);
}

/** What lies in none of these heaps. */
function rest(copies: readonly number[], heaps: readonly number[][]): number[] {
  return copies.map((n, kind) => n - size(heaps.map((heap) => heap[kind] as number)));
}

function wizards(b: Board, given: Json): string[] {
  return Object.entries(given as Record<string, Args>).flatMap(([key, words]) => {
    const seat = Number(key);
    if (b.lives[seat] === undefined) return [`wizards.${key} is no seat; expected 0 to ${b.lives.length - 1}`];
    b.known[seat] = words.scried === true;
    return [
      ...unknown(words, WIZARD, `wizards.${key}`),
      ...number(words.lives, `wizards.${key}.lives`, (n) => (b.lives[seat] = n)),
      ...number(words.gold, `wizards.${key}.gold`, (n) => (b.gold[seat] = n)),
      ...heap(words.hand, `wizards.${key}.hand`, SPELLS, handOf(b, seat)),
      ...heap(words.relics, `wizards.${key}.relics`, RELICS, relicsOf(b, seat)),
    ];
  });
}

function unknown(words: Args, expected: readonly string[], where: string): string[] {
  const found = Object.keys(words).find((key) => !expected.includes(key));
  return found === undefined ? [] : [`${where} has no word ${found}; expected ${expected.join(', ')}`];
}

function number(given: Json | undefined, where: string, set: (n: number) => void): string[] {
  if (given === undefined) return [];
  if (!Number.isInteger(given) || (given as number) < 0) return [`${where} is a whole number`];
  set(given as number);
  return [];
}

function heap(given: Json | undefined, where: string, names: readonly string[], counts: number[]): string[] {
  for (const name of (given ?? []) as string[]) {
    const kind = names.indexOf(name);
    if (kind < 0) return [`${where}: there is no ${name}; expected ${names.join(', ')}`];
    counts[kind] = (counts[kind] as number) + 1;
  }
  return [];
}

function bad(why: string): Refusal {
  return { refused: 'bad-setup', why };
}
