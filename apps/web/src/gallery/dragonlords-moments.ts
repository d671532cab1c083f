import { BARBARIANS, bare, DWARVES, ELVES, evening, lands, of, turn } from './dragonlords-evening.js';
import type { Shown } from './shown.js';

const party = {
  ...evening,
  questMoved: ['north'],
};

/** Moments of the evening. */
export const MOMENTS: Readonly<Record<string, Shown>> = {
  counters: {
    seat: ELVES,
    position: { ...evening, lands: bare(lands), wastes: {}, ships: [], turn: 0 },
    begin: { proc: 'counters' },
  },
  purchase: { seat: ELVES, position: evening, begin: turn('purchase') },
  naval: { seat: ELVES, position: evening, begin: turn('naval') },
  sail: {
    seat: ELVES,
    position: evening,
    begin: turn('naval'),
    play: [{ seat: ELVES, picks: ['sail ship-2'] }],
    aim: 's0912',
  },
  quest: { seat: ELVES, position: evening, begin: turn('quest') },
  adventure: {
    seat: ELVES,
    position: party,
    begin: turn('monster', { at: 'north-quest-2', quest: 'spider-cavern', omen: 'ignored' }),
  },
  trade: { seat: DWARVES, position: evening, begin: { proc: 'arrive', vars: { side: DWARVES, at: 'south-den' } } },
  combat: { seat: ELVES, position: evening, begin: turn('combat') },
  odds: { seat: ELVES, position: evening, begin: turn('combat'), aim: 'galecliff' },
  company: {
    seat: ELVES,
    position: evening,
    begin: turn('combat'),
    play: [{ seat: ELVES, picks: ['attack galecliff'] }],
    click: ['pinewatch'],
  },
  battle: {
    seat: ELVES,
    position: {
      ...evening,
      lands: {
        ...lands,
        galecliff: {
          ...(of(BARBARIANS, 3) as object),
          invaders: { side: ELVES, units: 4, bearers: ['wizard-2+trident'], state: 'fought' },
        },
        pinewatch: of(ELVES, 1),
      },
    },
    begin: turn('battle', { where: 'galecliff' }),
  },
  rolled: {
    seat: ELVES,
    position: {
      ...evening,
      lands: {
        ...lands,
        galecliff: {
          ...(of(BARBARIANS, 6) as object),
          invaders: { side: ELVES, units: 7, bearers: [], state: 'fought' },
        },
      },
    },
    begin: turn('battle', { where: 'galecliff' }),
    dice: { battle: [1, 6, 3, 5, 2, 4, 6, 4, 1, 6, 5, 2, 3] },
  },
  transfer: { seat: ELVES, position: evening, begin: turn('transfer'), click: ['wolfmoor'] },
  reinforce: {
    seat: ELVES,
    position: { ...evening, ordered: 7, orderedShips: 1 },
    begin: turn('reinforce'),
    click: ['frostmark-keep', 'frostmark-keep', 'wolfmoor'],
  },
  watching: { seat: null, position: evening, begin: turn('combat') },
};
