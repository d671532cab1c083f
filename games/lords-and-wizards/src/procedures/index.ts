import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { advance } from './advance.js';
import { aftermath } from './aftermath.js';
import { assault } from './assault.js';
import { attrition, cull, upkeep } from './attrition.js';
import { bargain } from './bargain.js';
import { battle } from './battle.js';
import { besiege } from './besiege.js';
import { captive, capture, homecoming } from './capture.js';
import { carry } from './carry.js';
import { combat } from './combat.js';
import { create } from './create.js';
import { deal } from './deal.js';
import { duels } from './duels.js';
import { debark, embark } from './embark.js';
import { garrison } from './garrison.js';
import { door, hand } from './hand.js';
import { hiring } from './hiring.js';
import { income, taxing } from './income.js';
import { investigation, scout } from './investigation.js';
import { lifting } from './lifting.js';
import { losses } from './losses.js';
import { magic } from './magic.js';
import { march } from './march.js';
import { designation, missiles } from './missiles.js';
import { movement } from './movement.js';
import { raise } from './raise.js';
import { rebellion } from './rebellion.js';
import { retreat } from './retreat.js';
import { sail } from './sail.js';
import { seaBattle } from './sea.js';
import { seek } from './seek.js';
import { setup } from './setup.js';
import { siege } from './siege.js';
import { sorties } from './sorties.js';
import { bestow, leaderless, spoils } from './spoils.js';
import { summon } from './summon.js';
import { treachery } from './treachery.js';
import { game, opening, playerTurn, round } from './turn.js';
import { vote } from './unasked.js';
import { exposure, plague } from './weather.js';
import { withdrawal } from './withdrawal.js';

const ALL = [
  // The Basic game.
  ...[game, setup, round, playerTurn, opening, deal, vote],
  ...[movement, march, sail, carry, embark, debark, garrison, hand],
  ...[investigation, combat, assault, battle, magic, summon, duels, losses, withdrawal, retreat],
  ...[aftermath, leaderless, spoils, bestow, advance, attrition, cull, income, hiring, raise, seek],
  // The Advanced game.
  ...[scout, bargain, designation, missiles, seaBattle, sorties, taxing, rebellion],
  // Optional rules.
  ...[upkeep, treachery, capture, captive, homecoming, besiege, siege, lifting, plague, exposure, create, door],
];

export const procedures: Readonly<Record<string, Procedure<Board>>> = Object.fromEntries(ALL.map((p) => [p.name, p]));
