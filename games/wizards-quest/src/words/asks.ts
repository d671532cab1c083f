import type { AskWord } from '@questhall/kernel';

const BOATS = {
  'WQ X.A.6.c.4': 'a boat move, and there is no boat privilege',
  'WQ X.A.6.c.3': 'a boat move, and the two spaces do not lie on the same water',
  'WQ X.C.6.1': 'a boat move that would leave the space unoccupied',
  'WQ R26': 'a boat move that does not go from an own space to another own space',
};

/** Every question, and by which rules a pick is refused there besides the rule of the question. */
export const asks: Readonly<Record<string, AskWord>> = {
  'castles.choose': {
    says: 'each player in turn from the first player takes a castle',
    refuses: { 'WQ IV.D.1': 'no castle, or taken already' },
  },
  'filling.choose': {
    says: 'each player in turn settles an empty territory, until none is left',
    refuses: { 'WQ IV.D.4.a': 'no empty territory' },
  },
  'treasures.choose': {
    says: 'each player in turn hides one treasure of the player to the right (seat 1 hides those of seat 0): a round of castles, then two (with the blank treasure three) of territories',
    refuses: {
      'WQ IV.D.5.b.1': 'no castle, in the first round',
      'WQ IV.D.5.b.2': "a castle of the treasure's owner",
      'WQ IV.D.5.c.1': "a castle, or a territory of the treasure's owner, in a later round",
      'WQ IV.D.5.c.2': 'a treasure lies there already',
    },
  },
  'place.choose': {
    says: 'whoever has men due places them: of the set-up, reinforcements, or a reward (also outside the own turn). Asked again until all are placed; who has but one space for them places all at once',
    refuses: {
      'WQ R36': 'the men must go to another space; or this table gives no super powers for them',
      'WQ X.B.3': 'a space the player does not hold',
      'WQ R70': 'more men than are due; or fewer than all, where there is but one space for them',
      'WQ R37': 'the super power is on the board',
      'WQ IV.E.1': 'a super power, and fewer than two men are due',
      'WQ III.C.5.b': 'the other super power stands there',
    },
  },
  'petition.choose': {
    says: 'the petition step: draw, play, sail, go on; asked again until the player goes on',
    refuses: {
      'WQ X.A.2.2': 'a card that must be played at once comes first',
      'WQ X.A.3': 'the step cannot end with three cards in hand',
      'WQ X.A.1': 'a card was drawn already',
      'WQ R40': 'neither deck nor discard pile has a card',
      'WQ X.A.4.1': 'the card is not in the hand',
      ...BOATS,
    },
  },
  'sail.part': { says: 'which part of the force goes on a boat move' },
  'attack.choose': {
    says: 'the attack step: a campaign, a free campaign, a boat move, or the end of the turn; asked again until the turn ends',
    refuses: {
      'WQ X.C.1.1': 'no campaign is left',
      'WQ R89': 'a truce of the blank card',
      'WQ R86': 'the target is an own space',
      'WQ X.D.5.a.1': 'that monster is off the board',
      'WQ X.D.3': 'a monster in an own space, but not free, or not by the force there',
      'WQ X.C.2.1': 'the attacking space is not held by the player (before all others), or the target is not adjacent',
      'WQ VIII.C.1': "a territory of the wizard's region",
      'WQ X.D.2.2': 'the dragon shares the space with the force',
      'WQ XI.C.5.1': 'a hero stands there, and no hero is here or can be summoned',
      'WQ X.D.1': 'a free campaign against a monster in an unoccupied space',
      'WQ X.D.5.1':
        'against the dragon, and neither hero nor sorcerer is here or can be summoned (to a free campaign nobody can)',
      'WQ X.D.5.2': 'against the wizard, and no sorcerer is here or can be summoned',
      ...BOATS,
      'WQ X.A.6.c.3': 'by boat, and there is no boat privilege, or the two spaces do not lie on the same water',
    },
  },
  'campaign.summon': {
    says: 'as a campaign (not a free one) begins: which super power comes. Not asked where there is only one answer',
    refuses: {
      'WQ X.D.5.1': 'no summons, against the dragon and without a leader',
      'WQ X.C.4.1': 'the super power is off the board, or here already',
      'WQ X.C.6.1': 'the super power stands alone in its space',
    },
  },
  'campaign.order': {
    says: 'before the first battle (but not of a free campaign) and between battles: fight, stop or supplement; against an unoccupied space, capture or supplement',
    refuses: {
      'WQ X.C.5.2': 'the campaign may not be broken off to avoid a capture',
      'WQ X.C.4.1': 'a super power is summoned only as the campaign begins',
      'WQ R26': 'no boat move within a campaign',
      'WQ X.C.6.2': 'a lone counter cannot capture',
      'WQ X.C.7': 'nobody would stay in the attacking space',
      'WQ X.D.4.1': 'nobody joins a free campaign',
      'WQ X.C.6.1': 'men come from a space where nobody would stay behind',
      'WQ X.C.3.2': 'men come by boat, but without a privilege, or not on the same water',
      'WQ X.C.3.1':
        'men come from a space that is not an own one adjacent to the attacking space; or by boat from one that is, where they need none',
    },
  },
  'campaign.capture': {
    says: 'when the target was emptied, or its monster is gone: who moves in. Passed over if a single counter is left',
    refuses: { 'WQ X.C.5.2': 'the campaign may not be broken off to avoid the capture' },
  },
  'losses.choose': {
    says: 'which counters a force loses, to its holder: only if it has a super power and does not lose everything. First the defender, then the attacker; also for the dragon',
  },
  'losses.disperse': {
    says: 'where the player with the sorcerer sends what he has inflicted; asked again until all are somewhere',
    refuses: {
      'WQ R63': 'one of the two spaces in battle',
      'WQ R32': "neither unoccupied nor their owner's, or more than four orcs would be there",
      'WQ III.C.5.b': 'hero and sorcerer would meet',
    },
  },
  'send.region': { says: 'to which region the player sends the monster' },
  'ring.choose': {
    says: 'what becomes of the card the magic ring drew',
    refuses: {
      'WQ X.A.2.2': 'the card must be played at once',
      'WQ X.E.1.c.2': 'with two cards in hand it is not kept',
      'WQ R68': 'with fewer than two cards in hand it is not thrown away',
      'WQ R39': 'cards in hand may not be played now',
    },
  },
  'card:rout.choose': { says: 'The orcs quarrel: up to three orcs leave one space, one stays' },
  'card:wander.which': { says: 'The treasure wanders: which one' },
  'card:wander.where': {
    says: 'and where to',
    refuses: {
      'WQ IV.D.5.c.2': 'a treasure lies there',
      'WQ R78': 'not a space of the same sort, or held by its owner',
    },
  },
  'card:vision.choose': { says: 'A vision: which own treasure to look at' },
  'card:summon.choose': { says: 'the blank card (7, 8): to which territory dragon or wizard goes' },
  'card:mouth.choose': { says: 'the blank card (2): where the tunnel opens' },
  'card:scatter.region': { says: 'the blank card (4): the orcs of which region are spread' },
  'card:scatter.spread': { says: 'and where they go; asked again until all are somewhere' },
};
