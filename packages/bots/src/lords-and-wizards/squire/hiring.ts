import { type Board, CITIES, commands, forHire, KINDS, SITES } from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide } from '../decision.js';

/** What he keeps in his chest. */
const RESERVE = 6;

/** Where the squire hires: at home every third month, whatever it does to his Wizard's study, else here and there. */
function marketOf(b: Board, seat: number): number {
  const markets: number[] = [];
  for (let site = 0; site < CITIES; site++) if (commands(b, seat, site)) markets.push(site);
  if (b.turn % 6 < 2 && markets.includes(b.capital[seat])) return b.capital[seat];
  return markets.length === 0 ? -1 : markets[(b.turn * 7 + seat) % markets.length];
}

/** Regular units as long as there is gold; now and then a leader looks for something special. */
export const hires: Decide = (sight) => {
  const b = boardIn(sight);
  const market = marketOf(b, sight.seat);
  const gold = b.gold[sight.seat];
  const kinds = market < 0 ? [] : forHire(b, sight.seat, market).filter((kind) => KINDS[kind].cost <= gold - RESERVE);
  return choose(sight, 'gold wins no battles', ({ verb, words }) => {
    if (verb === 'seek') return gold >= 40 ? 1 : -1;
    if (verb === 'hire') return kinds.length > 0 && words[0] === SITES[market]?.id ? 2 : -1;
    return verb === 'end' ? 0 : -2;
  });
};

/** Of everything something. */
export const raises: Decide = (sight) => {
  const gold = boardIn(sight).gold[sight.seat] - RESERVE;
  const { random } = sight;
  return choose(sight, 'they look well', ({ verb, words }) => {
    if (verb === 'done') return 0;
    if (verb !== 'raise') return -1;
    const kind = KINDS.find(({ id }) => id === words[1]);
    const n = Number(words[0]);
    if (!kind || n > 5 || n * kind.cost > gold) return -1;
    return n * (kind.attack + kind.defence) * (3 + random(3));
  });
};
