import { expect, test } from 'vitest';
import { orderWords } from '../../src/table/orders.js';

test('an order is said with its limits', () => {
  const pass = { ask: 'window.offer', pick: 'pass' } as const;
  expect(orderWords({ ...pass, until: 'turn' })).toBe('"pass" until my turn');
  expect(orderWords({ ...pass, until: 'attacked' })).toBe('"pass" until I am attacked');
  expect(orderWords({ ...pass, until: 'never', unless: ['cast healing', 'cast psionic-blast'] })).toBe(
    '"pass" always, unless I can cast healing or cast psionic blast',
  );
});
