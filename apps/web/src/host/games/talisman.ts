import { randomBot } from '@questhall/bots';
import { talisman } from '@questhall/talisman';
import type { Playable } from '../parlour.js';

export const playable: Playable = { game: talisman, bots: { random: randomBot } };
