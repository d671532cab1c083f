import { isLand, placeNamed, purse, strengthOf, TOOL_IDS, wasteKind } from '@questhall/dragonlords';
import { choose, type Decide, said, sideOf, spokenPlace } from '../decision.js';
import { garrison } from './lands.js';

/** Everything stored at home may be of use. */
export const tools: Decide = (sight) => choose(sight, 'it may be of use', ({ verb }) => (verb === 'take' ? 1 : 0));

/** Quests while the party is strong; home when it is weak. */
export const paths: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const party = partySize(sight);
  return choose(
    sight,
    party < 3 ? 'the party should come home' : 'there may be something to find',
    ({ verb, place }) => {
      if (verb === 'stay') return 0;
      if (verb === 'attack') return party - garrisonOf(view, place, side) > 1 ? 4 : -2;
      if (isLand(place)) {
        if (view.holder[place] !== side && garrison(view, place) * 2 > party) return -3;
        return party < 3 ? 5 : 1;
      }
      const kind = wasteKind(place);
      if (kind === 'quest') return party < 2 ? -1 : 3;
      if (kind === 'den') return 3.5;
      return kind === 'lair' ? 2.5 : 1.5;
    },
  );
};

function partySize(sight: Parameters<Decide>[0]): number {
  const { view } = sight;
  const side = sideOf(sight);
  let most = 0;
  for (let at = view.holder.length; at < view.holder.length + 14; at++)
    most = Math.max(most, strengthOf(view, at, side));
  return Math.max(most, sight.ask.startsWith('expedition') ? 4 : 0);
}

function garrisonOf(view: Parameters<Decide>[0]['view'], place: number, side: number): number {
  let n = 0;
  for (let other = 0; other < 5; other++) if (other !== side) n += strengthOf(view, place, other);
  return n;
}

/** What each tool is worth to a party that has none, in gold. */
const WORTH: Readonly<Record<string, number>> = {
  potion: 3,
  elixir: 3,
  talisman: 2,
  pickaxe: 3,
  torch: 4,
  'dragon-orb': 8,
};

/** A tool the party has not, while there is gold to spare; units while they are few. */
export const trades: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const at = spokenPlace(sight, 'at');
  const gold = purse(view, side);
  return choose(sight, 'the party needs it', ({ verb, last }) => {
    if (verb === 'go') return 0;
    if (/^\d+$/.test(last)) return strengthOf(view, at, side) < 4 && gold > 30 ? Number(last) / 10 : -1;
    const tool = TOOL_IDS.indexOf(last as (typeof TOOL_IDS)[number]);
    const has = view.tools[((at - placeNamed('north-village')) * 5 + side) * TOOL_IDS.length + tool] > 0;
    return has || gold < 20 ? -1 : (WORTH[last] ?? 0);
  });
};

/** A new Wizard, or a better one. */
export const lessons: Decide = (sight) =>
  choose(sight, 'a Wizard is worth many units', ({ verb, last }) => {
    if (verb === 'nobody') return 0;
    return last === 'unit' ? 2 : 3;
  });

/** A DragonLord if the Orb allows, else an Orb; the Red Dragon only for a strong party. */
export const lairs: Decide = (sight) => {
  const party = partySize(sight);
  return choose(sight, 'a DragonLord is worth the risk', (option) => {
    if (option.verb === 'charm') return 5;
    if (option.verb === 'consult') return 4;
    if (option.verb === 'take') return 3;
    if (option.verb === 'fight') return party >= 5 ? 2 : -1;
    return 0;
  });
};

/** With an Orb one charms. */
export const tames: Decide = (sight) =>
  choose(sight, 'a DragonLord is worth more', ({ verb }) => (verb === 'charm' ? 1 : 0));

/** A unit of no other use rises; a Wizard best of all, for he keeps his spells. */
export const rises: Decide = (sight) =>
  choose(sight, 'it can best be spared for that', ({ last }) => {
    if (last === 'unit') return 2;
    return last.startsWith('wizard') ? 1 : 0;
  });

/** To the unit that stands among most others; to nobody who would be a target already. */
export const gifts: Decide = (sight) => {
  const side = sideOf(sight);
  const options = said(sight);
  return choose(sight, 'it is well guarded there', ({ what, place }) => {
    const n = strengthOf(sight.view, place, side) / 100;
    if (what === 'king') return options.length > 1 ? -1 : 0;
    return (what === 'unit' ? 1 : 1.5) + n;
  });
};
