import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../house.mjs';

/** A test of a rule: its ids, then its title in quotes; titles put together while the test runs cannot be read here. */
const RULE = /\brule\(\s*(\[[^\]]*\]|'[^']*')\s*,\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/g;

/** The stories of the test files in a folder whose titles name what they are about: `Name, Name: what happens`. */
export function storiesIn(folder) {
  const files = readdirSync(root + folder).filter((name) => name.endsWith('.test.ts'));
  return files
    .sort()
    .flatMap((file) => storiesOf(readFileSync(`${root}${folder}/${file}`, 'utf8'), `${folder}/${file}`));
}

/** The stories told in the text of one file. */
export function storiesOf(text, file) {
  return [...text.matchAll(RULE)].flatMap(([, ids, quoted]) => {
    const title = quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');
    const colon = title.indexOf(': ');
    if (colon < 0) return [];
    const rules = [...ids.matchAll(/'([^']*)'/g)].map(([, id]) => id);
    return [{ of: title.slice(0, colon).split(', '), says: title.slice(colon + 2), rules, file }];
  });
}
