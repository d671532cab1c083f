import {
  type Board,
  CAPTIVE,
  commands,
  hasLeader,
  hexNamed,
  ITEMS,
  inOrder,
  KINDS,
  NEIGHBOURS,
  ownUnitsAt,
  SITES,
  type Unit,
} from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide, prefer } from '../decision.js';
import { foesIn } from './stacks.js';
import { attackOf } from './worth.js';

/** Over-taxed cities rebel more often than not: only one that is lost anyhow is squeezed. */
export const taxes: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'what is not mine tomorrow pays today', (o) => {
    if (o === 0) return 0;
    return o >> 6 === 3 && isDoomed(b, sight.seat, o & 63) ? 1 : -1;
  });
};

/** An empty city with an enemy army beside it. */
function isDoomed(b: Board, seat: number, site: number): boolean {
  const { hex } = SITES[site];
  if (ownUnitsAt(b, hex, seat).length > 0 || !commands(b, seat, site)) return false;
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    if (near >= 0 && attackOf(b, foesIn(b, seat, near)) >= 8) return true;
  }
  return false;
}

/** A beaten leader: whoever would complete the set of captives is kept, the mighty die, the rest are held for ransom. */
export const captures: Decide = (sight) => {
  const b = boardIn(sight);
  const { says, seat } = sight;
  const leader = Number(says.args?.seat ?? 0) * 2 + (says.args?.leader === 'wizard' ? 1 : 0);
  const wins = inOrder(b)
    .filter((one) => one !== seat && hasLeader(b, one))
    .flatMap((one) => [one * 2, one * 2 + 1])
    .every((one) => one === leader || b.fate[one] === 0 || b.fate[one] === 5 || isHeldBy(b, one, seat));
  return choose(sight, wins ? 'then I have them all' : 'he will do no more harm', ({ verb, words }) => {
    if (verb === 'kill') return wins ? 0 : b.level[leader] - 1.5;
    if (verb === 'free') return -99;
    return (wins ? 50 : 0) + (words.includes('lord') || words.includes('wizard') ? 0.2 : 0.1);
  });
};

function isHeldBy(b: Board, leader: number, seat: number): boolean {
  return b.fate[leader] === CAPTIVE && b.owner[b.captor[leader]] === seat;
}

/** What a Wizard makes: gold above all, then levels and strength. */
export const creations: Decide = (sight) => {
  const useful = [
    'alchemists-staff',
    'demon-summoner',
    'ring-of-will',
    'robe-of-iron',
    'wand-of-missiles',
    'magic-sword',
    'brewed-potion-of-power',
    'lesser-horn-of-fear',
  ];
  return prefer<number>(sight, 'nothing else serves me better', (kind) => {
    const rank = useful.indexOf(ITEMS[kind].id);
    return rank < 0 ? -kind : 100 - rank;
  });
};

/** A control scroll is made against the dearest that the enemy has. */
export const controls: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'they have those', (kind) => {
    const n = b.kind.filter((one, unit) => one === kind && b.owner[unit] !== sight.seat && b.owner[unit] < 12).length;
    return n > 0 ? KINDS[kind].attack + KINDS[kind].defence + n / 10 : 0;
  });
};

/** Where a Space Door leads: home. */
export const doors: Decide = (sight) => {
  const b = boardIn(sight);
  const home = b.capital[sight.seat];
  const { hex } = SITES[home];
  return prefer<number>(sight, 'home is safest', (o) =>
    sight.ask === 'door.column' ? -Math.abs(o - (hex % 40)) : o === hex ? 99 : -distance(o, hex),
  );
};

function distance(a: number, c: number): number {
  return Math.abs((a % 40) - (c % 40)) + Math.abs(Math.floor(a / 40) - Math.floor(c / 40));
}

/** Bribes are for what is dear; the own are secured if they are. */
export const bribes: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<Unit>(sight, 'five GTs are little for that', (unit, i) => {
    if (unit < 0) return 0;
    const verb = sight.name(i).split(' ')[0];
    const { attack, defence } = KINDS[b.kind[unit]];
    if (verb === 'more') return -1;
    return attack + defence - (verb === 'secure' ? 12 : 15);
  });
};

/** For a siege a little more than the other is likely to spend; against it what he may have written. */
export const bids: Decide = (sight) => {
  const b = boardIn(sight);
  const hex = hexNamed(String(sight.says.args?.hex ?? ''));
  const siege = b.sieges.find((one) => one.hex === hex);
  const foe = siege?.besieger === sight.seat ? siege.besieged : siege?.besieger;
  const chest = foe === undefined ? 0 : (b.gold[foe] ?? 0);
  const fair = sight.ask === 'siege.bid' ? chest / 3 + 9 : chest / 3;
  const most = Math.floor(Math.min(b.gold[sight.seat] / 2, fair));
  return prefer<number>(sight, 'walls fall for gold', (gold) => -Math.abs(gold - most));
};
