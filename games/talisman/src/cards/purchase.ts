import { ADVENTURE, type Card } from './adventure.js';

const bought = (id: string, copies: number): Card => ({
  ...(ADVENTURE.find((card) => card.id === id) as Card),
  id: `bought-${id}`,
  copies,
});

/** The 28 Purchase Cards and the 4 Talismans: as the Adventure Cards of that name, but they go back to piles of their own. */
export const PILES: readonly Card[] = [
  // T EQUIP.6 Eight kinds of goods, and the Talismans that are given.
  bought('armour', 4),
  bought('axe', 4),
  bought('helmet', 4),
  bought('mule', 4),
  bought('raft', 1),
  bought('shield', 4),
  bought('sword', 3),
  bought('water-bottle', 4),
  { ...(ADVENTURE.find((card) => card.id === 'talisman') as Card), id: 'given-talisman', copies: 4 },
];
