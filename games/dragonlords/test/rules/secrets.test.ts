import { prompts, type Viewer } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { dragonlords } from '../../src/index.js';
import { battle, phase } from '../stage.js';

const everybody: readonly Viewer[] = [0, 1, 2, 3, null];

rule('QD R11', 'of face-down counters all see how many there are, their owner what they are', () => {
  const t = phase('combat', {
    lands: { wolfmoor: { side: 1, units: 2, bearers: ['king', 'blank', 'wizard-1+trident'] } },
  });
  const seen = everybody.map((viewer) => t.sees(viewer, 'lands.wolfmoor.bearers'));
  const hidden = ['?', '?', '?+?'];
  expect(seen).toEqual([hidden, ['king', 'blank', 'wizard-1+trident'], hidden, hidden, hidden]);
  expect(JSON.stringify(t.sees(0))).not.toMatch(/king"|blank|trident/);
});

rule('QD R12', 'who shows a counter shows it to all, for good', () => {
  const t = battle(
    'wolfmoor',
    { units: 1 },
    { units: 3, bearers: ['king', 'blank'] },
    { dice: { battle: [6, 6, 6, 6, 6, 6] }, moreDice: 'seed' },
  );
  t.picks(1, 'show king', 'ready');
  for (const viewer of [0, 2, null]) expect(t.sees(viewer, 'lands.wolfmoor.bearers')).toEqual(['king', '?']);
});

rule('QD R12', 'nobody learns from the questions of others where counters lie', () => {
  const t = battle('wolfmoor', { units: 1 }, { units: 1, bearers: ['king', 'wizard-1'] }, { moreDice: 'seed' });
  expect(t.asked()).toEqual([1]);
  for (const viewer of [0, 2, null]) {
    const [prompt] = prompts(dragonlords, t.state, viewer);
    expect([prompt.private, prompt.choices]).toEqual([true, []]);
  }
});

rule('QD SETUP.6', 'a scroll drawn is known to its owner alone', () => {
  const t = phase('purchase', { lands: { wolfmoor: { side: 1 } }, sides: { 1: { scrolls: ['reflect', 'charm'] } } });
  for (const viewer of everybody) {
    expect(t.sees(viewer, 'sides.1.handSize')).toBe(2);
    if (viewer !== 1) expect(t.sees(viewer, 'sides.1.scrolls')).toBe('unknown');
  }
  expect(t.sees(1, 'sides.1.scrolls')).toEqual(['reflect', 'charm']);
});
