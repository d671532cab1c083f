// Moments of Talisman: games between machines, each stopped where it comes to something worth a picture.
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
import { spaceNamed, talisman } from '@questhall/talisman';

const PLAYERS = ['Maren', 'knight', 'knight', 'knight'];
const SALT = '5a17'.repeat(8);
const MOST = 700;
const CROWN = spaceNamed('crown-of-command');
const INNER = ['valley-of-fire', 'crypt', 'mines', 'vampires-tower', 'werewolf-den', 'pits', 'dice-with-death']
  .map((id) => spaceNamed(id))
  .filter((space) => space >= 0);

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  start: ({ ask }) => ask === 'move.way',
  encounter: ({ ask, choices }, _, moves) => moves > 60 && ask === 'claim.choose' && choices.length > 2,
  combat: ({ ask }, board) => ask === 'fight.choose' || (board.fight !== null && ask !== 'window.offer'),
  'spell-window': ({ ask, choices }) => ask === 'window.offer' && choices.length > 1,
  inner: (_, board) => INNER.includes(board.at[0]),
  crown: (_, board) => board.at[0] === CROWN,
};

/** The records of these moments, by name; one that no game comes to is left out. */
function stories() {
  const found = new Map();
  for (let n = 0; n < 24 && found.size < Object.keys(MOMENTS).length; n++) tell(`shot ${n}`, found);
  return found;
}

/** One game; whatever it comes to for the first time becomes a record. */
function tell(seed, found) {
  const [secret, nonces] = [seedFrom(seed), [seedFrom('Maren')]];
  const { state: opening, draws } = begin(talisman, { seats: PLAYERS.length, options: {} }, mixSeed(secret, nonces));
  const bots = PLAYERS.map((_, seat) => botsFor('talisman').knight(seat));
  const dice = random(seedFrom(`${seed} moves`));
  const lines = [];
  let state = opening;
  while (!state.result && lines.length < MOST) {
    const prompt = prompts(talisman, state).find(({ answered }) => !answered);
    for (const [name, isSo] of Object.entries(MOMENTS))
      if (prompt.seat === 0 && !found.has(name) && isSo(prompt, state.board, lines.length))
        found.set(name, record({ state, secret, nonces, draws, lines }));
    const seen = chance(talisman, state, prompt.seat, dice);
    const move = { seat: prompt.seat, picks: [seen.name(bots[prompt.seat].choose(seen))] };
    const next = apply(talisman, state, move);
    lines.push(lineOf(move, next));
    state = next.state;
  }
}

/** A record of a game that can still be played on. */
function record({ state, secret, nonces, draws, lines }) {
  const text = writeRecord(talisman, {
    game: talisman.id,
    version: talisman.version,
    seats: PLAYERS.length,
    players: PLAYERS,
    options: state.options,
    commitment: commitment(secret, SALT),
    nonces,
    secret,
    salt: SALT,
    result: null,
    ended: 'agreed',
    opening: draws,
    lines: [...lines],
  })
    .replace(/\n= \w+\n$/, '')
    .replace('\n[ended "agreed"]', '');
  return `${text}\n= ${sha256(text)}\n`;
}

let told;

export async function talismanMoments({ base, page, shot }) {
  told ??= stories();
  for (const [name, text] of told) {
    await page.goto(`${base}/tables`);
    const file = { name: 'story.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByLabel('Open a record').setInputFiles(file);
    await page.waitForSelector('.prompt.asked');
    await shot(`talisman-${name}`);
  }
}
