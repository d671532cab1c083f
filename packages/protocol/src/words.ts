import * as v from 'valibot';

/** Ids of tables, players and messages: letters that need no escaping. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
export const Seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** One line: no controls, no half characters, nothing that turns the writing round. */
const LINE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u;
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(LINE));
export const Pick = v.pipe(v.string(), v.maxLength(120), v.regex(LINE));
/** `procedure.label` */
export const Ask = v.pipe(v.string(), v.maxLength(80), v.regex(LINE));
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const Level = v.picklist(['random', 'squire', 'knight', 'archmage']);
/** Chat may have several lines, and joiners within its letters. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\n)+$/u;
export const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500), v.regex(LINES));

export const Order = v.strictObject({
  ask: Ask,
  pick: Pick,
  until: v.picklist(['attacked', 'turn', 'never']),
  unless: v.optional(v.pipe(v.array(Pick), v.maxLength(20), v.readonly())),
});

const DAY = 86_400_000;
export const duration = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const Clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), bank: duration(1, DAY), increment: duration(0, DAY) }),
  v.strictObject({ kind: v.literal('turns'), perMove: duration(1, 60 * DAY) }),
]);

const word = v.pipe(v.string(), v.maxLength(60));
export const Options = v.pipe(
  v.unknown(),
  v.check((given) => !Array.isArray(given)),
  v.record(word, v.union([word, v.pipe(v.number(), v.finite()), v.boolean()])),
  v.maxEntries(60),
);
