import { isRefusal, type Seat } from '@questhall/kernel';
import { Failed } from '../failure.js';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import { dropCurtain, staysBehind } from './curtain.js';
import { ORDERS, type Place, type Went } from './orders.js';
import { humanPicks } from './prompt.js';
import { saveTo } from './save.js';
import { drawBoard, resultLine, type Sitting, tell, tellNews } from './sitting.js';
import { advice, canButPass, eyes, HUMAN, humans, pick, waitingSeats } from './table.js';

/** Play until the players have had enough. */
export async function play(sitting: Sitting): Promise<void> {
  for (let went: Went = 'anew'; went !== 'quit'; ) {
    const { table } = sitting;
    if (sitting.behind !== null && !staysBehind(sitting, sitting.behind)) dropCurtain(sitting);
    if (sitting.behind === null) tellNews(sitting, eyes(table));
    if (stateOf(table).result) went = await afterwards(sitting);
    else {
      const seats = waitingSeats(table);
      const bot = seats.find((seat) => table.sits[seat] !== HUMAN);
      if (bot !== undefined) botPicks(sitting, bot);
      // A lone pass is the table's to answer.
      else if (canButPass(table, seats[0])) pick(table, seats[0], 'pass');
      else went = await humanPicks(sitting, seats[0]);
    }
  }
  await partingSave(sitting);
}

function botPicks(sitting: Sitting, seat: Seat): void {
  const { table } = sitting;
  const step = pick(table, seat, advice(table, seat, table.sits[seat]).pick);
  if (isRefusal(step)) throw new Failed(`${table.sits[seat]}: ${step.why}`);
  // Of a pass that nobody hears the board shows nothing.
  if (step.outcome.events.length > 0) sitting.last = seat;
}

/** The game is over: the board, the result, and what can still be looked at or kept. */
async function afterwards(sitting: Sitting): Promise<Went> {
  const { table, paint, reader } = sitting;
  const state = stateOf(table);
  drawBoard(sitting, eyes(table), []);
  say(paint.strong(`The game is over. ${resultLine(sitting, state)}`));
  sitting.saved = table.steps.length;
  if (humans(table).length === 0 && !process.stdin.isTTY) return 'quit';
  say('  board, look, log, rules, why, record FILE, load FILE, quit');
  reader.offer(Object.keys(ORDERS));
  const place: Place = { seat: null, viewer: eyes(table), prompt: null, choices: [], numbered: [] };
  for (let went: Went = 'stay'; ; ) {
    const line = await reader.ask('> ');
    if (line === null) return 'quit';
    const [word = '', ...rest] = line.trim().replace(/^\//, '').split(/\s+/);
    const order = Object.hasOwn(ORDERS, word) ? ORDERS[word] : undefined;
    if (order) went = await order.run(sitting, place, rest.join(' '));
    else if (word !== '') tell(`Expected ${Object.keys(ORDERS).join(', ')}.`);
    if (went !== 'stay') return went;
  }
}

/** Nobody loses a game by leaving: quitting offers to save it. */
async function partingSave(sitting: Sitting): Promise<void> {
  const { table, reader } = sitting;
  if (table.steps.length === sitting.saved) return;
  const file = (await reader.ask('Save first? A file name, or Enter to leave without saving: '))?.trim();
  if (!file) return say('  Not saved.');
  saveTo(file, table);
  say(`  Saved in ${file}; \`questhall play --load ${file}\` goes on.`);
}
