import { goto, type Table } from '@questhall/kernel';
import {
  bearerId,
  bearersAt,
  casterOn,
  counterId,
  dragonsInPlay,
  freeWizard,
  isWizard,
  wizardSlot,
} from '../bearers.js';
import { type Bearer, type Board, DRAGONLORDS, HOME, peopleId, type Side } from '../board.js';
import { chapter } from '../calls.js';
import { drawScroll } from '../decks.js';
import { PARTY } from '../fleets.js';
import { addUnits, plainIn, promote, strengthOf } from '../forces.js';
import { idOf, type Place, wasteKind } from '../map.js';
import { PEOPLE_IDS, priceOf, unitsFor } from '../peoples.js';
import { OMENS } from '../quests.js';
import { purse } from '../realms.js';
import { ALL_SPELLS, SPELLS } from '../spells.js';
import { ORB, TALISMAN, TOOL_IDS, TOOLS } from '../tools.js';
import { charm, mayCharm, wizardsAt } from './prepare.js';
import { mix } from './treasure.js';
import { addTool, hasTool } from './wastes.js';

const shop = chapter('trade');
const LEAVE = -1;
/** Added to a number of units. */
const UNITS = 100;

/** Village, Witches' Den and Shrine: gifts for who comes prepared, then goods. */
export const trade = shop.procedure({
  steps: {
    // QD TOOL.DRAGONORB, QD TOOL.TALISMAN The Orb teaches, the talisman brings scrolls.
    // QD WASTE.DEN.2, QD WASTE.SHRINE.3, QD R22 For what the party had when it came.
    gift: (t, v) => {
      const kind = wasteKind(v.at);
      if (kind === 'den' && hasTool(t.board, v.at, v.side, ORB))
        return shop.call('learn', { side: v.side, at: v.at, merlin: false });
      if (kind === 'shrine' && hasTool(t.board, v.at, v.side, TALISMAN)) drawScroll(t, v.side);
      return undefined;
    },
    // QD WASTE.VILLAGE.1, QD WASTE.DEN.1, QD WASTE.SHRINE.2 What is sold there. QD R43 For gold left at home.
    choose: shop.ask({
      rule: 'QD R43',
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.trade', args: { at: idOf(v.at), gold: purse(b, v.side) } }),
      options: (b, v) => [LEAVE, ...goods(b, v.side, v.at)],
      name: (o: number) => {
        if (o === LEAVE) return 'go on';
        return o >= UNITS ? `buy ${o - UNITS}` : `buy ${TOOL_IDS[o]}`;
      },
      bars: (pick, b, v) => tradeBar(pick, b, v.side, v.at),
      then: (t, v, o) => {
        if (o === LEAVE) return shop.done();
        const { board } = t;
        const n = o >= UNITS ? o - UNITS : 1;
        const gold = o >= UNITS ? priceOf(board.people[v.side], n) : TOOLS[o].price;
        if (o >= UNITS) addUnits(board, v.at, v.side, HOME, n);
        else addTool(board, v.at, v.side, o, 1);
        t.tell('bought', {
          side: v.side,
          people: peopleId(t.board, v.side),
          what: o >= UNITS ? PEOPLE_IDS[board.people[v.side]] : TOOL_IDS[o],
          n,
          gold,
        });
        return shop.call('pay', { side: v.side, gold }, { then: 'choose' });
      },
    }),
  },
});

function goods(b: Board, side: Side, at: Place): number[] {
  const gold = purse(b, side);
  const kind = wasteKind(at);
  // QD CONTENTS.13 Tools are bought in the Wastelands.
  const found = TOOLS.flatMap((tool, i) => (tool.at === kind && tool.price <= gold ? [i] : []));
  if (kind !== 'village') return found;
  // QD WASTE.VILLAGE.1, QD R21 Units too, up to six in all.
  const most = Math.min(PARTY - strengthOf(b, at, side), unitsFor(b.people[side], gold));
  for (let n = 1; n <= most; n++) if (priceOf(b.people[side], n) <= gold) found.push(UNITS + n);
  return found;
}

function tradeBar(pick: string, b: Board, side: Side, at: Place) {
  const what = /^buy (\S+)$/.exec(pick)?.[1];
  if (!what) return undefined;
  const tool = TOOLS.find(({ id }) => id === what);
  if (tool && tool.at !== wasteKind(at)) return { rule: 'QD TOOL.1', why: `a ${what} is sold elsewhere` };
  if (!tool && strengthOf(b, at, side) + Number(what) > PARTY)
    return { rule: 'QD QUEST.8', why: 'a party has at most six units' };
  return { rule: 'QD R43', why: `${purse(b, side)} gold can be spent` };
}

const NOTHING = -1;
const PLAIN = -2;
const study = chapter('learn');

/** QD CASTER.WIZARD.2 A Wizard of the party gains a spell; QD CASTER.WIZARD.3 or one of its units becomes one. */
export const learn = study.procedure({
  steps: {
    // QD R80 Who learns is said before the roll.
    choose: study.ask({
      rule: 'QD R80',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.learn', args: { merlin: v.merlin, at: idOf(v.at) } }),
      options: (b, v) => learners(b, v.side, v.at, v.merlin),
      name: (o: number, b) => {
        if (o === NOTHING) return 'nobody';
        return o === PLAIN ? 'teach unit' : `teach ${bearerId(b, o)}`;
      },
      at: (o) => (o >= 0 ? [`bearer:${o}`] : []),
      then: (t, v, o) => {
        if (o !== NOTHING) teach(t, v.side, v.at, o);
        return study.done();
      },
    }),
  },
});

function learners(b: Board, side: Side, at: Place, merlin: boolean): number[] {
  const party = bearersAt(b, at, side);
  const wizards = merlin ? [] : party.filter((bearer) => isWizard(b, bearer));
  if (wizards.length > 0) {
    // QD R24 Who knows all six gains nothing.
    const open = wizards.filter((bearer) => b.spells[wizardSlot(casterOn(b, bearer))] !== ALL_SPELLS);
    return open.length > 0 ? open : [NOTHING];
  }
  // QD WASTE.DEN.3 Without a Wizard one of the units becomes one. QD CASTER.WIZARD.4, QD R23 Not a fourth.
  if (freeWizard(b, side) < 0) return [NOTHING];
  const found: number[] = party.filter((bearer) => casterOn(b, bearer) < 0 && !b.dragon[bearer]);
  if (plainIn(b, at, side) > 0) found.push(PLAIN);
  return found.length > 0 ? found : [NOTHING];
}

function teach(t: Table<Board>, side: Side, at: Place, who: number): void {
  const { board } = t;
  let wizard = who >= 0 ? casterOn(board, who) : -1;
  const isNew = wizard < 0;
  if (isNew) {
    wizard = freeWizard(board, side);
    board.counterOn[wizard] = who >= 0 ? who : promote(board, at, side);
    board.shown[wizard] = false;
    board.spells[wizardSlot(wizard)] = 0;
  }
  const slot = wizardSlot(wizard);
  let spell: number;
  // QD CASTER.WIZARD.2 A spell he knows is rolled again.
  do spell = t.d6('spell') - 1;
  while (board.spells[slot] & (1 << spell));
  board.spells[slot] |= 1 << spell;
  t.tell('learnt', { side, people: peopleId(t.board, side), wizard: counterId(wizard), spell: SPELLS[spell], isNew });
  if (isNew) mix(t, side, at);
}

const nest = chapter('lair', () => ({ won: 'lost' as 'beaten' | 'charmed' | 'lost', lost: 0 }));
const DEEDS = ['go on', 'consult', 'take orb', 'fight', 'charm'] as const;
const CHARM = 4;
/** Added to the number of a further Wizard who is charmed. */
const CHARM_OTHER = 5;

/** The Dragon Lair. */
export const lair = nest.procedure({
  steps: {
    // QD R25 On arrival the party chooses.
    choose: nest.ask({
      rule: 'QD R25',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.lair', args: { at: idOf(v.at) } }),
      options: (b, v) => lairDeeds(b, v.side, v.at),
      name: (o: number, b) => (o >= CHARM_OTHER ? `charm ${bearerId(b, o - CHARM_OTHER)}` : DEEDS[o]),
      bars: (pick, b, v) => lairBar(pick, b, v.side, v.at),
      then: (t, v, o) => {
        if (o === 1) return goto('consult');
        // QD WASTE.LAIR.2 An Orb from the remains.
        if (o === 2) {
          addTool(t.board, v.at, v.side, ORB, 1);
          t.tell('orb.taken', { side: v.side, people: peopleId(t.board, v.side), at: idOf(v.at) });
        }
        // QD R94 In the Lair the scroll needs no Orb.
        if (o === CHARM) charm(t, v.side, v.at, wizardsAt(t.board, v.at, v.side)[0]);
        if (o >= CHARM_OTHER) charm(t, v.side, v.at, o - CHARM_OTHER);
        return o === 3 ? goto('fight') : nest.done();
      },
    }),
    none: () => nest.done(),
    // QD WASTE.LAIR.1 The Gods decide; ignored, one rolls again.
    consult: (t, v) => {
      const omen = t.draw('crystal', [2, 2, 2]);
      t.tell('crystal', { side: v.side, people: peopleId(t.board, v.side), omen: OMENS[omen] });
      if (omen === 1) return goto('consult');
      if (omen === 2)
        return nest.call(
          'losses',
          { side: v.side, where: v.at, n: 1, cause: 'quest', by: -1 },
          { into: 'lost', then: 'end' },
        );
      // QD R49 The unit lost is the one that becomes the DragonLord.
      addTool(t.board, v.at, v.side, ORB, -1);
      return nest.call('dragonlord', { side: v.side, at: v.at }, { then: 'end' });
    },
    // QD WASTE.LAIR.3 For the treasure one must face the Red Dragon.
    fight: (_, v) => nest.call('monster', { side: v.side, at: v.at, quest: -1, omen: 0 }, { into: 'won' }),
    // QD WASTE.LAIR.4 Hit, she vanishes. QD R95 Charmed, she leaves nothing.
    hoard: (_, v) =>
      v.won === 'beaten' ? nest.call('find', { side: v.side, at: v.at }, { then: 'end' }) : nest.done(),
    end: () => nest.done(),
  },
});

function lairDeeds(b: Board, side: Side, at: Place): number[] {
  const found = [0];
  const hasOrb = hasTool(b, at, side, ORB);
  // QD R79 With all four in play nobody charms.
  if (hasOrb && dragonsInPlay(b) < DRAGONLORDS) found.push(1);
  if (!hasOrb) found.push(2);
  found.push(3);
  // QD R125 With several Wizards their owner says which.
  if (mayCharm(b, side, at)) {
    found.push(CHARM);
    for (const wizard of wizardsAt(b, at, side).slice(1)) found.push(CHARM_OTHER + wizard);
  }
  return found;
}

function lairBar(pick: string, b: Board, side: Side, at: Place) {
  if (pick === 'consult')
    return hasTool(b, at, side, ORB)
      ? { rule: 'QD R79', why: 'all DragonLords are in play' }
      : { rule: 'QD WASTE.LAIR.1', why: 'that needs a DragonOrb' };
  if (pick === 'take orb') return { rule: 'QD WASTE.LAIR.2', why: 'the party has one' };
  const isCharm = /^charm\b/.test(pick);
  if (isCharm && dragonsInPlay(b) >= DRAGONLORDS) return { rule: 'QD R79', why: 'all DragonLords are in play' };
  return isCharm ? { rule: 'QD SCROLL.CHARM', why: 'that needs the scroll and a Wizard' } : undefined;
}

const rise = chapter('dragonlord');

/** QD CASTER.DL.2 A unit of the party becomes a DragonLord. */
export const dragonlord = rise.procedure({
  steps: {
    choose: rise.ask({
      rule: 'QD CASTER.DL.2',
      private: true,
      who: (b, v) => (strengthOf(b, v.at, v.side) > 0 && dragonsInPlay(b) < DRAGONLORDS ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.dragonlord', args: { at: idOf(v.at) } }),
      options: (b, v) => candidates(b, v.side, v.at),
      name: (o: number, b) => (o === PLAIN ? 'raise unit' : `raise ${bearerId(b, o)}`),
      at: (o) => (o >= 0 ? [`bearer:${o}`] : []),
      then: (t, v, o) => {
        const bearer = o === PLAIN ? promote(t.board, v.at, v.side) : o;
        t.board.dragon[bearer] = true;
        t.reveal('dragonlord', { side: v.side, people: peopleId(t.board, v.side), where: idOf(v.at), bearer });
      },
    }),
  },
});

function candidates(b: Board, side: Side, at: Place): number[] {
  const found: Bearer[] = bearersAt(b, at, side).filter((bearer) => !b.dragon[bearer]);
  return plainIn(b, at, side) > 0 ? [PLAIN, ...found] : found;
}
