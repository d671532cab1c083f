import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { cast } from './cast.js';
import { claim } from './claim.js';
import { combat, rob } from './combat.js';
import { crown } from './crown.js';
import { effect } from './effect.js';
import { encounter } from './encounter.js';
import { enemies } from './enemies.js';
import { fight } from './fight.js';
import { diceWithDeath, instructions, pits, werewolf } from './instructions.js';
import { loseLife, loseLives } from './losses.js';
import { market, trade } from './market.js';
import { meet } from './meet.js';
import { meetCard } from './meet-card.js';
import { bridge, move } from './move.js';
import { chasm, toll, vampire } from './perils.js';
import { portal } from './portal.js';
import { ready } from './ready.js';
import { alchemy, exchange, heal, travel, wish } from './services.js';
import { setup } from './setup.js';
import { shop } from './shop.js';
import { space } from './space.js';
import { tidy } from './tidy.js';
import { game, turn } from './turn.js';
import { window } from './window.js';

const ALL: readonly Procedure<Board>[] = [
  game,
  setup,
  turn,
  move,
  bridge,
  portal,
  encounter,
  meet,
  combat,
  rob,
  space,
  claim,
  instructions,
  meetCard,
  enemies,
  fight,
  ready,
  loseLife,
  loseLives,
  effect,
  heal,
  shop,
  alchemy,
  exchange,
  travel,
  wish,
  chasm,
  toll,
  werewolf,
  vampire,
  pits,
  diceWithDeath,
  crown,
  market,
  trade,
  window,
  cast,
  tidy,
];

/** Every procedure of the book, by name. */
export const procedures: Readonly<Record<string, Procedure<Board>>> = Object.fromEntries(ALL.map((p) => [p.name, p]));
