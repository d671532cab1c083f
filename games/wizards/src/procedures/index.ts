import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { animal } from './animal.js';
import { boats } from './boats.js';
import { castTransporting, summonBoat, transport } from './carried.js';
import { demons, spawn } from './demons.js';
import { displace } from './displace.js';
import { dragon, moveDragon } from './dragon.js';
import { drawTask } from './draw-task.js';
import { encounter } from './encounter.js';
import { event } from './event.js';
import { evil, takeover } from './evil.js';
import { fulfil } from './fulfil.js';
import { day, game } from './game.js';
import { gem, summonGem } from './gems.js';
import { giveTasks } from './give-tasks.js';
import { hamdrel } from './hamdrel.js';
import { laying } from './laying.js';
import { layingBlind } from './laying-blind.js';
import { join, meet } from './meet.js';
import { move } from './move.js';
import { partners } from './partners.js';
import { abbey, dwelling, folk, place } from './place.js';
import { playerTable } from './player-table.js';
import { players } from './players.js';
import { divide, gain, lose } from './points.js';
import { rescue } from './rescue.js';
import { setup, starts } from './setup.js';
import { ruin, theft } from './theft.js';
import { chance, trap } from './trap.js';
import { turn } from './turn.js';
import { meetDrawn, revealSecret, revealWizard, wizardCard } from './wizard-deck.js';

const ALL = [
  ...[game, setup, laying, layingBlind, boats, starts],
  ...[day, turn, move, summonBoat, castTransporting, transport],
  ...[encounter, place, meet, join, gem, summonGem, hamdrel, abbey, dwelling, folk],
  ...[drawTask, fulfil, gain, divide, lose],
  ...[theft, ruin, spawn, demons, dragon, moveDragon, trap, chance, animal, event, displace],
  ...[wizardCard, meetDrawn, revealWizard, revealSecret],
  ...[players, playerTable, giveTasks, rescue, partners],
  ...[evil, takeover],
];

export const procedures: Readonly<Record<string, Procedure<Board>>> = Object.fromEntries(ALL.map((p) => [p.name, p]));
