import type { Meanings, Word } from '@questhall/kernel';

const word = (path: string, says: string, usual: string): Word => ({ path, says, default: usual });
const BEARERS =
  'units told apart, each by what it carries: `king`, `wizard-1`, `blank`, a treasure, `dragonlord`, or several joined by +';

/** What a position can say, and what holds where it says nothing. */
export const position: readonly Word[] = [
  word('turn', 'the round of the table, counted from 1; 0 in the set-up', '1'),
  word('first', 'the side of the chosen player', '0'),
  word('lands.<land>.side', 'the side that holds the land; "vanquished" for neutral units', 'nobody holds it'),
  word('lands.<land>.units', 'its units without counters', '1 if a side holds it without bearers, else 0'),
  word('lands.<land>.bearers', BEARERS, 'none'),
  word('lands.<land>.state', 'what all of them did this turn: home, came, fought, spent', 'home'),
  word(
    'lands.<land>.invaders',
    'units of the active side among enemies: {side, units, bearers, state (also bound)}',
    'none',
  ),
  word('lands.<land>.gold', 'gold in a kingdom', '0'),
  word('lands.<land>.ships', 'ships in its harbour', '0'),
  word('wastes.<waste>.parties.<side>.units', 'units without counters of a party', '1 if it has no bearers, else 0'),
  word('wastes.<waste>.parties.<side>.bearers', BEARERS, 'none'),
  word('wastes.<waste>.parties.<side>.state', 'as of lands', 'home'),
  word('wastes.<waste>.parties.<side>.tools', 'its tools: {"torch": 1, …}', 'none'),
  word('wastes.<waste>.parties.<side>.from', 'the space it came from', 'null: from outside'),
  word('wastes.<waste>.ships', "ships in the village's harbour that nobody owns", '0'),
  word(
    'ships',
    'a list of manned ships: {zone, side, units, bearers, state}; numbered on from those in harbours',
    'none',
  ),
  word('rafts', 'a list of those who came to a zone without a ship: {zone, side, units, bearers, state}', 'none'),
  word('sides.<side>.people', 'the people of a side', 'side 0 barbarian, 1 orc, 2 elf, 3 dwarf'),
  word('sides.<side>.scrolls', 'a list of its scrolls', 'none'),
  word('sides.<side>.seen', 'a list of seats that have seen these scrolls', 'none'),
  word('sides.<side>.spells', 'spells of its Wizards: {"wizard-1": ["heal", …], …}', 'wizard-1 heal and fireball'),
  word('sides.<side>.tools', 'tools stored at home: {"torch": 1, …}', 'none'),
  word('sides.<side>.shown', 'a list of its counters that lie face up', 'none'),
  word('sides.<side>.fallen', 'true: its King is lost, its units are vanquished', 'false'),
  word('sides.<side>.kingless', 'true: its King is lost and it plays on', 'false'),
  word('discard', 'a list of scrolls used', 'none; all others are in the deck'),
  word('questDiscard', 'a list of quest cards used', 'none; all others are in the deck'),
  word('questMoved', 'a list of Wastelands (north, south) where the active side has moved a party', 'none'),
  word('ordered', 'units bought this turn and not yet placed', '0'),
  word('orderedShips', 'ships bought this turn and not yet placed', '0'),
];

const STACK = (path: string): Meanings => ({
  [`${path}.units`]: 'units without counters',
  [`${path}.bearers`]: `${BEARERS}; "?" stands for each counter the viewer may not see`,
});

/** Everything that can be read of a view, by path. */
export const views: Meanings = {
  turn: 'the round of the table',
  phase: 'setup, purchase, naval, quest, combat, transfer, income or reinforce',
  first: 'the side of the chosen player',
  active: 'the side whose turn it is; null outside turns',
  'lands.<land>.side': 'the side that holds it, "vanquished" for neutral units; null if nobody does',
  ...STACK('lands.<land>'),
  'lands.<land>.invaders.side': 'the side whose units stand there among enemies (invaders is null if none do)',
  ...STACK('lands.<land>.invaders'),
  'lands.<land>.gold': 'gold kept there',
  'lands.<land>.ships': 'ships in its harbour',
  ...STACK('wastes.<waste>.parties.<side>'),
  'wastes.<waste>.parties.<side>.tools.<tool>': 'how many of a tool the party has',
  'wastes.<waste>.parties.<side>.from': 'the space the party came from; null if from outside',
  'wastes.<waste>.ships': 'ships in its harbour that nobody owns',
  'ships.<ship>.zone': 'the sea zone of a ship (the ship is null if it is not in play)',
  'ships.<ship>.docked': 'whether it lies in harbour, unmanned',
  'ships.<ship>.side': 'the side of its crew; null if it has none',
  ...STACK('ships.<ship>'),
  rafts: 'a list of those in a sea zone without a ship: {zone, side, units, bearers}',
  'sides.<side>.seat': 'the player of a side',
  'sides.<side>.people': 'its people',
  'sides.<side>.fallen': 'whether its King is lost and its units are vanquished',
  'sides.<side>.kingless': 'whether its King is lost and it plays on',
  'sides.<side>.handSize': 'how many scrolls it has',
  'sides.<side>.scrolls': 'a list of those the viewer knows; "unknown" if none',
  'sides.<side>.spells.<wizard>': 'a list of the spells of a Wizard',
  'sides.<side>.tools.<tool>': 'how many of a tool are stored at home',
  'sides.<side>.shown': 'a list of its counters that lie face up',
  deckSize: 'scrolls in the deck',
  deck: 'a list of them; "unknown" to every viewer',
  discard: 'a list of scrolls used',
  questDeckSize: 'quest cards in the deck',
  questDiscard: 'a list of quest cards used',
  questMoved: 'a list of Wastelands where the active side has moved a party',
  ordered: 'units bought this turn and not yet placed',
  orderedShips: 'ships bought this turn and not yet placed',
  windfall: 'quest gold that becomes units at the end of the turn (option play-on)',
  spoils: 'a list of treasures taken or found and not yet given to a unit, as far as the viewer knows them',
};

/** What procedures show while they run, by the same paths under `shows`. */
export const shows: Readonly<Record<string, Meanings>> = {
  battle: {
    attacker: 'the attacking side',
    defender: 'the defending side; 4 for neutral units',
    where: 'the land, Wasteland space or sea zone',
    round: 'the round, from 1',
    sneak: 'whether it is a sneak attack',
    tas: 'a list: the T.A.S. of attacker and defender this round',
    dice: 'two lists: what attacker and defender rolled this round',
    hits: 'a list: hits on the defender, hits on the attacker',
  },
  adventure: { quest: 'the quest card; null before it is drawn', omen: 'blessed, ignored or cursed; null before' },
  monster: {
    name: 'the monster',
    attack: 'its attack',
    defence: 'its defence',
    left: 'hits still needed',
    round: 'the round, from 1',
    dice: 'what the monsters rolled',
    strikes: 'what the party rolled',
  },
};
