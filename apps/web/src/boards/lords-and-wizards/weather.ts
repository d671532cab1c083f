import type { View } from '@questhall/lords-and-wizards';
import type { IconName } from '../../kit/icon-names.js';

/** The weather as a picture, in a word, and what it does. */
export const WEATHER: Readonly<Record<View['weather'], readonly [icon: IconName, word: string, does: string]>> = {
  clear: ['sun', 'Clear weather', ''],
  rain: ['lords-and-wizards/heavy-rain', 'Rain', 'a movement point less'],
  snow: ['lords-and-wizards/snowing', 'Snow', 'two points less, nobody flies'],
};
