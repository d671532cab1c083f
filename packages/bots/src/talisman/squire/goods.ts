import { CROWN, prizeOf, purchaseOf } from '@questhall/talisman';
import { best, choose, type Decide, optionNamed, say } from '../decision.js';
import { bestBundle } from '../trophies.js';
import { followerWorth, gainOf, keepWorth, spellWorth } from '../worth.js';

/** The best there is of another's things; a Life of the weak. */
export const prizes: Decide = (sight) => {
  const { view, seat } = sight;
  return choose<number>(sight, 'that was the best he had', (o) => {
    const { take, what } = prizeOf(o);
    // On the Crown the last one alive has won.
    if (take === 'life') return view.at[seat] === CROWN ? 100 : 2.5;
    if (take === 'gold') return 1;
    if (take === 'nothing') return 0;
    return take === 'follower' ? followerWorth(what) : gainOf(view, seat, what);
  });
};

/** Buy what is most useful while the purse lasts. */
export const buys: Decide = (sight) => {
  const { view, seat } = sight;
  return choose<number>(sight, 'I can use that', (o) => {
    const { act, kind } = purchaseOf(o);
    return act === 'done' ? 1 : gainOf(view, seat, kind);
  });
};

/** Lay down what is worth least. */
export const lays: Decide = (sight) => {
  const { view, seat } = sight;
  return choose<number>(sight, 'I need it least', (kind) => -keepWorth(view, seat, kind));
};

export const forgets: Decide = (sight) => choose<number>(sight, 'I need it least', (spell) => -spellWorth(spell));

/** The Follower who is worth least. */
export const dismisses: Decide = (sight) =>
  choose<number>(sight, 'I can best do without him', (follower) => -followerWorth(follower));

/** A Follower before a Life, if he is worth little. */
export const pays: Decide = (sight) => {
  const lives = sight.view.lives[sight.seat];
  return choose<number>(sight, 'better he than I', (o) => (o < 0 ? (lives > 2 ? -1.5 : -9) : -followerWorth(o)));
};

/** Heal as much as can be paid. */
export const heals: Decide = (sight) => choose<number>(sight, 'Lives are worth the Gold', (n) => n);

/** No Gold is worth a good Object. */
export const gilds: Decide = (sight) => say(sight, 'done', 'I would rather keep my things');

/** The bundle with the least waste, thing by thing. */
export const exchanges: Decide = (sight) => {
  const { view, seat, options } = sight;
  const wanted =
    bestBundle(view.trophies[seat])
      ?.kinds.slice()
      .sort((x, y) => x - y) ?? [];
  const points = Number(sight.says.args?.points ?? 0);
  if (options[0] === -1 && points >= 7) return { pick: 0, why: 'they make me stronger' };
  const pick = best<number>(options, (kind) => (wanted.includes(kind) ? 1000 - kind : -kind));
  return { pick, why: 'they make me stronger' };
};

/** What makes strong; a Life for the wounded. */
export const wishes: Decide = (sight) => {
  const wish = sight.view.lives[sight.seat] < 3 ? 'wish life' : 'wish strength';
  return say(sight, wish, 'that is what I need most');
};

/** No offers: a beginner is wary of trade. */
export const offers: Decide = (sight) => say(sight, 'no offer', 'I keep what I have');

/** Only what costs nothing. */
export const deals: Decide = (sight) => {
  const { offer } = sight.view;
  const free = !offer || offer.wants.length + offer.wantsFollowers.length + offer.wantsGold + offer.wantsSpells === 0;
  return say(sight, free ? 'accept' : 'decline', free ? 'it costs me nothing' : 'I keep what I have');
};

/** The card that promises least. */
export const discards: Decide = (sight) => {
  const bad = ['dragon', 'demon', 'raiders', 'storm', 'pestilence', 'cursed-by-a-hag', 'poltergeist', 'giant', 'siren'];
  const pick = bad.map((id) => optionNamed(sight, `discard ${id}`)).find((i) => i >= 0);
  return { pick: pick ?? 0, why: 'that can only hurt' };
};
