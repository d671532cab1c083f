// `npm run icons`: draws the glyphs named in src/kit/icon-names.ts into src/kit/icons.svg, and those of a game, named in
// src/kit/icons/<slug>.ts, into the file beside it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const kit = new URL('../src/kit/', import.meta.url);

/** Every list of names, and the file that is drawn from it. */
export const SPRITES = [
  ['icon-names.ts', 'icons.svg'],
  ...readdirSync(new URL('icons/', kit))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`icons/${name}`, `icons/${name.replace(/ts$/, 'svg')}`]),
];

/** A sprite, as text: a symbol for each name in a list. */
export function sprite(list = 'icon-names.ts') {
  const glyphs = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ).icons;
  const symbols = names(list).map((name) => {
    if (!glyphs[name]) throw new Error(`game-icons has no glyph named ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${glyphs[name].body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function names(list) {
  return [...readFileSync(new URL(list, kit), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map(([, name]) => name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [list, file] of SPRITES) writeFileSync(new URL(file, kit), sprite(list));
}
