import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { adventure } from './adventure.js';
import { attack, march } from './attack.js';
import { battle } from './battle.js';
import { combat } from './combat.js';
import { hoard, pay } from './gold.js';
import { group } from './group.js';
import { losses } from './losses.js';
import { monster, poison } from './monster.js';
import { naval, sail } from './naval.js';
import { prepare } from './prepare.js';
import { purchase, reinforce } from './purchase.js';
import { expedition, quest } from './quest.js';
import { scroll } from './scroll.js';
import { claims, counters, docks, kingdoms, peoples, setup } from './setup.js';
import { dragonlord, lair, learn, trade } from './spaces.js';
import { strike } from './strike.js';
import { flee, teleport } from './teleport.js';
import { transfer } from './transfer.js';
import { bestow, find, spoils } from './treasure.js';
import { game, turn } from './turn.js';
import { arrive, wander } from './wander.js';

const ALL = [
  ...[game, setup, peoples, kingdoms, claims, counters, docks],
  ...[turn, purchase, pay, hoard, group, naval, sail, teleport],
  ...[quest, expedition, wander, arrive, trade, learn, lair, adventure, monster, poison, dragonlord, find, bestow],
  ...[combat, attack, march, battle, prepare, flee, losses, spoils, scroll, strike, transfer, reinforce],
];

export const procedures: Readonly<Record<string, Procedure<Board>>> = Object.fromEntries(ALL.map((p) => [p.name, p]));
