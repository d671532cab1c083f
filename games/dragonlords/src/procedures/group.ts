import { goto } from '@questhall/kernel';
import { bearerId, isKing } from '../bearers.js';
import type { Bearer, Board } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { bearersIn, plainIn, strengthOf } from '../forces.js';
import { idOf } from '../map.js';

interface Chosen {
  bearers: Bearer[];
  begun: boolean;
}
const { ask, done, procedure } = chapter('group', (): Chosen => ({ bearers: [], begun: false }));
type Vars = Calls['group']['takes'] & Chosen;

/** Added to the number of a bearer who is taken along. */
const WITH = 1000;
const NOBODY_GOES = -1;

/** Which units of a place go somewhere together: bearers by name, the others by number. Answers them; moves nobody. */
export const group = procedure({
  steps: {
    lead: (_, v) => {
      if (!v.begun && v.lead >= 0) v.bearers = [v.lead];
      v.begun = true;
    },
    // QD QUEST.1 So a party is made up, and any other company.
    choose: ask({
      rule: 'QD COMBAT.1.2',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.group', args: { from: idOf(v.from), most: v.most } }),
      options: (b, v) => choices(b, v),
      name: (o: number, b) => choiceWords(o, b),
      at: (o) => (o >= WITH ? [`bearer:${o - WITH}`] : []),
      bars: (pick, b, v) => groupBar(pick, b, v),
      then: (_, v, o) => {
        if (o >= WITH) {
          v.bearers.push(o - WITH);
          return goto('choose');
        }
        return done(o === NOBODY_GOES ? { n: 0, bearers: [] } : { n: o, bearers: v.bearers });
      },
    }),
    nobody: (_, v) => done({ n: 0, bearers: v.lead >= 0 ? v.bearers : [] }),
  },
});

function choices(b: Board, v: Vars): number[] {
  const found: number[] = [];
  const chosen = v.bearers.length;
  const room = Math.min(v.most, strengthOf(b, v.from, v.side) - v.stay) - chosen;
  const plain = Math.min(room, plainIn(b, v.from, v.side, v.states));
  for (let n = Math.max(0, v.least - chosen); n <= plain; n++) found.push(n);
  if (room > 0) for (const bearer of eligible(b, v)) found.push(WITH + bearer);
  // Which counters may not go is for the owner to know: he can always let it be.
  if (chosen === 0) found.push(NOBODY_GOES);
  return found;
}

/** Bearers who may go, in the order of their numbers, so that each company has one way to be named. */
function eligible(b: Board, v: Vars): Bearer[] {
  const last = v.bearers.filter((bearer) => bearer !== v.lead).at(-1) ?? -1;
  const seen = new Set<string>();
  return bearersIn(b, v.from, v.side, v.states).filter((bearer) => {
    if (bearer <= last || bearer === v.lead || !mayGo(b, v, bearer)) return false;
    const id = bearerId(b, bearer);
    return !seen.has(id) && seen.add(id);
  });
}

function mayGo(b: Board, v: Vars, bearer: Bearer): boolean {
  // QD CASTER.WIZARD.1 Wizards do.
  // QD R83, QD CASTER.KING.4, QD NAVAL.DL.2 Neither Kings nor DragonLords go into the Wastelands.
  if (v.who === 'party') return !isKing(b, bearer) && !b.dragon[bearer];
  // QD CASTER.DL.7 A King may be carried. QD NAVAL.DL.5 A DragonLord never goes aboard.
  return v.who === 'any' || !b.dragon[bearer];
}

function choiceWords(o: number, b: Board): string {
  if (o === NOBODY_GOES) return 'nobody';
  return o >= WITH ? `with ${bearerId(b, o - WITH)}` : `take ${o}`;
}

function groupBar(pick: string, b: Board, v: Vars) {
  if (v.who === 'party' && /^with .*king/.test(pick))
    return { rule: 'QD CASTER.KING.4', why: 'a King may not enter the Wastelands' };
  if (v.who === 'party' && /^with dragonlord/.test(pick))
    return { rule: 'QD NAVAL.DL.2', why: 'a DragonLord may not enter the Wastelands' };
  if (/^with /.test(pick))
    return { rule: 'QD R66', why: 'nobody of that name is free to go; those told apart are named in their order' };
  const n = Number(/^take (\d+)$/.exec(pick)?.[1] ?? Number.NaN);
  if (Number.isNaN(n)) return undefined;
  const going = n + v.bearers.length;
  if (going > v.most) return { rule: 'QD NAVAL.SHIP.2', why: `no more than ${v.most} can go` };
  if (going > strengthOf(b, v.from, v.side) - v.stay)
    return { rule: 'QD COMBAT.1.2', why: 'at least one unit stays behind' };
  if (going < v.least) return { rule: 'QD NAVAL.SHIP.1', why: `at least ${v.least} must go` };
  return { rule: 'QD R66', why: 'so many units are not free to go' };
}
