// Fills the generated parts of docs/scenarios.md from the built games: every word a scenario can use.
// Run it (after npm run build) when a game or its words changed; a test says when the page is behind.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contents, gameSection } from './docs/game.mjs';
import { mistakeTable } from './docs/mistakes.mjs';
import { root } from './house.mjs';

export const page = `${root}docs/scenarios.md`;

/** The page as it should be, given as it is: all between the marks is made anew. */
export async function filled(text) {
  const games = await gamesWithWords();
  const { runScenario } = await import('@questhall/testkit/tools');
  const bySlug = Object.fromEntries(games.map(({ slug, game, words }) => [slug, { game, words }]));
  const between = {
    contents: contents(games),
    mistakes: mistakeTable(runScenario, bySlug),
    games: games.map(gameSection).join('\n\n'),
  };
  return Object.entries(between).reduce((page, [name, content]) => fill(page, name, content), text);
}

/** Put this between the marks of that name. */
export function fill(text, name, content) {
  const [open, close] = [`<!-- made by scripts/scenario-docs.mjs: ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`the page has no place for ${name}; expected ${open} and ${close}`);
  return `${text.slice(0, from + open.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Every game of the house with its words and its worked scenarios, by folder. A game comes in with its first one. */
export async function gamesWithWords() {
  const slugs = readdirSync(`${root}games`).filter((slug) => existsSync(`${root}games/${slug}/test/scenarios`));
  const found = await Promise.all(slugs.sort().map(async (slug) => ({ slug, ...(await wordsOf(slug)) })));
  return found.map((one) => ({ ...one, scenarios: scenariosOf(one.slug) }));
}

/** A game's package hands out one game and one set of words, under whatever names. */
async function wordsOf(slug) {
  const things = Object.values(await import(`@questhall/${slug}`));
  const game = things.find((thing) => thing?.id === slug && thing.procedures);
  const words = things.find((thing) => thing?.beginnings && thing.position);
  if (!game || !words) throw new Error(`@questhall/${slug} hands out no game with words`);
  return { game, words };
}

function scenariosOf(slug) {
  const folder = `games/${slug}/test/scenarios`;
  const names = readdirSync(root + folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(page, await filled(readFileSync(page, 'utf8')));
}
