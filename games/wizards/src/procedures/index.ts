import type { Procedure } from '@questhall/kernel';
import type { Board } from '../board.js';
import { castTransporting, summonBoat, transport } from './carried.js';
import { drawTask } from './draw-task.js';
import { encounter } from './encounter.js';
import { animal, displace, event } from './event.js';
import { evil, takeover } from './evil.js';
import { fulfil } from './fulfil.js';
import { day, game } from './game.js';
import { chance, demons, dragon, moveDragon, ruin, spawn, theft, trap } from './harm.js';
import { gem, hamdrel, join, meet, summonGem } from './meet.js';
import { move } from './move.js';
import { giveTasks, partners, players, playerTable, rescue } from './others.js';
import { abbey, dwelling, folk, place } from './place.js';
import { divide, gain, lose } from './points.js';
import { boats, laying, layingBlind, setup, starts } from './setup.js';
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
