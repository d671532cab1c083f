import { command } from '../command.js';
import { WrongWords } from '../failure.js';
import { GAMES } from '../games.js';
import type { House } from '../house.js';
import { json, say, table } from '../output.js';

export const games = command({
  name: 'games',
  words: '',
  says: 'list the games, their options and their bots',
  flags: { json: { says: 'print JSON: [{game, version, seats, options, bots}]' } },
  run: (given) => {
    if (given.words.length > 0) throw new WrongWords(`games takes no words; what is "${given.words[0]}"?`);
    const all = Object.values(GAMES);
    if (given.json) json(all.map(described));
    else for (const house of all) describe(house);
    return 0;
  },
});

function described({ game, bots }: House) {
  return {
    game: game.id,
    title: game.title,
    version: game.version,
    seats: { min: game.seats.min, max: game.seats.max },
    options: Object.entries(game.options).map(([id, spec]) => ({
      id,
      rules: spec.rules,
      choices: spec.choices,
      default: spec.default,
      says: spec.says,
    })),
    bots: Object.keys(bots),
  };
}

function describe(house: House): void {
  const { game, title, version, seats, options, bots } = described(house);
  say(`${game}: ${title}, version ${version}, ${seats.min} to ${seats.max} players; bots ${bots.join(', ')}`);
  if (options.length === 0) return;
  const rows = options.map((o) => [
    `  ${o.id}`,
    o.choices.map((c) => (c === o.default ? `[${c}]` : String(c))).join(' '),
    o.rules.join(', '),
    o.says,
  ]);
  say(table(['  option', 'choices [default]', 'rules', 'what it does'], rows));
}
