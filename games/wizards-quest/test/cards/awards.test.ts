import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

/** Seat 0, with a castle and some men, draws this card at the start of its turn. */
function draws(card: string, spaces: object = { 'castle-1': { seat: 0, men: 3 } }) {
  const t = marnon({
    seats: 2,
    position: { spaces: { ...spaces, 'castle-2': { seat: 1, men: 2 } } },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { petition: [card], battle: [1, 6, 1, 6] },
  });
  return t.picks(0, 'draw');
}
const told = (t: ReturnType<typeof draws>) => t.events().map(({ key }) => key);

for (const [card, title, men] of [
  ['men2', 'Two recruits', 2],
  ['men3', 'Three recruits', 3],
  ['men4', 'Four recruits', 4],
  ['men5', 'A full company', 5],
] as const) {
  rule('WQ X.A.6.a', `${title}: ${men} men besides the four for kingdoms`, () => {
    const t = draws(card);
    t.picks(0, `play ${card}`, 'go on');
    expect(told(t)).toEqual(['petition.drawn', 'petition.played', 'award.men', 'reinforced']);
    expect(t.events()[2]).toEqual({ key: 'award.men', args: { seat: 0, n: men } });
    t.picks(0, `place ${4 + men} castle-1`);
    expect([t.truth('spaces.castle-1.men'), t.truth('topDiscard')]).toEqual([7 + men, card]);
  });
}

rule('WQ X.A.6.d', 'Relief for the hard-pressed: six men for who has six pieces, hero and sorcerer counted', () => {
  const t = draws('underdog', {
    'castle-1': { seat: 0, men: 3 },
    haven: { seat: 0, hero: true, men: 1 },
    dewbury: { seat: 0, sorcerer: true, men: 0 },
  });
  expect(t.truth('players.0.pieces')).toBe(6);
  t.picks(0, 'play underdog', 'go on');
  expect(t.events().at(-1)).toEqual({ key: 'reinforced', args: { seat: 0, men: 10 } });
});

rule('WQ R42', 'Relief for the hard-pressed: with seven pieces it is played in vain, or kept', () => {
  const spaces = { 'castle-1': { seat: 0, men: 3 }, haven: { seat: 0, hero: true, men: 3 } };
  const played = draws('underdog', spaces).picks(0, 'play underdog');
  expect([played.truth('award'), played.truth('topDiscard')]).toEqual([0, 'underdog']);
  expect(played.events().at(-1)).toEqual({ key: 'card.no-effect', args: { seat: 0, card: 'underdog' } });
  const kept = draws('underdog', spaces).picks(0, 'go on');
  expect(kept.truth('players.0.hand')).toEqual(['underdog']);
});

rule('WQ X.A.6.b', 'Second campaign: one more after the normal one', () => {
  const t = draws('camp1');
  t.picks(0, 'play camp1', 'go on', 'place 4 castle-1');
  expect(t.events()).toContainEqual({ key: 'award.campaigns', args: { seat: 0, n: 1 } });
  t.picks(0, 'campaign castle-1 brecknock', 'capture 1 men', 'campaign castle-1 mistledown', 'capture 1 men');
  expect([t.truth('campaigns'), t.offers(0)]).toEqual([0, ['end turn']]);
});

rule('WQ X.A.6.b', 'Long campaign: two more after the normal one', () => {
  const t = draws('camp2');
  t.picks(0, 'play camp2', 'go on', 'place 4 castle-1');
  for (const [left, to] of [
    [2, 'brecknock'],
    [1, 'mistledown'],
    [0, 'tanglebriar'],
  ] as const) {
    t.picks(0, `campaign castle-1 ${to}`, 'capture 1 men');
    expect(t.truth('campaigns')).toBe(left);
  }
  expect(t.offers(0)).toEqual(['end turn']);
});

rule('WQ X.A.6.b', 'what campaigns were not used are gone with the turn', () => {
  const t = draws('camp2');
  t.picks(0, 'play camp2', 'go on', 'place 4 castle-1', 'end turn');
  t.picks(1, 'go on', 'place 4 castle-2');
  expect(t.truth('campaigns')).toBe(1);
});

rule(['WQ X.A.6.a', 'WQ X.A.6.b'], 'March at once: a man and a campaign', () => {
  const t = draws('mencamp');
  t.picks(0, 'play mencamp');
  expect([t.truth('award'), t.truth('campaigns'), t.truth('topDiscard')]).toEqual([1, 2, 'mencamp']);
  t.picks(0, 'go on', 'place 5 castle-1');
  t.picks(0, 'campaign castle-1 brecknock', 'capture 1 men', 'campaign castle-1 mistledown', 'capture 1 men');
  expect(t.truth('players.0.pieces')).toBe(8);
});

rule('WQ X.A.6.c', 'Boat privilege: a man now, and a trip over the water later', () => {
  const t = draws('boat', { 'castle-7': { seat: 0, men: 3 }, 'cattle-meade': { orcs: 1 } });
  t.picks(0, 'play boat', 'go on', 'place 5 castle-7');
  expect(told(t).slice(1, 5)).toEqual(['petition.played', 'award.men', 'award.boat', 'reinforced']);
  t.picks(0, 'campaign castle-7 cattle-meade by boat', 'fight', 'capture 3 men');
  expect([t.truth('spaces.cattle-meade.men'), t.truth('spaces.castle-7.men')]).toEqual([3, 5]);
  expect([t.truth('players.0.boats'), t.truth('topDiscard')]).toEqual([0, 'boat']);
});

rule('WQ X.A.6.c', 'Boat privilege: unused, it is still there in the next turn', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'castle-7': { seat: 0, men: 3 }, 'castle-5': { seat: 0 }, 'castle-2': { seat: 1 } },
      first: 1,
      elsewhere: { orcs: 1 },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { petition: ['boat'], orcs: [1, 2], dragon: [1, 1], gobble: [1], wizard: [4, 4], first: [1, 1, 6, 6] },
  });
  t.picks(0, 'draw', 'play boat', 'go on', 'place 5 castle-7', 'end turn');
  expect([t.truth('turn'), t.asked(), t.truth('players.0.boats')]).toEqual([2, [0], 1]);
  t.picks(0, 'sail castle-7 castle-5', 'sail 6 men');
  expect([t.truth('spaces.castle-5.men'), t.truth('players.0.boats'), t.at()]).toEqual([7, 0, 'petition.choose']);
});
