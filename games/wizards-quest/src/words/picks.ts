import type { PickWord } from '@questhall/kernel';

const pick = (words: string, at: string, says: string): PickWord => ({ pick: words, says, at: at.split(' ') });
const ATTACK = 'attack.choose';
const ORDER = 'campaign.order';
const CAPTURE = 'campaign.order campaign.capture';
const CHOICE = 'losses.choose';
const DISPERSE = 'losses.disperse';

/** Every pick there is, and the asks that offer it. */
export const picks: readonly PickWord[] = [
  pick('take <castle>', 'castles.choose', 'take a castle for the first man'),
  pick('settle <space>', 'filling.choose', 'put a man in an empty territory'),
  pick('hide <treasure> <space>', 'treasures.choose', 'hide this treasure of the player to the right there'),
  pick('place <number> <space>', 'place.choose', 'place so many of the men due; asked again until none is left'),
  pick('place <power> <space>', 'place.choose', 'place a super power instead of two of the men due'),
  pick('draw', 'petition.choose', 'draw a petition card'),
  pick('play <card>', 'petition.choose', 'play a petition card from the hand'),
  pick('go on', 'petition.choose', 'end the petition step'),
  pick('sail <space> <space>', 'petition.choose attack.choose', 'use a boat privilege to move between own spaces'),
  pick('campaign <space> <space>', ATTACK, 'lead a campaign from the first space against the second'),
  pick('campaign <space> <space> by boat', ATTACK, 'the same by boat'),
  pick('campaign <space> <monster>', ATTACK, 'lead a campaign against a monster, wherever it stands'),
  pick('campaign <space> <monster> by boat', ATTACK, 'the same by boat'),
  pick(
    'free campaign <space> <monster>',
    ATTACK,
    'lead a free campaign against a monster; its first battle follows at once',
  ),
  pick('free campaign <space> <monster> by boat', ATTACK, 'the same by boat'),
  pick('end turn', ATTACK, 'end the attack step, and so the turn'),
  pick('sail <number> men', 'sail.part', 'who sails'),
  pick('sail <power>', 'sail.part', 'who sails'),
  pick('sail <power> <number> men', 'sail.part', 'who sails'),
  pick('no summons', 'campaign.summon', 'begin the campaign with the force as it stands'),
  pick(
    'summon <power>',
    'campaign.summon',
    'bring the super power to the attacking space; the other one there changes places',
  ),
  pick('fight', ORDER, 'fight one battle'),
  pick('stop', ORDER, 'break the campaign off'),
  pick('supplement <number> <space>', ORDER, 'bring men from a space adjacent to the attacking space'),
  pick('supplement <number> <space> by boat', ORDER, 'bring men by boat'),
  pick('capture <number> men', CAPTURE, 'who moves into the space: men only'),
  pick('capture <power>', CAPTURE, 'the super power alone'),
  pick('capture <power> <number> men', CAPTURE, 'the super power with men'),
  pick('lose <number> men', CHOICE, 'lose men only'),
  pick('lose <power>', CHOICE, 'lose the super power only'),
  pick('lose <power> <number> men', CHOICE, 'lose the super power and men'),
  pick('disperse <number> men <space>', DISPERSE, 'send so many of the lost men there'),
  pick('disperse <number> orcs <space>', DISPERSE, 'send so many of the lost orcs there'),
  pick('disperse <power> <space>', DISPERSE, 'send the lost super power there'),
  pick('send <region>', 'send.region', 'the region a monster goes to'),
  pick('play', 'ring.choose', "play the ring's card"),
  pick('keep', 'ring.choose', "keep the ring's card"),
  pick('discard', 'ring.choose', "discard the ring's card"),
  pick('rout <number> <space>', 'card:rout.choose', 'how many orcs leave which space'),
  pick('treasure <space>', 'card:wander.which', 'the treasure that lies there wanders'),
  pick('to <space>', 'card:wander.where card:summon.choose', 'where the treasure, or the monster, goes'),
  pick('look <space>', 'card:vision.choose', 'look at the own treasure that lies there'),
  pick('open <space>', 'card:mouth.choose', 'a further mouth of the Great Tunnel opens there'),
  pick('scatter <region>', 'card:scatter.region', 'the orcs of this region are spread'),
  pick('put <number> <space>', 'card:scatter.spread', 'so many of them go there'),
];
