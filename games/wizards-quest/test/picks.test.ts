import { random } from '@questhall/kernel';
import { playout } from '@questhall/testkit';
import { expect, test } from 'vitest';
import {
  attackOf,
  type Board,
  CARD_IDS,
  dispersalOf,
  hidingOf,
  orcsOf,
  orderOf,
  partOf,
  petitionOf,
  placingOf,
  SPACES,
  TREASURES,
  wizardsQuest,
} from '../src/index.js';

const id = (space: number) => SPACES[space].id;
type Words = (o: number, b: Board, from: number) => string;

/** Each option in words again, from what its reader says of it. */
const WORDS: Readonly<Record<string, Words>> = {
  'attack.choose': (o) => {
    const attack = attackOf(o);
    if (attack.do === 'end') return 'end turn';
    if (attack.do === 'sail') return `sail ${id(attack.from)} ${id(attack.to)}`;
    const { from, to, against, boat, free } = attack.plan;
    const target = against === 'space' ? id(to) : against;
    return `${free ? 'free ' : ''}campaign ${id(from)} ${target}${boat ? ' by boat' : ''}`;
  },
  'campaign.order': (o, b, from) => {
    const order = orderOf(o);
    if (order.do === 'supplement') return `supplement ${order.men} ${id(order.space)}${order.boat ? ' by boat' : ''}`;
    return order.do === 'capture' ? `capture ${part(order.part, b, from)}` : order.do;
  },
  'campaign.capture': (o, b, from) => `capture ${part(o, b, from)}`,
  'sail.part': (o, b, from) => `sail ${part(o, b, from)}`,
  'petition.choose': (o) => {
    const petition = petitionOf(o);
    if (petition.do === 'sail') return `sail ${id(petition.from)} ${id(petition.to)}`;
    return petition.do === 'play' ? `play ${CARD_IDS[petition.card]}` : petition.do.replace('-', ' ');
  },
  'place.choose': (o) => {
    const { space, men, power } = placingOf(o);
    return `place ${power === 'none' ? men : power} ${id(space)}`;
  },
  'treasures.choose': (o) => `hide ${TREASURES[hidingOf(o).kind]} ${id(hidingOf(o).space)}`,
  'losses.disperse': (o, { transit }) => {
    const { space, men, power } = dispersalOf(o);
    return `disperse ${power ? transit.power : `${men} ${transit.owner === 6 ? 'orcs' : 'men'}`} ${id(space)}`;
  },
  'card:rout.choose': (o) => `rout ${orcsOf(o).orcs} ${id(orcsOf(o).space)}`,
};

function part(o: number, b: Board, from: number): string {
  const { men, power } = partOf(o, b, from);
  return [power === 'none' ? '' : power, men > 0 ? `${men} men` : ''].filter(Boolean).join(' ');
}

test('what readers say of an option is what the option says', () => {
  const met = new Set<string>();
  const wrong: string[] = [];
  for (const seed of ['picks 1', 'picks 2', 'picks 3']) {
    const dice = random(seed);
    playout(wizardsQuest, 3, {}, seed, (options, _, live) => {
      const frame = live.state.stack[live.state.stack.length - 1];
      const at = `${frame.proc}.${frame.at}`;
      const ask = wizardsQuest.procedures[frame.proc].steps[frame.at];
      const pick = dice(options.length);
      const words = WORDS[at];
      if (!words || typeof ask === 'function') return pick;
      met.add(at);
      const { board } = live.state as { board: Board };
      for (const o of options) {
        const read = words(o as number, board, frame.vars.from as number);
        const said = ask.name(o as never, board, frame.vars as never);
        if (read !== said) wrong.push(`${at}: ${read} for ${said}`);
      }
      return pick;
    });
  }
  expect(wrong).toEqual([]);
  expect([...met].sort()).toEqual(Object.keys(WORDS).sort());
});
