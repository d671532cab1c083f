import { goto, type Seat } from '@questhall/kernel';
import { ANYWHERE, type Board, NOBODY, OFF, ownerOf } from '../board.js';
import { type Against, chapter } from '../calls.js';
import { addMen, addPower, countersIn, forceIn, march, powerAt, powerIn, removeMen } from '../forces.js';
import { BOAT_REACH, SPACES, type SpaceId, spaceNamed } from '../map.js';
import { BOAT, discard } from '../petitions.js';
import { mayAttack, type Power } from '../ranges.js';
import { areAdjacent, neighbours } from '../reach.js';
import { canOccupy, canSummon, shieldRule, spareMen } from '../targets.js';
import { defenderIn } from './battle.js';
import { BOAT_SUPPLEMENT, CAPTURE, FIGHT, STOP, supplementMen } from './order.js';
import { bindBoat, landBoats, partOf, parts, partWords } from './sail.js';

interface Campaign {
  seat: Seat;
  from: SpaceId;
  to: SpaceId;
  against: Against;
  boat: boolean;
  free: boolean;
}
interface Course {
  fought: boolean;
  beaten: Power | 'not beaten';
  /** Whether nobody stood there when it was declared. */
  vacant: boolean;
  /** Who has moved in. */
  part: string;
}
const { ask, call, done, procedure } = chapter(
  'campaign',
  (): Course => ({ fought: false, beaten: 'not beaten', vacant: false, part: '' }),
);

/** X.C, X.D One campaign, from its declaration to its end. */
export const campaign = procedure({
  steps: {
    declare: (t, v) => {
      // WQ X.A.6.c.4, WQ R75 A boat card is bound when the campaign is declared.
      if (v.boat) bindBoat(t.board, v.seat);
      // WQ X.C.1.2, WQ X.A.6.b, WQ R62 Declared is used up; a free one costs nothing.
      if (!v.free) t.board.campaigns -= 1;
      v.vacant = t.board.holder[v.to] === NOBODY;
      t.tell('campaign', {
        seat: v.seat,
        from: SPACES[v.from].id,
        to: SPACES[v.to].id,
        against: v.against,
        boat: v.boat,
        free: v.free,
      });
    },
    // WQ X.C.4.1 Hero or sorcerer come only now. WQ R61 In every campaign anew. WQ R17, WQ X.D.4.1 In a free one not at all.
    summon: ask({
      rule: 'WQ X.C.4.1',
      who: (_, v) => (v.free ? null : v.seat),
      says: (_, v) => ({ key: 'ask.summon', args: { space: SPACES[v.from].id } }),
      options: (b, v) => summonses(b, v),
      name: (power: Power) => (power === 'none' ? 'no summons' : `summon ${power}`),
      at: (power, _, v) => (power === 'none' ? [] : [`${power}:${v.seat}`]),
      bars: (pick, b, v) => summonBar(pick, b, v),
      then: (t, v, power) => {
        if (power === 'none') return;
        t.tell('summoned', {
          seat: v.seat,
          power,
          from: SPACES[powerAt(t.board, v.seat, power)].id,
          space: SPACES[v.from].id,
          swaps: powerIn(t.board, v.from) !== 'none',
        });
        summon(t.board, v, power);
      },
    }),
    // WQ R72 A free campaign begins with a battle.
    open: (_, v) => (v.free && !v.fought ? goto('fight') : undefined),
    // WQ X.C.2.2, WQ XI.A Battles as long as one likes. WQ X.C.3.1 Men may come at any time.
    order: ask({
      rule: 'WQ X.C.2.2',
      who: (_, v) => v.seat,
      says: (_, v) => ({
        key: 'ask.order',
        args: { from: SPACES[v.from].id, to: SPACES[v.to].id, against: v.against },
      }),
      options: (b, v) => orders(b, v),
      name: (o: number, b, v) => orderWords(o, b, v),
      at: (o, _, v) => orderPath(o, v),
      bars: (pick, b, v) => orderBar(pick, b, v),
      then: (t, v, o) => {
        if (o === STOP) {
          t.tell('campaign.stopped', { seat: v.seat });
          return done();
        }
        if (o === FIGHT) return goto('fight');
        if (o & CAPTURE) return capture(t.board, v, o & ~CAPTURE);
        supplement(t.board, v, o);
        t.tell('supplemented', {
          seat: v.seat,
          from: SPACES[o & 63].id,
          space: SPACES[v.from].id,
          men: supplementMen(o),
          boat: (o & BOAT_SUPPLEMENT) !== 0,
        });
        return goto('order');
      },
    }),
    fight: (_, v) => {
      v.fought = true;
      // WQ X.D.6 Monsters are fought as all others are.
      return call(
        'battle',
        { attacker: v.seat, from: v.from, to: v.to, against: v.against, boat: v.boat },
        { into: 'beaten' },
      );
    },
    after: (t, v) => {
      if (v.against !== 'space') return v.beaten === 'not beaten' ? goto('again') : goto('triumph');
      if (t.board.holder[v.to] !== NOBODY) return goto('again');
      // WQ X.C.5.1 An emptied space must be captured. WQ R66 Losses are dispersed by now.
      // WQ R13 Not where the wizard has come meanwhile, by the ring of one who was dispersed onto it.
      return canOccupy(t.board, v.to) ? goto('capture') : done();
    },
    // WQ X.C.2.2 Without a force it is over. WQ R22 So it is without the super power that the attack needs.
    again: (t, v) => (canFight(t.board, v) ? goto('order') : done()),
    triumph: (t, v) => {
      const monster = v.against as 'dragon' | 'wizard';
      // WQ X.D.5.b.1, WQ R21 A sorcerer's force sends it away.
      if (v.beaten === 'sorcerer') return call('send', { seat: v.seat, monster }, { then: 'occupy' });
      // WQ X.D.5.a.2, WQ R20 Six men, if the hero lives. WQ R92 They come before any capture.
      if (t.board.hero[v.seat] === OFF) return goto('occupy');
      return call(
        'place',
        { seat: v.seat, men: 6, space: ANYWHERE, powers: t.board.house.powersForAwards },
        { then: 'occupy' },
      );
    },
    // WQ R15 Its space, if it was unoccupied, must be captured. WQ R73 Where a force stood the campaign is over, though
    // the dragon, sent back to that very place, may have gobbled it.
    occupy: (t, v) =>
      v.vacant && canOccupy(t.board, v.to) && t.board.holder[v.from] === v.seat ? goto('capture') : done(),
    // WQ X.C.5.1, WQ X.C.5.2 No backing out. WQ X.C.6.2, WQ R48 A lone counter cannot.
    capture: ask({
      rule: 'WQ X.C.7',
      who: (b, v) => (countersIn(b, v.from) > 1 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.capture', args: { space: SPACES[v.to].id } }),
      options: (b, v) => parts(b, v.from, v.to, v.seat),
      name: (o: number, b, v) => `capture ${partWords(o, b, v.from)}`,
      at: (_, __, v) => [SPACES[v.to].id],
      bars: (pick) =>
        pick === 'stop' ? { rule: 'WQ X.C.5.2', why: 'a campaign is not broken off to avoid the capture' } : undefined,
      then: (t, v, o) => capture(t.board, v, o),
    }),
    spared: () => done(),
    taken: (t, v) => {
      const { board } = t;
      t.tell('captured', { seat: v.seat, from: SPACES[v.from].id, space: SPACES[v.to].id, what: v.part });
      // WQ R75 The boat goes before any reward.
      landBoats(board);
      const slot = board.treasureIn[v.to];
      // WQ X.E.1 Only a treasure of one's own is taken; others stay as they lie.
      if (slot < 0 || ownerOf(slot) !== v.seat) return done();
      return call('treasure', { seat: v.seat, slot, space: v.to });
    },
  },
  cleanup: (b) => landBoats(b),
  shows: (_, v) => ({
    seat: v.seat,
    from: SPACES[v.from].id,
    to: SPACES[v.to].id,
    against: v.against,
    boat: v.boat,
    free: v.free,
  }),
});

function canFight(b: Board, v: Campaign): boolean {
  // WQ VIII.C.1, WQ R14 Nor may the target have come under the wizard's protection or the dragon's meanwhile.
  if (v.against === 'space' && shieldRule(b, v.to) !== null) return false;
  // WQ R22, WQ XI.C.5.1, WQ X.D.5.1 What the attack needs must be there at every roll. WQ R23 Alone is enough.
  return b.holder[v.from] === v.seat && mayAttack(forceIn(b, v.from), defenderIn(b, v.to, v.against));
}

/** The super powers that can be brought, and "none" where the attack needs none. */
function summonses(b: Board, v: Campaign): Power[] {
  const found: Power[] = [];
  if (isEmptyTarget(b, v) || canFight(b, v)) found.push('none');
  for (const power of ['hero', 'sorcerer'] as const) {
    if (canSummon(b, v.seat, v.from, power) && leads(b, v, power)) found.push(power);
  }
  return found;
}

/** Whether a force led by this super power could fight here. */
function leads(b: Board, v: Campaign, power: Power): boolean {
  return isEmptyTarget(b, v) || mayAttack({ kind: 'men', count: b.men[v.from], power }, defenderIn(b, v.to, v.against));
}

function isEmptyTarget(b: Board, v: Campaign): boolean {
  return v.against === 'space' && b.holder[v.to] === NOBODY;
}

function summon(b: Board, v: Campaign, power: Power): void {
  const other: Power = power === 'hero' ? 'sorcerer' : 'hero';
  const at = powerAt(b, v.seat, power);
  // WQ X.C.4.2 The other one, if it was here, goes to where this one came from.
  const swaps = powerAt(b, v.seat, other) === v.from;
  if (swaps) addPower(b, at, v.seat, other);
  if (swaps) addPower(b, v.from, v.seat, power);
  else march(b, at, v.from, { men: 0, power });
}

function orders(b: Board, v: Campaign): number[] {
  const found: number[] = [];
  // WQ X.C.5.1, WQ R74 An empty target is captured if it can be; only a lone counter may stop before it.
  const capturing = isEmptyTarget(b, v);
  if (capturing) for (const part of parts(b, v.from, v.to, v.seat)) found.push(CAPTURE | part);
  else if (canFight(b, v)) found.push(FIGHT);
  // WQ X.C.2.2 He may stop at any time. WQ X.C.5.2 But not to avoid a capture.
  if (!capturing || found.length === 0) found.push(STOP);
  // WQ X.D.4.1 To a free campaign nobody comes. WQ R26 Nor by boat.
  if (!v.free) addSupplements(b, v, found);
  return found;
}

function addSupplements(b: Board, v: Campaign, found: number[]): void {
  // WQ X.C.3.1 Men, not super powers, from spaces adjacent to the attacking space. WQ R81 The wizard's region is no matter.
  for (const space of neighbours(b, v.from)) addFrom(b, v, space, 0, found);
  // WQ X.C.3.2 By boat from the same water. WQ R27 At a card for each space.
  if (!hasBoatForMen(b, v)) return;
  for (const space of BOAT_REACH[v.from])
    if (!areAdjacent(b, v.from, space)) addFrom(b, v, space, BOAT_SUPPLEMENT, found);
}

function hasBoatForMen(b: Board, v: Campaign): boolean {
  return b.boats[v.seat] > 0 || (v.boat && b.house.boatsSailTogether);
}

function addFrom(b: Board, v: Campaign, space: SpaceId, boat: number, found: number[]): void {
  if (b.holder[space] !== v.seat || space === v.to) return;
  for (let n = 1; n <= spareMen(b, space); n++) found.push(boat | (n << 6) | space);
}

function supplement(b: Board, v: Campaign, o: number): void {
  const men = supplementMen(o);
  removeMen(b, o & 63, men);
  addMen(b, v.from, v.seat, men);
  if (!(o & BOAT_SUPPLEMENT) || (v.boat && b.house.boatsSailTogether)) return;
  // WQ X.A.6.c.4 Used, and gone at once.
  b.boats[v.seat] -= 1;
  discard(b, BOAT, 1);
}

function capture(b: Board, v: Campaign & Course, part: number) {
  v.part = partWords(part, b, v.from);
  march(b, v.from, v.to, partOf(part, b, v.from));
  return goto('taken');
}

function orderWords(o: number, b: Board, v: Campaign): string {
  if (o === FIGHT) return 'fight';
  if (o === STOP) return 'stop';
  if (o & CAPTURE) return `capture ${partWords(o & ~CAPTURE, b, v.from)}`;
  return `supplement ${supplementMen(o)} ${SPACES[o & 63].id}${o & BOAT_SUPPLEMENT ? ' by boat' : ''}`;
}

/** What one points at: the dice, the space to be captured, or where men come from. */
function orderPath(o: number, v: Campaign): string[] {
  if (o === STOP) return [];
  if (o === FIGHT) return ['dice'];
  return [SPACES[o & CAPTURE ? v.to : o & 63].id];
}

/** Where there is but one way to start nobody is asked, so without a leader only the dragon is refused. */
function summonBar(pick: string, b: Board, v: Campaign) {
  if (pick === 'no summons')
    return { rule: 'WQ X.D.5.1', why: 'only a hero or a sorcerer can lead against the dragon' };
  const [, power] = /^summon (hero|sorcerer)$/.exec(pick) ?? [];
  if (!power) return undefined;
  const at = powerAt(b, v.seat, power as Power);
  if (at === OFF) return { rule: 'WQ X.C.4.1', why: `the ${power} is not on the board` };
  if (at === v.from) return { rule: 'WQ X.C.4.1', why: `the ${power} is in the attacking space already` };
  return { rule: 'WQ X.C.6.1', why: `the ${power} stands alone, and may not leave its space unoccupied` };
}

function orderBar(pick: string, b: Board, v: Campaign) {
  if (pick === 'stop') return { rule: 'WQ X.C.5.2', why: 'an unoccupied target must be captured' };
  if (/^summon /.test(pick)) return { rule: 'WQ X.C.4.1', why: 'a super power comes only at the start of a campaign' };
  if (/^sail /.test(pick))
    return { rule: 'WQ R26', why: 'in a campaign a boat only brings men to the attacking space' };
  if (/^capture/.test(pick) && countersIn(b, v.from) < 2)
    return { rule: 'WQ X.C.6.2', why: 'a lone counter cannot capture' };
  if (/^capture/.test(pick) && isEmptyTarget(b, v))
    return { rule: 'WQ X.C.7', why: 'at least one counter stays in the attacking space' };
  const [, n, id, boat] = /^supplement (\d+) (\S+)( by boat)?$/.exec(pick) ?? [];
  const space = spaceNamed(id ?? '');
  if (!n || space < 0) return undefined;
  if (v.free) return { rule: 'WQ X.D.4.1', why: 'nobody joins a free campaign' };
  if (b.holder[space] === v.seat && Number(n) > spareMen(b, space))
    return { rule: 'WQ X.C.6.1', why: 'somebody must stay behind' };
  if (boat && b.holder[space] === v.seat && areAdjacent(b, v.from, space))
    return { rule: 'WQ X.C.3.1', why: `from ${SPACES[space].name} men come by land, without a boat` };
  if (boat) return { rule: 'WQ X.C.3.2', why: 'that needs a boat privilege and a space on the same water' };
  return { rule: 'WQ X.C.3.1', why: `${SPACES[space].name} is no space of the player adjacent to the attacking space` };
}
