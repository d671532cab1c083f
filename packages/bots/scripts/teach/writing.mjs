const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PARTS = 31;
const LEVEL = 2;
const WIDTH = 112;

/** The weights as `readNet` reads them, in a file. */
export function textOf(weights, { marks, amounts, hidden }) {
  const rows = Array.from({ length: marks + amounts + 2 }, (_, i) => weights.slice(i * hidden, (i + 1) * hidden));
  const text = rows.map(signsOf).join('') + twoSigns((weights.at(-1) + LEVEL) * 1000);
  const lines = text.match(new RegExp(`.{1,${WIDTH}}`, 'g')).map((line) => `  '${line}',`);
  return [
    '/**',
    ' * What thousands of games between sages, and of sages against knights, have taught: the net that tells from how two stand,',
    ' * and from where a move ends, who will win. `scripts/teach-talisman.mjs` teaches it anew.',
    ' */',
    'export const LORE = [',
    ...lines,
    "].join('');",
    '',
  ].join('\n');
}

function signsOf(row) {
  const most = Math.max(1, Math.ceil(1000 * Math.max(...row.map(Math.abs))));
  return (
    twoSigns(most) + [...row].map((weight) => ALPHABET[PARTS + Math.round((weight * 1000 * PARTS) / most)]).join('')
  );
}

function twoSigns(number) {
  const whole = Math.round(number);
  if (whole < 0 || whole > 4095) throw new Error(`${number} is beyond two signs`);
  return ALPHABET[whole >> 6] + ALPHABET[whole & 63];
}
