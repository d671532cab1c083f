import { apply, isRefusal, type Json, type Outcome, prompts, type State } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import type { Board } from '../src/board.js';
import { countersIn, type Field } from '../src/forces.js';
import { wizardsQuest } from '../src/index.js';
import { spaceNamed } from '../src/map.js';
import type { BattleOutcome, CampaignOdds, FrenzyOdds } from '../src/odds.js';
import { attacker } from './attacker.js';

type Force = Readonly<Record<string, Json>>;

/** A campaign of seat 0, small enough to be fought in every way the dice can fall. */
interface Small {
  readonly from: string;
  readonly to: string;
  readonly force: Force;
  readonly defender: Force;
  readonly against?: 'dragon' | 'wizard';
  readonly boat?: true;
  readonly stopAt?: number;
}

const DICE = [1, 2, 3, 4, 5, 6];
const DUNES = { from: 'red-dune', to: 'dewbury' };
const hero = (men: number) => ({ men, hero: true });
const sorcerer = (men: number) => ({ men, sorcerer: true });
const foe = (men: number, power: Force = {}) => ({ seat: 1, men, ...power });

const CAMPAIGNS: Readonly<Record<string, Small>> = {
  'men against men': { ...DUNES, force: { men: 3 }, defender: foe(3) },
  'a man against a man': { ...DUNES, force: { men: 1 }, defender: foe(1) },
  'men enough for the longest range': { ...DUNES, force: { men: 6 }, defender: foe(5) },
  'an attacker who breaks off': { ...DUNES, force: { men: 4 }, defender: foe(3), stopAt: 2 },
  'hero against hero': { ...DUNES, force: hero(2), defender: foe(2, { hero: true }) },
  'a lone hero against orcs': { ...DUNES, force: hero(0), defender: { orcs: 2 } },
  'a sorcerer against men': { ...DUNES, force: sorcerer(2), defender: foe(3) },
  'sorcerers in the forest': {
    from: 'britton',
    to: 'owlhanger',
    force: sorcerer(2),
    defender: foe(1, { sorcerer: true }),
  },
  'orcs in the mountains': { from: 'eaglestair', to: 'frostspire', force: { men: 3 }, defender: { orcs: 3 } },
  'orcs in a castle': { from: 'haven', to: 'castle-6', force: { men: 4 }, defender: { orcs: 2 } },
  'over a bridge': { from: 'dewbury', to: 'melting-sands', force: { men: 3 }, defender: foe(2) },
  'through the tunnel': { from: 'earthen-pass', to: 'marls-gate', force: hero(2), defender: { orcs: 3 } },
  'by boat': { from: 'cattle-meade', to: 'castle-7', force: { men: 3 }, defender: foe(2), boat: true },
  'by boat past a bridge': { from: 'dewbury', to: 'melting-sands', force: { men: 3 }, defender: foe(2), boat: true },
  'a hero against the dragon': { ...DUNES, force: hero(3), defender: { orcs: 2 }, against: 'dragon' },
  'a sorcerer against the dragon': { ...DUNES, force: sorcerer(2), defender: foe(2), against: 'dragon' },
  'a sorcerer against the wizard': { ...DUNES, force: sorcerer(3), defender: {}, against: 'wizard' },
};

for (const [name, campaign] of Object.entries(CAMPAIGNS)) {
  rule(['WQ XI.A', 'WQ XI.B', 'WQ XI.B.2'], `${name}: campaigns fought end as often as the odds say`, () => {
    const t = declared(campaign);
    const ends = everyWay(campaign, t.state, new Map());
    const odds = t.computed('odds', attackOf(campaign)) as unknown as CampaignOdds;
    const chance = (counts: (end: End) => boolean) => sum(ends.filter(counts).map((end) => end.chance));
    const each = (of: readonly number[], counts: (end: End, n: number) => boolean) =>
      of.map((_, n) =>
        expect.closeTo(
          chance((end) => counts(end, n)),
          12,
        ),
      );
    expect(odds.left).toEqual(each(odds.left, (end, n) => end.attackers === n && end.defenders === 0));
    expect(odds.attackersLeft).toEqual(each(odds.attackersLeft, (end, n) => end.attackers === n));
    expect(odds.defendersLeft).toEqual(each(odds.defendersLeft, (end, n) => end.defenders === n));
    expect(odds.emptied).toEqual(expect.closeTo(chance(hasNoDefender), 12));
    if (!campaign.against) expect(odds.captures).toEqual(expect.closeTo(chance(isCaptured), 12));
    expect([sum(odds.left), sum(odds.attackersLeft)]).toEqual([odds.emptied, 1].map((p) => expect.closeTo(p, 12)));
  });

  rule(['WQ XI.B', 'WQ XI.B.1', 'WQ XI.B.4'], `${name}: a battle fought costs what the odds say`, () => {
    const t = declared(campaign);
    const before = standing(campaign, t.state.board);
    const { stopAt: _, ...attack } = attackOf(campaign);
    const odds = t.computed('battle-odds', attack) as unknown as BattleOutcome[];
    const fought = new Map<string, number>();
    for (const [mine, theirs] of pairs()) {
      const after = fight(campaign, t.state, mine, theirs);
      const key = `${before.attackers - after.attackers} for ${before.defenders - after.defenders}`;
      fought.set(key, (fought.get(key) ?? 0) + 1 / 36);
    }
    expect(odds).toHaveLength(fought.size);
    for (const { attackerLoses, defenderLoses, chance } of odds)
      expect(chance).toBeCloseTo(fought.get(`${attackerLoses} for ${defenderLoses}`) ?? 0, 12);
  });
}

rule('WQ R22', 'where no campaign may be led the odds leave both sides as they are', () => {
  const t = attacker({
    spaces: { 'red-dune': { seat: 0, men: 3 }, dewbury: foe(1, { hero: true }) },
    dragon: 'lair-of-the-lizard',
  });
  for (const target of [{ to: 'dewbury' }, { against: 'dragon' }] as Force[]) {
    const odds = t.computed('odds', { from: 'red-dune', ...target }) as unknown as CampaignOdds;
    expect([odds.emptied, odds.attackersLeft, odds.expectedLoss]).toEqual([0, [0, 0, 0, 1], 0]);
  }
  const led = attacker({ spaces: { 'red-dune': { seat: 0, ...hero(0) }, dewbury: foe(0, { hero: true }) } });
  // One in six slays the defender, and of these one in six falls with him.
  const odds = led.computed('odds', DUNES) as unknown as CampaignOdds;
  expect(odds.left).toEqual([expect.closeTo(1 / 36, 12), expect.closeTo(5 / 36, 12)]);
});

rule(
  ['WQ R7', 'WQ XI.B', 'WQ XI.B.2'],
  'the odds of a frenzy reckon with the orc lost when both miss, if the house takes it',
  () => {
    const odds = (pays: boolean) => {
      const spaces = {
        dewbury: { orcs: 2 },
        'red-dune': { seat: 0 },
        'hidden-hollow': { orcs: 3 },
        shardfell: { seat: 1 },
      };
      const t = attacker({ spaces }, [], { options: { 'orcs-both-miss': pays } });
      return (t.computed('frenzy-odds', { space: 'dewbury' }) as unknown as FrenzyOdds[])[0];
    };
    const near = (chances: number[]) => chances.map((p) => expect.closeTo(p, 12));
    // Of 36 throws 10 take the space, 2 cost a man and an orc, 4 an orc, and at 20 both miss.
    expect([odds(true).captured, ...odds(true).defendersLeft]).toEqual(near([10 / 36, 12 / 36, 24 / 36]));
    expect([odds(false).captured, ...odds(false).defendersLeft]).toEqual(near([10 / 16, 12 / 16, 4 / 16]));
  },
);

interface End {
  readonly attackers: number;
  readonly defenders: number;
  readonly captured: boolean;
  readonly chance: number;
}

function declared({ from, to, force, defender, against, boat }: Small) {
  const spaces = {
    [from]: { seat: 0, ...force },
    [to]: defender,
    hazelmere: { seat: 0, men: 2 },
    shardfell: { seat: 1 },
  };
  const t = attacker({
    spaces,
    ...(against ? { [against]: to } : {}),
    ...(boat ? { players: { 0: { boats: 1 } } } : {}),
  });
  return t.picks(0, `campaign ${from} ${against ?? to}${boat ? ' by boat' : ''}`);
}

function attackOf({ from, to, against, boat, stopAt }: Small): Record<string, Json> {
  return { from, to, ...(against && { against }), ...(boat && { boat }), ...(stopAt && { stopAt }) };
}

/** Fights battle after battle, each in all 36 ways; a standing that was met before is not fought again. */
function everyWay(campaign: Small, state: State<Board>, met: Map<string, End[]>): End[] {
  const ends = new Map<string, End>();
  for (const [mine, theirs] of pairs()) {
    const next = fight(campaign, state, mine, theirs);
    const key = `${next.attackers} v ${next.defenders}`;
    const isOver = !next.goesOn || next.attackers <= (campaign.stopAt ?? 0);
    const after = met.get(key) ?? (isOver ? [{ ...next, chance: 1 }] : everyWay(campaign, next.state, met));
    met.set(key, after);
    for (const end of after) {
      const name = `${end.attackers} v ${end.defenders}`;
      ends.set(name, { ...end, chance: (ends.get(name)?.chance ?? 0) + end.chance / 36 });
    }
  }
  return [...ends.values()];
}

/** One battle by the real procedures, super powers given up last, what is dispersed sent anywhere. */
function fight(campaign: Small, from: State<Board>, mine: number, theirs: number) {
  const thrown = { ...from, rng: { ...from.rng, forced: { battle: [mine, theirs] }, strict: true } };
  let outcome = played(thrown, 0, 'fight');
  const beaten = outcome.events.some(({ says }) => says.key === 'battle' && isHit(says.args?.costs));
  let prompt = prompts(wizardsQuest, outcome.state)[0];
  while (prompt?.ask.startsWith('losses.')) {
    outcome = played(outcome.state, prompt.seat, prompt.choices[0].pick);
    prompt = prompts(wizardsQuest, outcome.state)[0];
  }
  const { attackers, defenders } = standing(campaign, outcome.state.board);
  const goesIn = prompt?.ask === 'campaign.capture' || outcome.state.board.holder[spaceNamed(campaign.to)] === 0;
  return {
    state: outcome.state,
    goesOn: prompt?.ask === 'campaign.order',
    attackers,
    defenders: campaign.against ? Number(!beaten) : defenders,
    captured: goesIn,
  };
}

function hasNoDefender({ defenders }: End): boolean {
  return defenders === 0;
}

function isCaptured({ captured }: End): boolean {
  return captured;
}

function isHit(costs: Json | undefined): boolean {
  return (costs as number[])[0] > 0;
}

function played(state: State<Board>, seat: number, pick: string): Outcome<Board> {
  const outcome = apply(wizardsQuest, state, { seat, picks: [pick] });
  if (isRefusal(outcome)) throw new Error(outcome.why);
  return outcome;
}

/** Counters of either side; an attacker who has gone in is still one. */
function standing({ from, to, against }: Small, board: Field) {
  const [home, target] = [spaceNamed(from), spaceNamed(to)];
  const mine = (space: number) => (board.holder[space] === 0 ? countersIn(board, space) : 0);
  const theirs = board.holder[target] === 0 ? 0 : countersIn(board, target);
  return { attackers: mine(home) + mine(target), defenders: against ? 1 : theirs };
}

function pairs(): [number, number][] {
  return DICE.flatMap((mine) => DICE.map((theirs): [number, number] => [mine, theirs]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
