import { lordsAndWizards as game, lordsAndWizardsWords as words } from '@questhall/lords-and-wizards';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

const CAPITAL = '1107';
const FIELD = { north: '3123', middle: '3125', south: '3127' };
const guarded = { [CAPITAL]: { seat: 0, units: { 'heavy-infantry': 8 } } };

/** What the archmage does in a phase until it has done with it. */
function turnOf(hexes: object, { proc = 'movement', turn = 4 } = {}): string[] {
  const opening = { seats: 2, position: { turn, hexes: { ...guarded, ...hexes } }, begin: { proc, vars: { seat: 0 } } };
  const t = scenario({ game, words }, opening as unknown as Opening);
  const bot = table.bot('archmage:4p', 0);
  const picks: string[] = [];
  while (picks.length < 40 && !picks.includes('end movement') && !picks.includes('end combat')) {
    const sight = table.sight(t.state, 0, `pick ${picks.length}`);
    picks.push(sight.name(bot.choose(sight)));
    if (proc === 'combat') break;
    t.picks(0, picks[picks.length - 1]);
  }
  return picks;
}

describe('the archmage', () => {
  test('brings together from two sides who could not win alone', () => {
    const picks = turnOf({
      [FIELD.north]: { seat: 0, units: { 'heavy-horse': 7 } },
      [FIELD.south]: { seat: 0, units: { 'heavy-horse': 7 } },
      [FIELD.middle]: { seat: 1, units: { 'heavy-infantry': 10 } },
    });
    expect(picks).toContain(`move ${FIELD.north}`);
    expect(picks).toContain(`move ${FIELD.south}`);
    expect(picks).toContain('to 3124');
    expect(picks).toContain('to 3126');
  });

  test('goes for leaders whom few guard rather than for the many', () => {
    const picks = turnOf({
      [FIELD.middle]: { seat: 0, units: { 'heavy-horse': 12 } },
      '3121': { seat: 1, units: { bowmen: 3, lord: 1, wizard: 1 } },
      [FIELD.south]: { seat: 1, units: { 'heavy-infantry': 5 } },
    });
    expect(picks.join()).toMatch(/to (3[012]2[012])/);
    expect(picks).not.toContain('to 3126');
  });

  test('falls upon nobody who has not had a turn', () => {
    const hexes = {
      [FIELD.north]: { seat: 0, units: { 'heavy-horse': 9 } },
      [FIELD.middle]: { seat: 1, units: { bowmen: 1, lord: 1 } },
    };
    expect(turnOf(hexes, { turn: 1 })).not.toContain('to 3124');
    expect(turnOf(hexes)).toContain('to 3124');
  });

  test('attacks the part of a city where its leaders are, if that can be won', () => {
    const castle = { seat: 1, units: { bowmen: 2, lord: 1, wizard: 1 } };
    const hexes = {
      '1118': { seat: 1, units: { bowmen: 3 }, inside: castle },
      '1117': { seat: 0, units: { 'heavy-horse': 14 } },
    };
    expect(turnOf(hexes, { proc: 'combat' })).toEqual(['attack whole delvor']);
  });
});
