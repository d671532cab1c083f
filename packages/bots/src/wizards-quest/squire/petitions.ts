import { petitionOf } from '@questhall/wizards-quest';
import { best, type Decide, optionWhere } from '../decision.js';

/** Draw, and play whatever one has. */
export const petitions: Decide = ({ options }) => {
  const pick = best<number>(options, (o) => {
    const { do: what } = petitionOf(o);
    return ['go-on', 'play', 'draw'].indexOf(what);
  });
  return { pick, why: 'a card is there to be played' };
};

/** The ring's card too. */
export const ringCards: Decide = ({ options }) => ({
  pick: optionWhere(options, (o) => o === 'play'),
  why: 'a card is there to be played',
});

/** Men can be had again sooner than a super power. */
export const losses: Decide = ({ options }) => ({
  pick: optionWhere(options, (power) => power === false),
  why: 'men are cheaper than a super power',
});
