import * as v from 'valibot';

/** Ids of tables, players and messages: letters that need no escaping. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{Cc}\p{Cf}]+$/u));
export const Pick = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const Level = v.picklist(['random', 'squire', 'knight', 'archmage']);
export const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

export const Order = v.strictObject({
  ask: v.pipe(v.string(), v.maxLength(80)),
  pick: Pick,
  until: v.picklist(['attacked', 'turn', 'never']),
});

const DAY = 86_400_000;
const duration = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
export const Clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), bank: duration(DAY), increment: duration(DAY) }),
  v.strictObject({ kind: v.literal('turns'), perMove: duration(60 * DAY) }),
]);

export const Options = v.record(v.pipe(v.string(), v.maxLength(60)), v.union([v.string(), v.number(), v.boolean()]));
