import type { Telling } from '@questhall/kernel';
import { OPTIONS } from './house.js';
import { LEGENDS } from './legends.js';
import { phrases } from './phrases.js';

/** Lords & Wizards as a screen needs it, which shows it and does not play it. */
export const lordsAndWizardsTelling: Telling = {
  id: 'lords-and-wizards',
  title: 'Lords & Wizards',
  version: 1,
  // LW B1/1 Two to six, LW B23c up to twelve.
  seats: { min: 2, max: 12 },
  options: OPTIONS,
  streams: [
    ...[
      'order',
      'empire',
      'legends',
      'identify',
      'combat',
      'lords',
      'wizards',
      'withdrawal',
      'item',
      'defence',
      'local',
    ],
    ...['seek', 'dragon', 'attrition', 'scout', 'bargain', 'missiles', 'sea', 'tax', 'rebellion'],
    ...['desertion', 'treachery', 'siege', 'disease', 'plague', 'weather', 'effectiveness'],
  ],
  faces: { legends: LEGENDS.map((legend) => legend.id) },
  hidden: ['legends'],
  phrases,
};
