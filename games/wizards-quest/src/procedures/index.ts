import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { attack } from './attack.js';
import { battle } from './battle.js';
import { campaign } from './campaign.js';
import { card } from './cards.js';
import { losses } from './losses.js';
import { dragon, gobble, prosper, send, wizard } from './monsters.js';
import { cardDraws, cardMouth, cardRout, cardScatter, cardSummon, cardVision, cardWander } from './odd-cards.js';
import { frenzy, orcs } from './orcs.js';
import { petition } from './petition.js';
import { place } from './place.js';
import { sail } from './sail.js';
import { castles, filling, muster, setup, treasures } from './setup.js';
import { ring, treasure } from './treasure.js';
import { game, players, playerTurn, turn } from './turn.js';

const ALL = [
  ...[game, setup, castles, filling, treasures, muster, place],
  ...[turn, orcs, frenzy, dragon, gobble, wizard, prosper, send],
  ...[players, playerTurn, petition, card, attack, sail, campaign, battle, losses, treasure, ring],
  ...[cardRout, cardWander, cardVision, cardSummon, cardMouth, cardScatter, cardDraws],
];

export const procedures: Readonly<Record<string, Procedure<Board>>> = Object.fromEntries(ALL.map((p) => [p.name, p]));
