import { botsFor } from '@questhall/bots';
import { dragonlords } from '@questhall/dragonlords';
import type { Playable } from '../parlour.js';

export const playable: Playable = { game: dragonlords, bots: botsFor(dragonlords.id) };
