import { code, meanings, table } from './markdown.mjs';
import { namesOf } from './names.mjs';

/** The section of one game: everything a writer of scenarios can name, read from the game and its words. */
export function gameSection({ slug, game, words, scenarios }) {
  const { notes = [], lore = [] } = words;
  const tables = lore.map(({ title, says, head, rows }) => [title, says, table(head, rows.map(first))]);
  const all = [...parts(game, words), ...tables, ['Worked scenarios', WORKED, worked(scenarios)]];
  return [
    `<a id="${slug}"></a>`,
    `## ${game.title}`,
    `Game ${code(slug)}, version ${game.version}, ${game.seats.min} to ${game.seats.max} seats. Its rules and rulings, by id: ${code(`games/${slug}/rules.json`)}.`,
    all.map(([title]) => `[${title}](#${anchor(slug, title)})`).join(' · '),
    notes.map((note) => `- ${note}`).join('\n'),
    ...all.map(([title, says, content]) => part(anchor(slug, title), title, `${says}\n\n${content}`)),
  ].join('\n\n');
}

/** The games of the page, to jump to. */
export function contents(games) {
  return games.map(({ slug, game }) => `- [${game.title}](#${slug})`).join('\n');
}

function parts(game, words) {
  return [
    ['Options', 'Written in `options`; those left out have their default.', optionTable(game)],
    ['Names', 'What may stand for each `<…>` below; `<number>` is a whole number.', nameTable(words)],
    ['Position words', 'All that a `position` can say, and what holds where it says nothing.', positionTable(words)],
    [
      'Where to begin',
      'What `begin.proc` can be. Of its `vars` those without a default must be given.',
      beginTable(words),
    ],
    ['Asks', ASKS, askTable(game, words)],
    ['Picks', 'Every pick, and at which asks it can be offered.', pickTable(words)],
    ['Refusals', REFUSALS, refusalTable(words)],
    ['Dice', 'The streams that `dice` can force, and what is rolled from each, in order.', diceTable(game, words)],
    ['Events', 'What `events` and `noEvent` can name. Secret arguments are for some seats only.', eventTable(words)],
    ['Paths', 'What `path` can name. Without `sees` it is what is true; a viewer may see less.', pathTable(words)],
    ['Shows', 'Paths that are there only while the procedure runs.', showTable(words)],
    ['Computed', 'What `computed` can name, and its `of`.', computedTable(words)],
    ['Results', 'How the game ends: `result.rule`.', resultTable(words)],
  ];
}

const ASKS =
  'What `at` can name, with the rule of the question. A question with one option is not put, and the option is taken; those marked *always* are put all the same.';
const REFUSALS =
  'By which rule a pick is refused: `rule` of a refused play or of `notOffered`. Where several forbid it, the first of them is given; where none of these does, it is the rule of the question (see the table of asks).';

const WORKED = 'Each is a file of the repository, shown as it is, and holds.';

function part(id, title, content) {
  return `<a id="${id}"></a>\n\n### ${title}\n\n${content}`;
}

/** Games have parts of the same names, so each part is found by its game too. */
function anchor(slug, title) {
  return `${slug}-${title.toLowerCase().replaceAll(' ', '-')}`;
}

/** The first cell of a row is a name. */
function first([name, ...rest]) {
  return [code(name), ...rest];
}

function optionTable({ options }) {
  const rows = Object.entries(options).map(([id, { says, choices, default: usual, rules }]) => [
    code(id),
    says,
    choices.map((choice) => code(JSON.stringify(choice))).join(', '),
    code(JSON.stringify(usual)),
    rules.join(', '),
  ]);
  return table(['option', 'what it changes', 'choices', 'default', 'rules'], rows);
}

function nameTable({ names = {} }) {
  const rows = Object.entries(names).map(([place, list]) => [code(`<${place}>`), namesOf(place, list, names)]);
  return table(['place', 'names'], rows);
}

function positionTable({ position }) {
  return table(
    ['word', 'what it says', 'if left out'],
    position.map(({ path, says, default: usual }) => [code(path), says, usual]),
  );
}

function beginTable({ beginnings }) {
  const rows = Object.entries(beginnings).map(([name, { says, takes }]) => [code(name), says, argumentsOf(takes)]);
  return table(['proc', 'where play begins', 'vars'], rows);
}

function argumentsOf(takes) {
  return Object.entries(takes)
    .map(([name, { says, default: usual }]) => {
      const may = usual === undefined ? '' : ` (default ${code(JSON.stringify(usual))})`;
      return `${code(name)} ${says}${may}`;
    })
    .join('; ');
}

function askTable({ procedures }, { asks = {} }) {
  const rows = Object.entries(asks).map(([ask, { says }]) => {
    const [proc, label] = split(ask);
    const { rule, always, private: hidden } = procedures[proc].steps[label];
    return [code(ask), rule, says, always || hidden ? 'always' : ''];
  });
  return table(['ask', 'rule', 'what is asked', ''], rows);
}

/** Labels have no dot, procedures none either. */
function split(ask) {
  return ask.split('.');
}

function pickTable({ picks = [] }) {
  return table(
    ['pick', 'what it means', 'offered at'],
    picks.map(({ pick, says, at = [] }) => [code(pick), says, at.map(code).join(', ')]),
  );
}

function refusalTable({ asks = {} }) {
  const rows = Object.entries(asks).flatMap(([ask, { refuses = {} }]) =>
    Object.entries(refuses).map(([rule, says]) => [code(ask), rule, says]),
  );
  return table(['ask', 'rule', 'when'], rows);
}

function diceTable({ streams, faces = {} }, { dice = {} }) {
  const rows = streams.map((stream) => [code(stream), faces[stream] ? 'names' : 'numbers', dice[stream] ?? '']);
  return table(['stream', 'values', 'rolls'], rows);
}

function eventTable({ events = {} }) {
  const rows = Object.entries(events).map(([key, { says, args, secret = {} }]) => [
    code(key),
    says,
    meanings(args),
    meanings(secret),
  ]);
  return table(['event', 'what it tells', 'arguments', 'secret arguments'], rows);
}

function pathTable({ views = {} }) {
  return table(
    ['path', 'value'],
    Object.entries(views).map(([path, says]) => [code(path), says]),
  );
}

function showTable({ shows = {} }) {
  const rows = Object.entries(shows).flatMap(([proc, fields]) =>
    Object.entries(fields).map(([field, says]) => [code(`shows.${proc}.${field}`), says]),
  );
  return table(['path', 'value'], rows);
}

function computedTable({ computed }) {
  const rows = Object.entries(computed).map(([name, { rule, says, takes }]) => [
    code(name),
    rule,
    says,
    meanings(takes),
  ]);
  return table(['computed', 'rule', 'what it gives', 'of'], rows);
}

function resultTable({ results = {} }) {
  return table(['rule', 'when'], Object.entries(results));
}

function worked(scenarios) {
  return scenarios
    .map(({ file, text }) => {
      const { name, note } = JSON.parse(text);
      if (!note) throw new Error(`${file} has no note; expected what it shows, in a sentence or two`);
      return `#### ${name}\n\n${note}\n\n${code(file)}\n\n\`\`\`json\n${text.trim()}\n\`\`\``;
    })
    .join('\n\n');
}
