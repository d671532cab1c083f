import type { Meanings } from '@questhall/kernel';

/** Which rolls come from which stream, in what order. */
export const dice: Meanings = {
  order:
    'set-up, order of play: a die for each seat; then for each group that tied, highest group first, again among them',
  empire: 'set-up, empires or capitals: a die for each player in order of play, again while the empire is taken',
  legends:
    'set-up, legends dealt: to the players in order of play, then to cities and ruins in the order of the table of sites; the name of the legend',
  identify: 'which item a counter is: a die, again while that item was found before',
  combat: 'regular combat: one die a round, by the attacker',
  lords: 'Lord vs. Lord: one die',
  wizards: 'Wizard vs. Wizard: one die',
  withdrawal: 'a side that alone wants to withdraw: one die',
  item: 'items in battle: a die for each unit that may fall, in the order of the table of units (attackers first for an earthquake, units before leaders), or one for Panic and Mind-Blankers',
  defence: 'city defence: one die, times the GT status',
  local: 'a local leader: 1 to 3 a Lord, 4 to 6 a Wizard; then his level',
  seek: 'the search for a special unit: one die',
  dragon: 'the price of a Dragon: one die, times ten',
  attrition: 'attrition: one die a player',
  scout: 'a scout: one die',
  bargain: 'a bargain: one die',
  missiles: 'missile fire: one die a side that shoots, the attacker first',
  sea: 'battle fleets: one die each, the moving player’s first',
  tax: 'double or triple tax: one die a city',
  rebellion: 'strength of rebels: one die, times the GT status',
  desertion: 'desertion: one die for each Troll and Giant, attackers first, Trolls before Giants',
  treachery: 'bribes: one die for each bribed unit, in the order of the bribes',
  siege: 'a siege: one die',
  disease: 'disease: one die for the besieged, then one for the besiegers',
  plague:
    'plague: one die a turn; on a 1 two more for the cities; then one for each leader in a plague city, a Lord before a Wizard, and at the end of movement for those who came through',
  weather: 'weather: one die a turn',
  effectiveness:
    'effectiveness of items: one die a use, in the order announced; guards and Jugs when the battle begins',
};

/** How the game can end. */
export const results: Meanings = {
  'LW B16/1': 'only one player’s leaders are left; or all agreed to stop, and the players are ranked',
  'LW B16/2': 'turn 18 of year 3 is over, or all fell at once: the players are ranked',
  'LW O4/3': 'one player holds all other leaders captive',
};

/** What a writer of scenarios should know besides. */
export const notes: readonly string[] = [
  'Every seat has its capital, with a castle, and its Lord and Wizard stand there at level 1, unless the position says otherwise. Write `"wizard": null` for a seat without one. A seat without any leader is out.',
  'All other cities and both ruins are unconquered and have no legend; name what matters. Villages are open and nobody’s.',
  'A hex is written by column and row, as `1107`; a river hexside as the two hexes it parts, as `1107-1206`.',
  'A stack moves in small picks: `move 1107`, then who (`take 3 light-infantry`, `take 1 lord`, `go`, or `all`), then hex by hex (`to 1108`) until `halt`. A move can send them all at once.',
  'Units of a kind that differ are told apart by what differs: `inside` or `outside` the castle, `bearing` an item or `plain` (or both, as `inside-plain`), and `left` with so many movement points.',
  'When the procedure you begin at has ended, play goes on as the book says: the next phase, then the next player in the order of play.',
  'Nobody is asked where there is nothing to choose: losses of a force wiped out, a retreat with one way out.',
  'Any optional rule brings the Advanced game with it: missile units are told off before a round, and cities can be over-taxed.',
  'Where nothing but `go on`, `end hiring` or the like is left, it is taken, and play goes on with the next phase or player.',
  'In events and views seat 12 stands for a city that nobody has conquered, 13 for rebels.',
];
