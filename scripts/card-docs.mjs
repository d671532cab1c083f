// Makes docs/talisman-cards.md: every card, character and space of Talisman with its verbs, its moments for Spells and
// the stories that play it. Run it (after npm run build) when one of them changed; a test says when the page is behind.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { code, table } from './docs/markdown.mjs';
import { storiesIn } from './docs/stories.mjs';
import { cardVerbs, spaceVerbs } from './docs/verbs.mjs';
import { root } from './house.mjs';

export const page = `${root}docs/talisman-cards.md`;
const FOLDER = 'games/talisman/test/cards';
const PILES = `${FOLDER}/purchases.test.ts`;

const MET = 'before it is met (`card`)';
const FOUGHT = 'before the dice (`fight`); when it is about to die (`loss`)';
const WINDOWS = {
  event: MET,
  stranger: MET,
  place: MET,
  animal: FOUGHT,
  monster: FOUGHT,
  dragon: FOUGHT,
  spirit: FOUGHT,
};
const TIMINGS = {
  'any-time': 'any time between actions, by anybody (`start`, `arrival`, `card`, `fight`)',
  'any-start': "start of anybody's turn (`start`)",
  creature: 'when a creature is about to attack or to be met (`card`, `fight`)',
  'own-start': "start of one's own turn (`start`)",
  'own-arrival': "after one's own move (`arrival`)",
  'own-combat': "before the dice of one's own Combat (`fight`)",
  loss: 'when something is about to be lost or killed (`loss`)',
  spell: 'when a Spell has just been cast (`spell`)',
};

/** Every section of the sheet: what is listed, and of each thing its name, cells and the stories about it. */
export async function sections() {
  const game = await import('@questhall/talisman');
  const stories = storiesIn(FOLDER);
  const [bought, others] = [stories.filter((s) => s.file === PILES), stories.filter((s) => s.file !== PILES)];
  const about = (name, among = others) => among.filter((story) => story.of.includes(name));
  const row = (name, cells, told = about(name)) => ({ name, cells, told });
  return [
    {
      title: 'Spells',
      head: ['Spell', 'copies', 'windows', 'what it does'],
      rows: game.SPELLS.map((s) => row(s.name, spellCells(s))),
    },
    {
      title: 'Characters',
      head: ['Character', 'values', 'verbs'],
      rows: game.CHARACTERS.map((c) => row(c.name, characterCells(c))),
    },
    ...cardSections(game, row),
    {
      title: 'Purchase Cards and Talismans',
      head: ['Card', 'copies', 'verbs'],
      rows: game.PILES.map((c) => row(c.name, [c.copies, list(cardVerbs(c))], about(c.name, bought))),
    },
    {
      title: "The Warlock's quests",
      head: ['Quest', 'what is asked'],
      rows: game.QUESTS.map((q) => row(`quest ${q.task}`, [q.says])),
    },
    { title: 'Spaces', head: ['Space', 'Region', 'verbs', 'what it says'], rows: spaceRows(game.SPACES, row) },
  ];
}

const TYPES = {
  event: 'Events',
  animal: 'Animals',
  monster: 'Monsters',
  dragon: 'Dragons',
  spirit: 'Spirits',
  stranger: 'Strangers',
  follower: 'Followers',
  'magic-object': 'Magic Objects',
  object: 'Objects',
  place: 'Places',
};

function cardSections({ ADVENTURE }, row) {
  return Object.entries(TYPES).map(([type, title]) => ({
    title,
    head: ['Card', 'copies', 'verbs', 'windows', 'what it does'],
    rows: ADVENTURE.filter((c) => c.type === type).map((c) =>
      row(c.name, [c.copies, list(cardVerbs(c)), windowOf(c), c.text]),
    ),
  }));
}

/** What is neither met nor fought is taken between actions. */
function windowOf({ type, compulsory }) {
  return WINDOWS[type] ?? (compulsory ? MET : 'none of its own');
}

function spellCells({ copies, cast, text }) {
  return [copies, cast.map((timing) => TIMINGS[timing]).join('; '), text];
}

function characterCells({ alignment, start, strength, craft, spells, abilities }) {
  const values = `${alignment}, ${start}, Strength ${strength}, Craft ${craft}${spells > 0 ? `, Spells ${spells}` : ''}`;
  return [values, abilities.map(({ id, text }) => `${code(id)} ${text}`).join('<br>')];
}

/** Spaces of one name and one meaning are one row. */
function spaceRows(spaces, row) {
  const found = new Map();
  for (const space of spaces) {
    const key = JSON.stringify([space.name, space.encounter, space.region]);
    found.set(key, { space, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()].map(({ space, n }) =>
    row(space.name, [`${space.region}${n > 1 ? ` ×${n}` : ''}`, list(spaceVerbs(space)), space.text]),
  );
}

function list(words) {
  return words.map(code).join('<br>') || '–';
}

/** What no story is about. */
export async function untold() {
  return (await sections()).flatMap(({ rows }) => rows.filter(({ told }) => told.length === 0).map(({ name }) => name));
}

/** The whole page. */
export async function sheet() {
  const all = await sections();
  const count = all.reduce((sum, { rows }) => sum + rows.length, 0);
  const parts = all.map(({ title, head, rows }) => {
    const lines = rows.map(({ name, cells, told }) => [
      `**${name}**`,
      ...cells,
      told.map(story).join('<br>') || '**none**',
    ]);
    return `## ${title}\n\n${table([...head, 'stories'], lines)}`;
  });
  return `${[HEAD, `${count} things, ${storiesIn(FOLDER).length} stories.`, ...parts].join('\n\n')}\n`;
}

const HEAD = `# Talisman: the review sheet of its cards

Made by \`scripts/card-docs.mjs\` from the game's data and its tests; not to be edited. Every card, character, quest and
space: its verbs (what the data say), the windows at which Spells can be cast about it, and the stories in
\`${FOLDER}\` that play it. \`spells-moments.test.ts\` there holds every Spell against every window.`;

function story({ says, rules, file }) {
  const name = file.slice(FOLDER.length + 1, -'.test.ts'.length);
  return `${says} ([${name}](../${file}); ${rules.join(', ')})`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, await sheet());
