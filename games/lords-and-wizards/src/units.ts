/** Order, Neutrality, Chaos; 3 stands for none. */
export const ALIGNMENTS = ['order', 'neutral', 'chaos'] as const;
export const CAUSES = ['Order', 'Neutrality', 'Chaos'] as const;
export type Alignment = number;
export const ORDER: Alignment = 0;
export const NEUTRAL: Alignment = 1;
export const CHAOS: Alignment = 2;
export const UNALIGNED: Alignment = 3;

export type Race =
  | 'man'
  | 'elf'
  | 'orc'
  | 'dwarf'
  | 'ent'
  | 'troll'
  | 'giant'
  | 'roc'
  | 'skorre'
  | 'narque'
  | 'dragon'
  | 'none';
export type Arm = 'foot' | 'bow' | 'horse' | 'special' | 'air' | 'fleet' | 'leader' | 'city' | 'monster';

export interface KindFacts {
  readonly id: string;
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  /** Movement points. */
  readonly move: number;
  /** GTs; -1 where it has no price of its own. */
  readonly cost: number;
  readonly upkeep: number;
  /** Who may hire it: an alignment, or 3 for any. */
  readonly alignment: Alignment;
  readonly race: Race;
  readonly arm: Arm;
  /** Missile strength, doubled, so that it is whole. */
  readonly missile: number;
  /** Where a special unit is found, and up to which roll. */
  readonly found?: { readonly terrain: 'woods' | 'mountain' | 'desert' | 'swamp' | 'bridge'; readonly upTo: number };
}

/** A kind of unit by number. */
export type Kind = number;

type Row = readonly [
  /** The name, after its id where that is not the name in small letters. */
  words: string,
  values: readonly [number, number, number],
  gold: readonly [number, number],
  alignment: Alignment,
  race: Race,
  arm: Arm,
  missile?: number,
];
function named(words: string): Pick<KindFacts, 'id' | 'name'> {
  const [id, name = id] = words.split('=');
  return { id: id.toLowerCase().replaceAll(' ', '-'), name };
}
const regular = (
  ...[words, [attack, defence, move], [cost, upkeep], alignment, race, arm, missile = 0]: Row
): KindFacts => ({
  ...named(words),
  attack,
  defence,
  move,
  cost,
  upkeep,
  alignment,
  race,
  arm,
  missile,
});
const special = (row: Row, terrain: NonNullable<KindFacts['found']>['terrain'], upTo = 2): KindFacts => ({
  ...regular(...row),
  found: { terrain, upTo },
});
/** What nobody hires. */
const other = (words: string, values: Row[1], arm: Arm) => regular(words, values, [-1, 0], UNALIGNED, 'none', arm);
/** LW B13a.2.1/1 Ten GTs times a die, or an item. */
const dragon = (
  colour: string,
  values: readonly [number, number, number],
  alignment: Alignment,
  terrain: 'woods' | 'mountain' | 'desert' | 'swamp',
): KindFacts => special([`${colour} Dragon`, values, [-1, 0], alignment, 'dragon', 'air'], terrain);

/** LW TABLE.UCT Every unit of the game. Those that can be hired come first. */
export const KINDS: readonly KindFacts[] = kinds();

export function kinds(): KindFacts[] {
  return [
    // LW B3/1 Men for everybody; LW TABLE.MISSILESTRENGTH missile strengths are doubled here.
    regular('Light Infantry', [4, 3, 3], [4, 2], UNALIGNED, 'man', 'foot'),
    regular('Heavy Infantry', [5, 4, 3], [5, 3], UNALIGNED, 'man', 'foot'),
    regular('Bowmen', [2, 2, 4], [4, 2], UNALIGNED, 'man', 'bow', 2),
    regular('Crossbowmen', [4, 2, 4], [5, 3], UNALIGNED, 'man', 'bow', 4),
    regular('Light Horse', [3, 3, 10], [6, 3], UNALIGNED, 'man', 'horse'),
    regular('Medium Horse', [5, 4, 8], [8, 4], UNALIGNED, 'man', 'horse'),
    regular('Heavy Horse', [7, 5, 6], [10, 5], UNALIGNED, 'man', 'horse'),
    regular('Elvish Infantry', [4, 4, 4], [5, 3], ORDER, 'elf', 'foot'),
    regular('BowElves', [4, 2, 4], [5, 3], ORDER, 'elf', 'bow', 3),
    regular('Elvish Light Horse', [3, 3, 10], [7, 4], ORDER, 'elf', 'horse'),
    regular('Orcish Light Infantry', [3, 3, 3], [3, 2], CHAOS, 'orc', 'foot'),
    regular('igrash=Igrash (Orcish Heavy Infantry)', [5, 5, 3], [5, 3], CHAOS, 'orc', 'foot'),
    regular('Orcish Bow', [3, 3, 3], [4, 2], CHAOS, 'orc', 'bow', 2),
    regular('Dwarvish Light Infantry', [4, 5, 2], [4, 2], NEUTRAL, 'dwarf', 'foot'),
    regular('Dwarvish Heavy Infantry', [5, 6, 2], [5, 3], NEUTRAL, 'dwarf', 'foot'),
    // LW B13a.1.1 Ents cost nothing and are found on a 1.
    special(['Ent', [7, 8, 2], [0, 0], ORDER, 'ent', 'special'], 'woods', 1),
    // LW B13a.1.5
    special(['Troll', [8, 6, 4], [10, 5], CHAOS, 'troll', 'special'], 'bridge'),
    // LW B13a.1.3
    special(['Giant', [7, 7, 4], [10, 5], NEUTRAL, 'giant', 'special', 5], 'mountain'),
    // LW B13a.1.2
    special(['Roc', [5, 5, 16], [10, 5], ORDER, 'roc', 'air'], 'mountain'),
    // LW B13a.1.4
    special(['Skorre', [4, 4, 16], [9, 5], CHAOS, 'skorre', 'air'], 'mountain'),
    // LW B13a.1.7
    special(['Narque', [3, 7, 12], [9, 5], NEUTRAL, 'narque', 'air'], 'mountain'),
    // LW B13a.1.6 Six kinds of Dragons. LW B13a.1.6.1
    dragon('Golden', [15, 15, 8], ORDER, 'mountain'),
    // LW B13a.1.6.2
    dragon('Silver', [9, 12, 8], ORDER, 'woods'),
    // LW B13a.1.6.3
    dragon('Red', [12, 12, 8], CHAOS, 'mountain'),
    // LW B13a.1.6.4
    dragon('Green', [9, 12, 8], CHAOS, 'woods'),
    // LW B13a.1.6.6
    dragon('Purple', [9, 9, 8], CHAOS, 'desert'),
    // LW B13a.1.6.5
    dragon('Black', [6, 9, 8], CHAOS, 'swamp'),
    regular('Battle Fleet', [0, 4, 16], [20, 10], UNALIGNED, 'none', 'fleet'),
    other('transport=Transport Fleet', [0, 4, 16], 'fleet'),
    other('robe-fleet=Ships of the Robe', [0, 4, 16], 'fleet'),
    other('Lord', [0, 0, 10], 'leader'),
    other('Wizard', [0, 0, 10], 'leader'),
    other('cd-4=City Defence 4-4-0', [4, 4, 0], 'city'),
    other('cd-2=City Defence 2-2-0', [2, 2, 0], 'city'),
    other('cd-1=City Defence 1-1-0', [1, 1, 0], 'city'),
    // LW AMB-121 Values that were printed only on the counters.
    other('Balrog', [14, 14, 0], 'monster'),
    other('shaman=Shaman and Elementals', [10, 14, 0], 'monster'),
    other('spiders=Giant Spiders', [10, 8, 0], 'monster'),
    other('swek=Skeletal Swek', [6, 6, 0], 'monster'),
    other('wraiths=Wraiths of Zene', [0, 12, 0], 'monster'),
    other('Rex', [15, 12, 0], 'monster'),
    other('StoneMen', [6, 8, 0], 'monster'),
    other('Ogres', [8, 7, 0], 'monster'),
    other('Local Lord', [0, 0, 0], 'leader'),
    other('Local Wizard', [0, 0, 0], 'leader'),
    // LW AMB-068 What the Jug of Elementals holds.
    other('elementals=Elementals of the Jug', [10, 14, 0], 'monster'),
  ];
}

export const KIND_IDS: readonly string[] = KINDS.map((kind) => kind.id);
/** How many kinds are units of the Unit Cost Table that fight on land. */
export const HIREABLE = 27;
export const LIGHT_INFANTRY: Kind = kindNamed('light-infantry');
export const CROSSBOWMEN: Kind = kindNamed('crossbowmen');
export const HEAVY_HORSE: Kind = kindNamed('heavy-horse');
export const ENT: Kind = kindNamed('ent');
export const TROLL: Kind = kindNamed('troll');
export const GIANT: Kind = kindNamed('giant');
export const ROC: Kind = kindNamed('roc');
export const SKORRE: Kind = kindNamed('skorre');
export const NARQUE: Kind = kindNamed('narque');
export const GOLDEN_DRAGON: Kind = kindNamed('golden-dragon');
export const BLACK_DRAGON: Kind = kindNamed('black-dragon');
export const BATTLE_FLEET: Kind = kindNamed('battle-fleet');
export const TRANSPORT: Kind = kindNamed('transport');
export const ROBE_FLEET: Kind = kindNamed('robe-fleet');
export const LORD: Kind = kindNamed('lord');
export const WIZARD: Kind = kindNamed('wizard');
export const CD_4: Kind = kindNamed('cd-4');
export const CD_2: Kind = kindNamed('cd-2');
export const CD_1: Kind = kindNamed('cd-1');
export const WRAITHS: Kind = kindNamed('wraiths');
export const LOCAL_LORD: Kind = kindNamed('local-lord');
export const LOCAL_WIZARD: Kind = kindNamed('local-wizard');
export const ELEMENTALS: Kind = kindNamed('elementals');

/** What a kind is, by number: looked at often, so kept flat. */
export const ARM: readonly Arm[] = KINDS.map((kind) => kind.arm);
export const IS_LEADER: readonly boolean[] = ARM.map((arm) => arm === 'leader');
export const IS_FLEET: readonly boolean[] = ARM.map((arm) => arm === 'fleet');
export const IS_AIR: readonly boolean[] = ARM.map((arm) => arm === 'air');
export const IS_HORSE: readonly boolean[] = ARM.map((arm) => arm === 'horse');
export const IS_CD: readonly boolean[] = ARM.map((arm) => arm === 'city');
/** LW B3b, LW B9a/1, LW AMB-020 A unit that fights: neither leader nor fleet. */
export const FIGHTS: readonly boolean[] = ARM.map((arm) => arm !== 'leader' && arm !== 'fleet');
/** LW B13a.1/1 Units that must be found. */
export const IS_SPECIAL: readonly boolean[] = KINDS.map((kind) => kind.found !== undefined);
export const IS_DRAGON: readonly boolean[] = KINDS.map((kind) => kind.race === 'dragon');

export function kindNamed(id: string): Kind {
  return KINDS.findIndex((kind) => kind.id === id);
}
