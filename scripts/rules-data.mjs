// Turns each games/*/rules.json into games/*/src/rules.data.ts, so that a game carries its rules without reading a file.
// Run it after changing a rules.json; a test says when a file is behind.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './house.mjs';

const width = 120;
const lists = [
  ['RULES', 'Rule', 'rules'],
  ['EXAMPLES', 'Example', 'examples'],
  ['RULINGS', 'Ruling', 'ambiguities'],
];

/** The games that have rules, as `{ json, data }` paths. */
export function rulebooks() {
  return readdirSync(`${root}games`)
    .map((game) => ({ json: `${root}games/${game}/rules.json`, data: `${root}games/${game}/src/rules.data.ts` }))
    .filter(({ json }) => existsSync(json));
}

/** The text of rules.data.ts for the text of a rules.json. */
export function rulesData(json) {
  const book = JSON.parse(json);
  const tables = lists.map(([name, type, key]) => table(name, type, book[key]));
  return [
    '// Made from rules.json by scripts/rules-data.mjs; change it there.',
    "import type { Example, Rule, Ruling } from '@questhall/kernel';",
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}

function table(name, type, rows) {
  if (!Array.isArray(rows)) throw new Error(`no list for ${name}; expected one in rules.json`);
  return `export const ${name}: readonly ${type}[] = [\n${rows.map(row).join('\n')}\n];`;
}

function row(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `    ${field(key, value)},`);
  return `  {\n${lines.join('\n')}\n  },`;
}

/** A field as the formatter writes it: a long list is broken up, a long text goes below any but the shortest keys. */
function field(key, value) {
  const line = `${key}: ${Array.isArray(value) ? `[${value.map(quoted).join(', ')}]` : quoted(value)}`;
  if (line.length + 5 <= width) return line;
  if (Array.isArray(value)) return `${key}: [\n${value.map((item) => `      ${quoted(item)},\n`).join('')}    ]`;
  return key.length > 4 ? `${key}:\n      ${quoted(value)}` : line;
}

function quoted(text) {
  if (typeof text !== 'string') return String(text);
  const plain = JSON.stringify(text);
  const inside = plain.slice(1, -1).replaceAll('\\"', '"');
  const count = (quote) => inside.split(quote).length;
  return count("'") > count('"') ? plain : `'${inside.replaceAll("'", "\\'")}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { json, data } of rulebooks()) writeFileSync(data, rulesData(readFileSync(json, 'utf8')));
}
