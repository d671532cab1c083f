import {
  FIRST_WASTE,
  HARBOUR_OF,
  isLand,
  isWaste,
  isZone,
  LANDS,
  nameOf,
  type Place,
  placeNamed,
  REALMS,
  type View,
  WASTES,
} from '@questhall/dragonlords';
import { For, type JSX, Show } from 'solid-js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { stackWords } from '../labels.js';
import { Ship } from '../map/Ship.js';
import { Stack } from '../map/Stack.js';
import { craftsIn, stacksIn } from '../scene.js';

/** The place one looks at: what it is, what it pays, and who is there. */
export function PlaceCard(props: { board: BoardProps; view: View }): JSX.Element {
  const place = () => placeNamed(props.board.gesture.aimed() ?? '');
  const ground = () => (isZone(place()) || isLand(place()) || isWaste(place()) ? place() : -1);
  return (
    <Show when={ground() >= 0}>
      <section class="matter place-card">
        <header>
          <h2 class="heading">{isZone(place()) ? 'The sea' : nameOf(place())}</h2>
          <span class="facts">{placeKind(place())}</span>
        </header>
        <p>{placeNote(place())}</p>
        <Show when={!isZone(place())}>
          <For each={stacksIn(props.view, place())}>
            {(stack) => (
              <div class="standing">
                <TokenBox width={54} height={44}>
                  <Stack stack={stack} />
                </TokenBox>
                <span>{stackWords(props.view, stack)}</span>
              </div>
            )}
          </For>
        </Show>
        <Show when={isZone(place())}>
          <For each={craftsIn(props.view, place())}>
            {(craft) => (
              <div class="standing">
                <TokenBox width={54} height={44}>
                  <Ship craft={craft} />
                </TokenBox>
                <span>{craft.stack ? stackWords(props.view, craft.stack) : 'an empty ship in harbour'}</span>
              </div>
            )}
          </For>
        </Show>
      </section>
    </Show>
  );
}

function placeKind(place: Place): string {
  if (isZone(place)) return nameOf(place).replace(/^s/, 'S');
  if (isWaste(place)) return place < FIRST_WASTE + 7 ? 'Northern Wastelands' : 'Southern Wastelands';
  const { realm } = LANDS[place];
  return realm < 0 ? 'of no realm' : REALMS[realm].name;
}

const WASTE_NOTES = {
  village: 'Sells pickaxes and torches, and units. Reached by bridge or ship.',
  quest: 'Draw a quest card; the crystal die tells what the Gods have made of it.',
  den: 'Sells potions, elixirs and DragonOrbs. An Orb earns a spell.',
  shrine: 'All keep the peace. Sells talismans; a talisman earns a scroll.',
  lair: 'The Red Dragon sleeps here on a treasure.',
} as const;

const LAND_NOTES = {
  kingdom: 'Pays 5 gold, keeps its owner’s gold, and takes 1 from the T.A.S. of attackers.',
  territory: 'Pays 1 gold.',
  gold: 'Pays 5 gold; no units are mustered here.',
  teleportal: 'Pays 1 gold. With a caster here one steps to any other teleportal.',
  island: 'Pays 5 gold, and may be left empty.',
} as const;

function placeNote(place: Place): string {
  if (isZone(place)) return '';
  if (isWaste(place)) return WASTE_NOTES[WASTES[place - FIRST_WASTE].kind];
  const { kind, mine } = LANDS[place];
  const note = mine ? 'A mine: pays 5 gold, to Dwarves 10, who have +1 T.A.S. here.' : LAND_NOTES[kind];
  return HARBOUR_OF[place] >= 0 ? `${note} It has a harbour.` : note;
}
