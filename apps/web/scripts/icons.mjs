// `npm run icons`: draws the glyphs named in src/kit/icon-names.ts into one file, src/kit/icons.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const home = new URL('../', import.meta.url);

/** The sprite, as text: a symbol for each name. */
export function sprite() {
  const glyphs = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ).icons;
  const symbols = names().map((name) => {
    if (!glyphs[name]) throw new Error(`game-icons has no glyph named ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${glyphs[name].body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function names() {
  const source = readFileSync(new URL('src/kit/icon-names.ts', home), 'utf8');
  return [...source.matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('src/kit/icons.svg', home), sprite());
