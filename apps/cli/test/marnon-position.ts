/** Two players of Lords & Wizards in the middle of a game. */
export const POSITION = {
  turn: 20,
  players: {
    0: { gold: 12, capital: 'lavidian', lord: { at: '1607', level: 3, items: ['elf-bane'] } },
    1: { gold: 1, capital: 'delvor' },
  },
  sites: { hell: { control: 0 }, gelken: { legend: 'monster-e', knownBy: [0] } },
  hexes: {
    1607: { seat: 0, units: { 'light-infantry': 3, 'heavy-horse': 1 } },
    1108: { seat: 1, units: { igrash: 2 } },
  },
};
