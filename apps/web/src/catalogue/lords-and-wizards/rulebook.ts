import { EXAMPLES, RULES, RULINGS } from '@questhall/lords-and-wizards';
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = { rules: RULES, examples: EXAMPLES, rulings: RULINGS };
