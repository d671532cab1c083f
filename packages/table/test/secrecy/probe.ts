import { askedIn, type Random, type State } from '@questhall/kernel';
import { type Deed, whyNot } from '../../src/index.js';
import { anyPick } from './deeds.js';
import type { Twin } from './spawn.js';
import { fail, type Tally, type World } from './world.js';

/** Somebody tries what may not be: what it is told of that is the same in every world. */
export function probe(
  world: World,
  twins: readonly Twin[],
  { random, tally }: { readonly random: Random; readonly tally: Tally },
): void {
  for (const twin of twins) {
    const [viewer] = twin.viewers;
    if (viewer === null || viewer === undefined || random(4) > 0) continue;
    const actor = { player: world.t.chairs[viewer]?.player ?? 'nobody' };
    const deed = triedBy(viewer, world, random);
    const [here, there] = [world, twin].map(({ game, t }) => JSON.stringify(whyNot(game, t, actor, deed, 1)));
    tally.refusals += 1;
    if (here !== there) fail(`${JSON.stringify(deed)} meets ${here}, there ${there}`, twin.viewers, world);
  }
}

function triedBy(seat: number, { game, t }: World, random: Random): Deed {
  const asked = askedIn(game, t.state as State).map((one) => one.seat);
  const pick = random(2) === 0 ? 'pass' : anyPick(game, t, asked[random(asked.length)] as number, random);
  const deeds: Deed[] = [
    { do: 'move', seat, picks: [pick], by: 'player' },
    { do: 'move', seat, picks: [pick, pick], by: 'player' },
    { do: 'move', seat: random(t.chairs.length), picks: [pick], by: 'player' },
    { do: 'unasked', seat, pick },
    { do: 'undo', seat },
    { do: 'offer', seat, kind: 'rewind', to: 100_000 },
  ];
  return deeds[random(deeds.length)] as Deed;
}
