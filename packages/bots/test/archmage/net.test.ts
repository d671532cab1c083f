import { expect, test } from 'vitest';
import { netSays, readNet, type Shape } from '../../src/archmage/net.js';

const shape: Shape = { marks: 2, amounts: 1, hidden: 2 };

// Rows of the two marks, the amount, bias and out, then the level: 'Pn' is 999 + 8 thousandths, '+' all of it, 'A' all of it
// below zero, 'f' none.
const TEXT = ['Po+f', 'Pof+', 'Po+A', 'Poff', 'Po++', 'fQ'].join('');

test('a net adds up rows of marks and amounts, and little of what is below zero', () => {
  const net = readNet(TEXT, shape);
  const one = (15 * 64 + 40) / 1000;
  const level = (31 * 64 + 16) / 1000 - 2;
  expect(netSays(net, { marks: [0], amounts: [0] })).toBeCloseTo(one * one + level);
  expect(netSays(net, { marks: [0, 1], amounts: [0] })).toBeCloseTo(2 * one * one + level);
  expect(netSays(net, { marks: [], amounts: [1] })).toBeCloseTo(one * one - 0.1 * one * one + level);
});

test('a net of another shape is not read', () => {
  expect(() => readNet(`${TEXT}A`, shape)).toThrow('a net of 23 signs');
});
