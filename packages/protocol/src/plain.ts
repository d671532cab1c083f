/** What a plain move may hold, and nothing else. */
const KEYS = new Set(['t', 'id', 'table', 'seat', 'picks', 'ask', 'number']);
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Letters that need no further look. */
const [PICK, ASK] = [/^[ -~]{1,120}$/, /^[ -~]{1,80}$/];

/**
 * Whether this is a move without a fault. Almost all messages are, and each waits for this: it is the schema of `move`
 * by hand, ten times as quick. What it does not know it leaves to the schema.
 */
export function isPlainMove(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { t, id, table, seat, picks, ask, number } = json as Record<string, unknown>;
  if (t !== 'move' || !isText(id, ID) || !isText(table, ID)) return false;
  if (!isWhole(seat, 11) || !Array.isArray(picks) || picks.length === 0 || picks.length > 100) return false;
  for (const pick of picks) if (!isText(pick, PICK)) return false;
  if (ask !== undefined && !isText(ask, ASK)) return false;
  if (number !== undefined && !isWhole(number, Number.MAX_SAFE_INTEGER)) return false;
  for (const key in json) if (!KEYS.has(key)) return false;
  return true;
}

function isText(x: unknown, form: RegExp): boolean {
  return typeof x === 'string' && form.test(x);
}

function isWhole(x: unknown, most: number): boolean {
  return typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= most;
}
