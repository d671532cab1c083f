import { leave, type Seat, type Table, windowOf } from '@questhall/kernel';
import {
  type Board,
  chapter,
  EMBER,
  handOf,
  holds,
  isAlive,
  kinds,
  living,
  might,
  move,
  relicsOf,
  SNUFF,
  SPELLS,
  SPITE,
  WARD,
} from './duel-board.js';

const fray = chapter('fight', () => ({ rolls: [0, 0] as [number, number] }));

/** D 6 Two wizards, one die each; the higher total wins. */
export const fight = fray.procedure({
  steps: {
    begin: (t, v) => {
      t.board.fray = [v.attacker, v.defender];
      t.tell('fight', { seat: v.attacker, foe: v.defender });
    },
    before: (_, { attacker, defender }) => fray.call('before-fight', { attacker, defender }),
    // A spell may have ended it before a blow was struck.
    look: (t, v) => (isAlive(t.board, v.attacker) && isAlive(t.board, v.defender) ? undefined : fray.done()),
    roll: (t, v) => {
      v.rolls = [t.d6('fight') + might(t.board, v.attacker), t.d6('fight') + might(t.board, v.defender)];
      t.tell('rolls', { rolls: v.rolls });
    },
    strike: (_, { attacker, defender, rolls: [a, d] }) => {
      if (a === d) return fray.done();
      const [seat, by] = a > d ? [defender, attacker] : [attacker, defender];
      return fray.call('lose-life', { seat, by });
    },
  },
  cleanup: (b) => {
    b.fray = [];
  },
  shows: (_, { attacker, defender, rolls }) => ({ attacker, defender, rolls }),
});

const loss = chapter('lose-life', () => ({ prevented: false }));

/** D 7 A life is lost, unless somebody wards it off; and then it may be avenged. */
export const loseLife = loss.procedure({
  steps: {
    look: (t, v) => (isAlive(t.board, v.seat) ? undefined : loss.done()),
    instead: (_, v) => loss.call('instead', { victim: v.seat }, { into: 'prevented' }),
    lose: (t, { seat, prevented }) => {
      if (prevented) return loss.done();
      t.board.lives[seat] = (t.board.lives[seat] as number) - 1;
      t.tell('loses', { seat });
      if (isAlive(t.board, seat)) return;
      bury(t, seat);
      // D 9 The dead wizard's turn ends at once; anybody else's goes on.
      return leave('turn', { seat });
    },
    after: (_, v) => loss.call('after', { victim: v.seat, by: v.by }),
  },
});

/** D 9 What the dead held is laid open and gone. */
function bury({ board, reveal }: Table<Board>, seat: Seat): void {
  const hand = handOf(board, seat);
  reveal('dies', { seat, hand: hand.flatMap((n, spell) => new Array<string>(n).fill(SPELLS[spell] as string)) });
  for (const spell of kinds(hand)) while (hand[spell]) move(hand, board.discard, spell);
  const relics = relicsOf(board, seat);
  for (const relic of kinds(relics)) while (relics[relic]) move(relics, board.lost, relic);
  board.offers = board.offers.filter(({ from, to }) => from !== seat && to !== seat);
}

const cast = chapter('spell', () => ({ countered: false }));

/** D 8 A spell is laid open and discarded; unless somebody snuffs it, it works. Answers whether it did. */
export const spell = cast.procedure({
  steps: {
    lay: (t, v) => {
      move(handOf(t.board, v.seat), t.board.discard, v.spell);
      t.reveal('casts', { seat: v.seat, spell: SPELLS[v.spell] as string, target: v.target });
    },
    counter: (_, v) => cast.call('counter', { caster: v.seat }, { into: 'countered' }),
    work: (_, v) => {
      if (v.countered) return cast.done(false);
      if (v.spell === WARD || v.spell === SNUFF) return;
      return cast.call('lose-life', { seat: v.target, by: v.seat });
    },
    end: () => cast.done(true),
  },
});

const early = chapter('before-fight');
/** D 6 Before the dice, anybody may throw an ember at a fighter. */
export const beforeFight = windowOf({
  name: 'before-fight',
  rule: 'D 6',
  who: living,
  says: (_: Board, v: { attacker: Seat; defender: Seat }) => ({ key: 'ask.before', args: v }),
  options: (b, v, seat) => (holds(b, seat, EMBER) ? [v.attacker, v.defender] : []),
  pick: (target) => `ember ${target}`,
  play: (_, _v, target, seat) => early.call('spell', { seat, spell: EMBER, target }),
  closed: (b, v) => !isAlive(b, v.attacker) || !isAlive(b, v.defender),
});

const warding = chapter('instead', () => ({ prevented: false }));
/** D 7 Instead of losing the life: anybody may ward it off. */
export const instead = windowOf({
  name: 'instead',
  rule: 'D 7',
  locals: () => ({ prevented: false }),
  who: living,
  says: (_: Board, v: { victim: Seat; prevented: boolean }) => ({ key: 'ask.instead', args: { seat: v.victim } }),
  options: (b, _, seat) => (holds(b, seat, WARD) ? [WARD] : []),
  pick: () => 'ward',
  play: (_, v, _o, seat) => warding.call('spell', { seat, spell: WARD, target: v.victim }, { into: 'prevented' }),
  closed: (_, v) => v.prevented,
  gives: (_, v) => v.prevented,
});

const revenge = chapter('after');
/** D 7 After it: the victim may pay its foe back. */
export const after = windowOf({
  name: 'after',
  rule: 'D 7',
  who: (b, v) => (isAlive(b, v.victim) ? [v.victim] : []),
  says: (_: Board, v: { victim: Seat; by: Seat }) => ({ key: 'ask.after', args: { seat: v.by } }),
  options: (b, _, seat) => (holds(b, seat, SPITE) ? [SPITE] : []),
  pick: () => 'spite',
  play: (_, v, _o, seat) => revenge.call('spell', { seat, spell: SPITE, target: v.by }),
  closed: (b, v) => !isAlive(b, v.by) || v.by === v.victim,
});

const snuffing = chapter('counter', () => ({ countered: false }));
/** D 8 Anybody but its caster may snuff a spell, and a snuff is a spell. */
export const counter = windowOf({
  name: 'counter',
  rule: 'D 8',
  locals: () => ({ countered: false }),
  who: (b, v) => living(b).filter((seat) => seat !== v.caster),
  says: (_: Board, v: { caster: Seat; countered: boolean }) => ({ key: 'ask.counter', args: { seat: v.caster } }),
  options: (b, _, seat) => (holds(b, seat, SNUFF) ? [SNUFF] : []),
  pick: () => 'snuff',
  play: (_, v, _o, seat) => snuffing.call('spell', { seat, spell: SNUFF, target: v.caster }, { into: 'countered' }),
  closed: (_, v) => v.countered,
  gives: (_, v) => v.countered,
});
