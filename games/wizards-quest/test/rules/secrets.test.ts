import {
  apply,
  type GameRecord,
  isRefusal,
  type Line,
  lineOf,
  prompts,
  type State,
  type Viewer,
  writeRecord,
} from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { type Board, wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

const everybody: readonly Viewer[] = [0, 1, 2, null];
const castles = { 'castle-1': { seat: 0, men: 3 }, 'castle-2': { seat: 1 }, 'castle-3': { seat: 2 } };
const petition = { proc: 'petition', vars: { seat: 0 } };

rule('WQ R58', 'only its holder sees a hand; how many cards it has, and the boats, all see', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: castles, players: { 0: { hand: ['men2', 'peek'], boats: 1 }, 1: { hand: ['men5'] } } },
    begin: petition,
  });
  expect([t.sees(0, 'players.0.hand'), t.sees(1, 'players.1.hand')]).toEqual([['men2', 'peek'], ['men5']]);
  expect([t.sees(0, 'players.1.hand'), t.sees(1, 'players.0.hand')]).toEqual(['unknown', 'unknown']);
  for (const viewer of everybody) {
    expect([t.sees(viewer, 'players.0.handSize'), t.sees(viewer, 'players.0.boats')]).toEqual([2, 1]);
    if (viewer !== 0) expect(JSON.stringify(t.sees(viewer))).not.toMatch(/men2|peek/);
    if (viewer !== 1) expect(JSON.stringify(t.sees(viewer))).not.toMatch(/men5/);
  }
});

rule('WQ R58', 'a spectator sees no hand at all', () => {
  const t = marnon({ seats: 3, position: { spaces: castles, players: { 0: { hand: ['men2'] } } }, begin: petition });
  const sight = wizardsQuest.view(t.board, null);
  expect([sight.hand.every((n) => n === 0), sight.hands, sight.handSizes]).toEqual([true, undefined, [1, 0, 0]]);
});

rule('WQ R58', 'which card is drawn only the drawer learns, and what he could do with it', () => {
  const t = marnon({ seats: 3, position: { spaces: castles }, begin: petition, dice: { petition: ['camp2'] } });
  t.picks(0, 'draw');
  expect(t.heard(0)).toEqual([{ key: 'petition.drawn', args: { seat: 0, card: 'camp2' } }]);
  for (const viewer of [1, 2, null]) {
    expect(t.heard(viewer)).toEqual([{ key: 'petition.drawn', args: { seat: 0 } }]);
    expect(t.sees(viewer, 'players.0.handSize')).toBe(1);
    const [prompt] = prompts(wizardsQuest, t.state, viewer);
    expect([prompt.choices, JSON.stringify(prompt).includes('camp2')]).toEqual([[], false]);
  }
  expect(prompts(wizardsQuest, t.state, 0)[0].choices.map((choice) => choice.pick)).toEqual(['play camp2', 'go on']);
});

rule('WQ R58', "the ring's card is seen by its owner alone, and so it stays if he keeps it", () => {
  const t = marnon({
    seats: 3,
    position: { spaces: castles },
    begin: { proc: 'ring', vars: { seat: 0 } },
    dice: { petition: ['men5'] },
  });
  expect(t.sees(0, 'ring')).toEqual({ seat: 0, card: 'men5' });
  for (const viewer of [1, 2, null]) {
    expect(t.sees(viewer, 'ring')).toEqual({ seat: 0, card: 'unknown' });
    expect(prompts(wizardsQuest, t.state, viewer)[0].choices).toEqual([]);
  }
  t.picks(0, 'keep');
  expect(t.heard(0).at(-1)).toEqual({ key: 'ring.keep', args: { seat: 0, card: 'men5' } });
  for (const viewer of [1, 2, null]) {
    expect(t.heard(viewer).at(-1)).toEqual({ key: 'ring.keep', args: { seat: 0 } });
    expect(JSON.stringify([t.heard(viewer), t.sees(viewer)])).not.toContain('men5');
  }
});

rule('WQ R59', 'where a treasure is hidden all learn, what it is only who hid it', () => {
  const t = marnon({ seats: 3, position: { spaces: castles }, begin: { proc: 'treasures' } });
  expect(prompts(wizardsQuest, t.state, 2)[0]).toMatchObject({ seat: 0, private: true, choices: [] });
  t.picks(0, 'hide crown castle-5');
  const told = { seat: 0, owner: 2, space: 'castle-5' };
  expect(t.heard(0).at(-1)).toEqual({ key: 'setup.hid', args: { ...told, treasure: 'crown' } });
  expect(t.sees(0, 'spaces.castle-5.treasure')).toEqual({ owner: 2, kind: 'crown' });
  for (const viewer of [1, 2, null]) {
    expect(t.heard(viewer).at(-1)).toEqual({ key: 'setup.hid', args: told });
    expect(t.sees(viewer, 'spaces.castle-5.treasure')).toEqual({ owner: 2, kind: 'unknown' });
  }
});

rule('WQ R59', 'its hider knows it for the whole game, its owner not before he captures it', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: {
        ...castles,
        brecknock: { treasure: { owner: 0, kind: 'chest' } },
        haven: { treasure: { owner: 1, kind: 'ring' } },
      },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'castle-1', to: 'brecknock' } },
  });
  const seen = (id: string) =>
    everybody.map((viewer) => (t.sees(viewer, `spaces.${id}.treasure`) as { kind: string }).kind);
  expect(seen('brecknock')).toEqual(['unknown', 'chest', 'unknown', 'unknown']);
  expect(seen('haven')).toEqual(['unknown', 'unknown', 'ring', 'unknown']);
  expect(new Set(wizardsQuest.view(t.board, null).treasureKind)).toEqual(new Set([-1]));
  t.picks(0, 'capture 1 men', 'place 4 brecknock');
  for (const viewer of everybody) expect(t.sees(viewer, 'players.0.taken')).toEqual(['chest']);
  expect(seen('haven')).toEqual(['unknown', 'unknown', 'ring', 'unknown']);
});

rule('WQ R78', 'who looks at a treasure by card knows it from then on, and all know that he looked', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: {
        ...castles,
        haven: { treasure: { owner: 0, kind: 'crown' } },
        dewbury: { treasure: { owner: 0, kind: 'ring' } },
        britton: { treasure: { owner: 2, kind: 'ring' } },
      },
      players: { 0: { hand: ['peek', 'movetreasure'] } },
    },
    begin: petition,
  });
  t.picks(0, 'play peek');
  expect(t.offers(0)).toEqual(['look haven', 'look dewbury']);
  t.picks(0, 'look haven');
  expect(t.sees(0, 'spaces.haven.treasure')).toEqual({ owner: 0, kind: 'crown' });
  expect(t.sees(0, 'spaces.dewbury.treasure')).toEqual({ owner: 0, kind: 'unknown' });
  expect(t.heard(0).at(-1)).toEqual({ key: 'looked', args: { seat: 0, space: 'haven', treasure: 'crown' } });
  for (const viewer of [1, 2, null]) {
    expect(t.heard(viewer).at(-1)).toEqual({ key: 'looked', args: { seat: 0, space: 'haven' } });
    expect(t.sees(viewer, 'players.0.looked')).toEqual(['haven']);
  }
  expect(t.sees(2, 'spaces.haven.treasure')).toEqual({ owner: 0, kind: 'unknown' });
  t.picks(0, 'play movetreasure', 'treasure haven', 'to pembroke');
  expect(t.sees(0, 'spaces.pembroke.treasure')).toEqual({ owner: 0, kind: 'crown' });
  expect(t.sees(2, 'players.0.looked')).toEqual(['pembroke']);
});

rule('WQ R78', 'a treasure moved by a card goes face down, and nobody learns what it is', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { ...castles, haven: { treasure: { owner: 2, kind: 'crown' } } },
      players: { 1: { hand: ['movetreasure'] } },
    },
    begin: { proc: 'petition', vars: { seat: 1 } },
  });
  t.picks(1, 'play movetreasure');
  t.picks(1, 'to pembroke');
  expect(everybody.map((viewer) => t.sees(viewer, 'spaces.haven.treasure'))).toEqual([null, null, null, null]);
  expect(t.sees(0, 'spaces.pembroke.treasure')).toEqual({ owner: 2, kind: 'crown' });
  for (const viewer of [1, 2, null]) {
    expect(t.sees(viewer, 'spaces.pembroke.treasure')).toEqual({ owner: 2, kind: 'unknown' });
    expect(JSON.stringify(t.heard(viewer))).not.toContain('crown');
  }
  expect(t.events().at(-1)).toEqual({ key: 'wandered', args: { owner: 2, from: 'haven', space: 'pembroke' } });
});

/** The record of these moves as far as the game has gone, and as it will read when it is over. */
function recorded(from: State<Board>, seats: number, moves: readonly (readonly [number, string])[]) {
  const lines: Line[] = [];
  let state = from;
  for (const [seat, pick] of moves) {
    const move = { seat, picks: [pick] };
    const outcome = apply(wizardsQuest, state, move);
    if (isRefusal(outcome)) throw new Error(outcome.why);
    lines.push(lineOf(move, outcome));
    state = outcome.state;
  }
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const record: GameRecord = {
    game: wizardsQuest.id,
    version: wizardsQuest.version,
    seats,
    players: names,
    options: from.options,
    commitment: '0'.repeat(64),
    nonces: [],
    secret: null,
    salt: null,
    result: null,
    opening: [],
    lines,
  };
  const over = { winners: [], rule: 'WQ R79', says: { key: 'over.limit', args: { turn: 9 } } };
  const body = (text: string) => text.split('\n').filter((line) => /^\d+\. /.test(line));
  return {
    running: body(writeRecord(wizardsQuest, record)),
    ended: body(writeRecord(wizardsQuest, { ...record, result: over })),
  };
}

rule(
  ['WQ R58', 'WQ R87'],
  'a record of a running game hides draws and picks among cards; the ended one tells them',
  () => {
    const t = marnon({ seats: 3, position: { spaces: castles }, begin: petition, dice: { petition: ['camp2'] } });
    const { running, ended } = recorded(t.state, 3, [
      [0, 'draw'],
      [0, 'go on'],
      [0, 'place 4 castle-1'],
      [0, 'end turn'],
    ]);
    expect(running).toEqual(['1. 0: ? {petition ?}', '2. 0: ?', '3. 0: place 4 castle-1', '4. 0: end turn']);
    expect(ended.slice(0, 2)).toEqual(['1. 0: draw {petition camp2}', '2. 0: go on']);
  },
);

rule('WQ R59', 'a record of a running game hides which treasure was hidden', () => {
  const t = marnon({ seats: 3, position: { spaces: castles }, begin: { proc: 'treasures' } });
  const { running, ended } = recorded(t.state, 3, [[0, 'hide crown castle-5']]);
  expect(running).toEqual(['1. 0: ?']);
  expect(ended).toEqual(['1. 0: hide crown castle-5']);
});

rule('WQ R58', 'a record of a running game hides whether and what the ring has kept', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { ...castles, brecknock: { treasure: { owner: 0, kind: 'ring' } } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'castle-1', to: 'brecknock' } },
    dice: { petition: ['peek'] },
  });
  const { running } = recorded(t.state, 3, [
    [0, 'capture 1 men'],
    [0, 'keep'],
  ]);
  expect(running).toEqual(['1. 0: capture 1 men {petition ?}', '2. 0: ?']);
});
