// Games between machines, each stopped where it comes to something worth a picture.
import { botsFor, chance } from '@questhall/bots';
import {
  apply,
  begin,
  commitment,
  lineOf,
  mixSeed,
  prompts,
  random,
  seedFrom,
  sha256,
  writeRecord,
} from '@questhall/kernel';

const SALT = '5a17'.repeat(8);

/**
 * The records of these moments, by name; one that no game comes to is left out. `moments` says of each what the first
 * player is asked and how the board stands; a moment called `end` is the end of the game.
 */
function stories({ game, players, options = {}, moments, games = 24, most = 700 }) {
  const found = new Map();
  const telling = { game, players, options, moments, most };
  for (let n = 0; n < games && found.size < Object.keys(moments).length; n++) tell(telling, `shot ${n}`, found);
  return found;
}

/** One game; whatever it comes to for the first time becomes a record. */
function tell({ game, players, options, moments, most }, seed, found) {
  const people = players.filter((name) => name !== 'knight');
  const [secret, nonces] = [seedFrom(seed), people.map((name) => seedFrom(name))];
  const { state: opening, draws } = begin(game, { seats: players.length, options }, mixSeed(secret, nonces));
  const bots = players.map((_, seat) => botsFor(game.id).knight(seat));
  const dice = random(seedFrom(`${seed} moves`));
  const lines = [];
  const keep = (name, state) =>
    found.set(name, recordOf({ game, players, state, secret, nonces, draws, lines: [...lines] }));
  let state = opening;
  while (!state.result && lines.length < most) {
    const prompt = prompts(game, state).find(({ answered }) => !answered);
    for (const [name, isSo] of Object.entries(moments))
      if (prompt.seat === 0 && !found.has(name) && isSo(prompt, state.board, lines.length)) keep(name, state);
    const seen = chance(game, state, prompt.seat, dice);
    const move = { seat: prompt.seat, picks: [seen.name(bots[prompt.seat].choose(seen))] };
    const next = apply(game, state, move);
    lines.push(lineOf(move, next));
    state = next.state;
  }
  if (state.result && moments.end && !found.has('end')) keep('end', state);
}

/** A record; of a game that is not over one that can still be played on. */
function recordOf({ game, players, state, secret, nonces, draws, lines }) {
  const result = state.result ?? null;
  const text = writeRecord(game, {
    game: game.id,
    version: game.version,
    seats: players.length,
    players,
    options: state.options,
    commitment: commitment(secret, SALT),
    nonces,
    secret,
    salt: SALT,
    result,
    ...(result ? {} : { ended: 'agreed' }),
    opening: draws,
    lines,
  });
  if (result) return text;
  const open = text.replace(/\n= \w+\n$/, '').replace('\n[ended "agreed"]', '');
  return `${open}\n= ${sha256(open)}\n`;
}

/** Opens a record as a table of one's own. */
async function openStory({ base, page }, text) {
  await page.goto(`${base}/tables`);
  const file = { name: 'story.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.waitForSelector('.prompt.asked, .end');
}

/** A picture of every moment of a game, after a last touch; games are played once, however many looks are wanted. */
export function pictures(telling, touch = async () => {}) {
  let told;
  return async (stage) => {
    told ??= stories(telling);
    for (const [name, text] of told) {
      await openStory(stage, text);
      await touch(stage, name);
      await stage.shot(name);
    }
  };
}
