import { placingOf, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Chance } from '../../bot.js';
import { evaluate } from '../knight/evaluation.js';
import { imagined, stand } from '../knight/scenes.js';
import { huntingGrounds } from '../treasures.js';

/** How many spaces besides the knight's are worth a thought, and how many of those before a treasure. */
const SPACES_TRIED = 3;
const HUNTS_TRIED = 2;
/** Shares of the men due that may go to one space. */
const SHARES = [1, 2 / 3, 1 / 2, 1 / 3];

/**
 * Ways to place men worth playing on from: more or fewer where the knight would, all of them where they do most by standing
 * there or could attack a treasure, and a super power.
 */
export function placings(chance: Chance<View>, knights: number): number[] {
  const { view, seat, options } = chance;
  const all = options.map((o) => placingOf(o as number));
  const due = Math.max(...all.map(({ men }) => men));
  const at = (space: SpaceId, men: number) =>
    all.findIndex((placing) => placing.power === 'none' && placing.space === space && placing.men === men);
  const spaces = [...new Set(all.filter(({ power }) => power === 'none').map(({ space }) => space))];
  const worths = new Map(spaces.map((space) => [space, evaluate(withMen(view, seat, space, due), seat)]));
  spaces.sort((a, b) => (worths.get(b) as number) - (worths.get(a) as number));
  const hunts = new Set(huntingGrounds(view, seat));
  const chosen = all[knights].power === 'none' ? all[knights].space : spaces[0];
  const found = [
    ...SHARES.map((share) => at(chosen, Math.ceil(share * due))),
    ...spaces.slice(0, SPACES_TRIED).map((space) => at(space, due)),
    ...spaces
      .filter((space) => hunts.has(space))
      .slice(0, HUNTS_TRIED)
      .map((space) => at(space, due)),
    ...(['sorcerer', 'hero'] as const).map((power) => bestStand(chance, power)),
  ];
  return [...new Set(found)].filter((i) => i >= 0);
}

function withMen(view: View, seat: number, space: SpaceId, men: number): View {
  const scene = imagined(view);
  scene.holder[space] = seat;
  scene.men[space] += men;
  return scene;
}

/** Where a super power does most by standing there, -1 if it may not come. */
function bestStand({ view, seat, options }: Chance<View>, power: 'hero' | 'sorcerer'): number {
  let found = -1;
  let most = Number.NEGATIVE_INFINITY;
  options.forEach((o, i) => {
    const placing = placingOf(o as number);
    if (placing.power !== power) return;
    const scene = imagined(view);
    stand(scene, seat, { power, space: placing.space });
    const worth = evaluate(scene, seat);
    if (worth <= most) return;
    most = worth;
    found = i;
  });
  return found;
}
