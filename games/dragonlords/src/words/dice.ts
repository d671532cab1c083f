import type { Meanings } from '@questhall/kernel';

/** Which rolls come from which stream, in what order. */
export const dice: Meanings = {
  first:
    'the Crystal die for the chosen player: each side in turn from 0, until one is blessed (blessed, ignored, cursed)',
  scroll:
    'every scroll drawn, by name; it must be in the deck (or, if that is empty, among the discards). In the set-up three for each side, 0 first',
  mix: 'which of the face-down counters gets which number: in the set-up three a side, later when one is laid in a place with others. Nothing else depends on it',
  battle:
    'combat on land, at sea and between parties, each round: a die for each attacker who strikes, then for each defender',
  grail: 'the Holy Grail: a die for each unit lost, those without counters first, its bearer last',
  'scroll-harm':
    'a harmful scroll: one die of 12 (elementals) or 8 sides (Infernal, Tempest); for Berserk a die of 6 for each unit',
  'quest-move': 'how far a party goes',
  quest: 'every quest card drawn, by name; it must be in the deck',
  crystal:
    'the Crystal die of quests, of the lair and of charming (blessed, ignored, cursed); ignored in the lair and in charming, it is rolled again',
  monster: 'each round a die for each monster that is left',
  strike: "each round a die for each unit that strikes at monsters, with as many sides as the monster's defence",
  poison: 'how many the foul water poisons: four sides',
  spell:
    'which spell is gained: 1 heal, 2 fireball, 3 teleport, 4 hope, 5 lightning bolt, 6 panic; again if he knows it',
  treasure: 'every treasure drawn, by name; it must be in the pool',
};

/** How the game can end. */
export const results: Meanings = {
  'QD END.3': 'all other Kings are conquered, or one player holds all kingdoms, or as many as agreed',
  'QD R63': 'the last Kings fall together: who did it on his own turn wins, else nobody (winners [])',
  'QD R98': 'with option play-on: one player alone has units left; or nobody has (winners [])',
};

/** What a writer of scenarios should know besides. */
export const notes: readonly string[] = [
  'A side is a people on the board. Sides are numbered like seats; with option two-peoples sides 0 and 2 are those of seat 0, sides 1 and 3 those of seat 1. Neutral units are side 4 in events and shows, "vanquished" in positions.',
  'Counters that a position does not name are nowhere: a side without a King in the position does not lose by it, and treasures not named lie in the pool. Counters begin face down unless listed under `shown`.',
  'What is shown once works from then on: Hope, Panic and treasures of counters that lie face up count by themselves, those face down only after `show`.',
  'Play goes on as the book says when the procedure you begin at has ended: the next phase, the next side. Whatever must be rolled on the way is rolled.',
  'Nobody is asked where there is nothing to choose, but questions whose answers depend on what only one player knows are asked all the same.',
  'In picks a unit that bears something is called by the first thing it carries: `king`, a Wizard, `blank`, then treasures in the order of their table. So the bearer `dragonlord+wizard-1` is `wizard-1` in picks, `king+trident` is `king`; `dragonlord` is one that carries nothing. In one move or loss they are named in the order in which the position lists them, and before the number of the others; tools in the order of their table.',
  'An attack is told in steps: `attack <land>`, where several lands could send units `from <land>`, the bearers, `take <number>`; then, while anybody could still join (from the same land too), `from <land>` again or `begin`.',
  'A round of battle asks in this order: the attacker and then the defender before the dice, the defender with the attack dice on the table, the attacker if spells are cast at him, then each for his losses. Who has a counter face down there is asked every time, and answers `ready`; who has none only if a caster who is known could do something.',
  'A party that is not there is missing from its space; `group.choose` offers `nobody` until a bearer is named.',
  'Units of a stack are taken in this order: those that may not retreat, those that have fought, those that came, those at home.',
];
