import type { AskWord } from '@questhall/kernel';

const SCROLLS = { 'QD SCROLL.0.2': 'a scroll that is not in the hand, or that no caster can cast now' };
const SETTLING = {
  'QD PLACE.1': 'no kingdom, while kingdoms are claimed',
  'QD PLACE.4': 'land that is taken',
  'QD PLACE.5': 'an island, the Wastelands or the sea',
  'QD PLACE.6': "land that is not the player's",
  'QD OPT.SHORT.2': 'land in the tundra',
};
const PATHS = {
  'QD R18': 'to stay, though the roll can be used',
  'QD QUEST.3': 'a space the roll does not lead to',
  'QD QUEST.6': 'an attack where there is no enemy party on the way',
  'QD QUEST.7': 'to leave, but not at an end of the path with moves to spare',
};

/** Every question, and by which rules a pick is refused there besides the rule of the question. */
export const asks: Readonly<Record<string, AskWord>> = {
  'peoples.choose': { says: 'each player in seat order leads a people; with option two-peoples twice' },
  'kingdoms.choose': { says: 'in turn from the chosen player: a kingdom for two units', refuses: SETTLING },
  'claims.choose': {
    says: 'in turn from the chosen player: a unit on empty land until none is left, then one more on own land until none is in hand',
    refuses: SETTLING,
  },
  'counters.choose': {
    says: 'all at once and in secret: under a unit of which land the King lies; then the Wizard; then the blank counter',
  },
  'docks.choose': { says: "in turn: the harbour of one's ship; passed over for who has none" },
  'hoard.choose': {
    says: 'gold gained: how much goes into each kingdom, in the order of the table of lands; only asked of who has several',
  },
  'pay.choose': {
    says: 'gold to pay: how much from each kingdom, in the same order; only asked where there is a choice',
  },
  'purchase.choose': {
    says: 'phase 1: units and ships; asked again until the player goes on',
    refuses: {
      ...SCROLLS,
      'QD PURCHASE.4': 'to buy without a kingdom',
      'QD PURCHASE.3': 'to buy for more gold than there is',
      'QD R39': 'a ship, and none is left or there is no harbour for it',
    },
  },
  'naval.choose': {
    says: 'phase 2: a ship to move, a caster to teleport; asked again until the player goes on',
    refuses: {
      ...SCROLLS,
      'QD R112': 'a teleport of who cannot',
      'QD NAVAL.SHIP.1': 'a ship that nobody of the player can man, or that is done',
      'QD NAVAL.SHIP.4': 'a ship in a harbour that others hold',
    },
  },
  'sail.choose': {
    says: "one ship's voyage: board, go, land; asked again until it stops",
    refuses: {
      'QD NAVAL.SHIP.3': 'nobody can come aboard from there',
      'QD NAVAL.SHIP.1': 'the ship has no crew',
      'QD NAVAL.BLOCKADE.1': 'an enemy blockade lies there, and must be fought',
      'QD BOARD.SEA.2': 'to land where the zone has no harbour to land at',
      'QD NAVAL.SHIP.2': 'a zone out of reach',
    },
  },
  'teleport.choose': {
    says: 'where a caster teleports: in phase 2 almost anywhere, in phase 5 to friends',
    refuses: {
      'QD NAVAL.DL.2': 'a DragonLord into the Wastelands',
      'QD NAVAL.CASTER.3': 'a Wasteland space with six units',
      'QD NAVAL.CASTER.2': 'a Wasteland space without friends',
      'QD TRANSFER.4': 'a DragonLord to sea, in phase 5',
      'QD TRANSFER.5': 'a place without friends, in phase 5',
      'QD NAVAL.DL.3': 'a zone without ships, or without room',
      'QD OPT.1': 'a DragonLord into a kingdom, with option lesser-dragonlords',
      'QD OPT.SHORT.2': 'land in the tundra',
      'QD OPT.2P.2': 'land of an ally, or where the caster is',
    },
  },
  'teleport.load': { says: 'a DragonLord over the sea: whose units it takes along; only asked where there are ships' },
  'flee.choose': { says: 'where a caster under attack teleports to' },
  'group.choose': {
    says: 'who of a place goes: bearers one by one, then how many others; asked for every move of units',
    refuses: {
      'QD CASTER.KING.4': 'a King into the Wastelands',
      'QD NAVAL.DL.2': 'a DragonLord into the Wastelands',
      'QD NAVAL.SHIP.2': 'more than can go',
      'QD COMBAT.1.2': 'so many that nobody stays behind',
      'QD NAVAL.SHIP.1': 'fewer than must go',
      'QD R66': 'units that may not move so any more this turn',
    },
  },
  'quest.choose': {
    says: 'phase 3: a new party, or one that is in the Wastelands; one a Wasteland',
    refuses: {
      ...SCROLLS,
      'QD QUEST.2': 'no way into the Wastelands, or nobody there',
      'QD QUEST.5': 'a second party in the same Wasteland',
      'QD COMBAT.1.2': 'nobody would stay behind',
    },
  },
  'expedition.tools': { says: 'which tools stored at home go with a new party' },
  'expedition.choose': { says: 'where a new party ends; only asked where there is a choice', refuses: PATHS },
  'wander.choose': { says: 'where a party in the Wastelands goes; only asked where there is a choice', refuses: PATHS },
  'trade.choose': {
    says: 'village, den or shrine: what to buy; asked again until the player goes on',
    refuses: { 'QD TOOL.1': 'a tool that is sold elsewhere', 'QD QUEST.8': 'more than six units' },
  },
  'learn.choose': { says: 'who gains a spell in the den, or becomes a Wizard' },
  'lair.choose': {
    says: 'what the party does in the Dragon Lair',
    refuses: {
      'QD R79': 'all DragonLords are in play',
      'QD WASTE.LAIR.1': 'to consult without an Orb',
      'QD WASTE.LAIR.2': 'to take an Orb, having one',
      'QD SCROLL.CHARM': 'to charm without the scroll or a Wizard',
    },
  },
  'monster.choice': { says: 'with an Orb before a Dragon: charm it, or strike back' },
  'poison.choose': { says: 'poisoned units: heal them or not' },
  'dragonlord.choose': { says: 'which unit of the party becomes a DragonLord' },
  'bestow.choose': { says: 'which unit bears a treasure' },
  'combat.choose': {
    says: 'phase 4: battles one is bound to, attacks, sneak attacks, marches, fire on blockades; asked again until the player goes on',
    refuses: {
      ...SCROLLS,
      'QD DLFIRE.1': 'to burn where no DragonLord is over a blockade',
      'QD OPT.1': 'to burn, with option lesser-dragonlords',
      'QD R66': 'a march or attack of units that may not',
      'QD NCOMBAT.1': 'to fight where no enemy is met',
      'QD COMBAT.1.1': 'an attack on what is no land',
      'QD OPT.2P.2': 'an attack on own or allied land',
      'QD BOARD.TERRAIN.1': 'an attack on land that no own land borders on',
      'QD COMBAT.1.2': 'an attack that would leave land empty',
      'QD SNEAK.1': 'a sneak attack of others than Elves',
      'QD SNEAK.2': 'a sneak attack outside the realms of own kingdoms',
      'QD SNEAK.3': 'a sneak attack without Elves who stood beside the land from the start',
    },
  },
  'attack.gather': { says: 'from which lands units join an attack; asked again until it begins' },
  'march.choose': { says: 'where a march ends' },
  'prepare.choose': {
    says: 'in a battle or a fight with monsters: before the dice (first the attacker, then the defender), with the attack dice on the table (the defender), or when spells are cast at the attacker. Only asked of who by what all can see may have something to do',
    refuses: {
      'QD NCOMBAT.3': 'a fireball or lightning bolt among ships',
      'QD SPELL.FIREBALL': 'a fireball on a Dragon',
      'QD R72': 'an attack spell of who is crept upon',
      'QD R9': 'an attack spell of who cannot cast it now',
      'QD RETREAT.4': 'a teleport when the hits are more than the others left',
      'QD COMBAT.4.3': 'a teleport of who cannot',
      'QD R35': 'Infernal or Tempest among ships',
      'QD SCROLL.0.3': 'a scroll that cannot be cast now',
      'QD TOOL.ELIXIR': 'an elixir the party does not have',
    },
  },
  'losses.choose': { says: 'which units a side loses; only asked where units differ or counters lie face down' },
  'losses.which': {
    says: 'where units that may retreat stand with units that may not: how many of the latter are lost',
  },
  'battle.order': {
    says: 'after a round on land: fight on or retreat',
    refuses: { 'QD RETREAT.1': 'a land that is not adjacent and friendly' },
  },
  'scroll.caster': { says: 'who casts the scroll' },
  'scroll.target': { says: 'where an elemental goes', refuses: { 'QD SCROLL.0.4': 'into the Wastelands' } },
  'scroll.legion': { says: 'how many units a legion has' },
  'scroll.whose': { says: 'whose scrolls are looked at' },
  'strike.answer': {
    says: 'the answer to a harmful scroll, before its dice. Only asked of who by what all can see may have one: a counter face down there, or a caster who is known and scrolls in hand',
  },
  'transfer.choose': {
    says: 'phase 5: steps, boarding, landing and teleports to friends; asked again until the player goes on',
    refuses: {
      ...SCROLLS,
      'QD TRANSFER.4': 'to go on while a DragonLord must go home',
      'QD R112': 'a teleport of who cannot',
      'QD R105': 'into or out of the Wastelands on foot',
      'QD R74': 'to board off an enemy blockade',
      'QD TRANSFER.6': 'to board or land but in a friendly harbour',
      'QD TRANSFER.3': 'to leave land empty',
    },
  },
  'reinforce.where': { says: 'where the units of who has no kingdom gather (option play-on)' },
  'reinforce.choose': {
    says: 'phase 7: where the units and ships bought are placed; asked again until all are',
    refuses: {
      'QD REINF.2': 'gold land, islands, teleportals, or a realm without own kingdom',
      'QD R39': 'no ship to place, or no harbour',
    },
  },
};
