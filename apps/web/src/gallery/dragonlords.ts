import { dragonlords, dragonlordsWords } from '@questhall/dragonlords';
import { screen } from '../boards/dragonlords/index.js';
import { MOMENTS } from './dragonlords-moments.js';
import { QUESTIONS } from './dragonlords-questions.js';
import type { Exhibit } from './shown.js';

export const exhibit: Exhibit = {
  game: dragonlords,
  words: dragonlordsWords,
  screen,
  positions: { ...MOMENTS, ...QUESTIONS },
  first: 'combat',
  names: ['Corvin', 'Ysolde', 'Maren', 'Tobias'],
};
