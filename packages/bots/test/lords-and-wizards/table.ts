import { lordsAndWizards } from '@questhall/lords-and-wizards';
import { tableOf } from '../table.js';

export const table = tableOf(lordsAndWizards);
