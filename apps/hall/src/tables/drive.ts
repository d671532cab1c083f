import { determinize, random, type Seat } from '@questhall/kernel';
import { anyMove, type Deed, type Due, due, lastLine, type Tableau } from '@questhall/table';
import type { Chosen, House } from '../house.js';
import { newSeed } from '../ids.js';
import { words } from '../log.js';
import { type Acted, act, type Wish } from './act.js';
import type { Running } from './running.js';

const LONGEST_TIMER = 2 ** 31 - 1;
/** A deed that was refused is tried again after so long, then twice as long, up to half a minute. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [50, 30_000];
/** A machine that is busy with others gets so much longer than a bot's own time. */
const GRACE = 8000;

/** See to what machines must do here: bots, orders and lone passes, clocks. Called whenever something has happened. */
export function drive(house: House, table: Running): void {
  const tasks = due(table.game, table.tableau);
  if (tasks.length === 0 && table.pending.size === 0) return;
  const now = new Map(tasks.map((it) => [keyOf(table.tableau, it), it]));
  for (const [key, callOff] of table.pending) {
    if (now.has(key)) continue;
    callOff();
    table.pending.delete(key);
  }
  if (table.closed || house.closing) return;
  for (const [key, it] of now) if (!table.pending.has(key)) table.pending.set(key, begin(house, table, { key, it }));
}

interface Task {
  readonly key: string;
  readonly it: Due;
}

/** The same as long as the same question waits. */
function keyOf(t: Tableau, it: Due): string {
  const asked = t.state?.asks[it.seat] ?? 0;
  const what = it.kind === 'bot' ? it.level : it.kind === 'order' ? `${it.pick} ${it.at ?? ''}` : it.at;
  return [it.kind, it.seat, asked, t.epoch, what].join(' ');
}

function begin(house: House, table: Running, task: Task): () => void {
  const { it } = task;
  switch (it.kind) {
    case 'bot':
      return think(house, table, { key: task.key, it });
    case 'order':
      return intend(house, table, {
        key: task.key,
        wait: beatBefore(house, it),
        deed: { do: 'move', seat: it.seat, picks: [it.pick], by: 'order' },
      });
    case 'flag':
      return intend(house, table, {
        key: task.key,
        wait: it.at - Date.now(),
        deed: { do: 'flag', seat: it.seat },
      });
    default:
      return it satisfies never;
  }
}

/** A window closes at its time; else there is a beat from when it was opened, or from now. */
function beatBefore(house: House, { at, since = Date.now() }: Due & { kind: 'order' }): number {
  return (at ?? since + house.options.beats.order) - Date.now();
}

function after(wait: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.min(Math.max(0, wait), LONGEST_TIMER));
  return () => clearTimeout(timer);
}

/**
 * A bot thinks elsewhere, and moves after a beat in which people see what went before. One that fails, or has not chosen
 * long after its time, is answered for by chance: nobody waits for a machine.
 */
function think(house: House, table: Running, { key, it }: { key: string; it: Due & { kind: 'bot' } }): () => void {
  const { beats } = house.options;
  const from = Date.now();
  const beat = lastLine(table.tableau)?.seat === it.seat ? beats.next : beats.bot;
  let isChosen = false;
  let stop = () => {};
  const choose = (pick: string | undefined, why = '') => {
    if (isChosen || pick === undefined) return;
    isChosen = true;
    stop();
    stop = intend(house, table, {
      key,
      wait: beat - (Date.now() - from),
      deed: { do: 'move', seat: it.seat, picks: [pick], by: 'bot', ...(why && { why }) },
    });
  };
  stop = after(Math.max(beat, it.budget) + GRACE, () => {
    house.log('warn', 'bot too slow', { table: table.id, level: it.level });
    choose(anything(table, it.seat));
  });
  // A thread that died has taken thoughts of others with it: they are thought once more, unless it was they who killed it.
  const again = (error: unknown) => {
    if (isChosen || house.closing || table.faltered.has(it.seat)) throw error;
    table.faltered.add(it.seat);
    return thought(house, table, it);
  };
  thought(house, table, it)
    .catch(again)
    .then(
      ({ pick, why }) => {
        table.faltered.delete(it.seat);
        choose(pick, why);
      },
      (error) => {
        if (!house.closing && !isChosen)
          house.log('error', 'bot failed', { table: table.id, level: it.level, why: words(error) });
        choose(anything(table, it.seat));
      },
    );
  return () => {
    isChosen = true;
    stop();
  };
}

/** Who thinks, and for how long. */
type Thinking = Pick<Due & { kind: 'bot' }, 'seat' | 'level' | 'budget'>;

function anything(table: Running, seat: Seat): string | undefined {
  try {
    return anyMove(table.game, table.tableau, seat, random(newSeed()))?.picks[0];
  } catch {
    return undefined;
  }
}

/** Only a world that the seat thinks possible leaves this thread. */
export async function thought(house: House, table: Running, { seat, level, budget }: Thinking): Promise<Chosen> {
  const { state } = table.tableau;
  if (!state) throw new Error('nothing is being played');
  const world = determinize(table.game, state, seat, random(newSeed()));
  return house.thinkers.think({
    table: table.id,
    game: table.game.id,
    seat,
    level,
    budget,
    state: JSON.stringify(world),
    seed: newSeed(),
  });
}

/** What a machine is about to do, after a wait. */
interface Intent {
  readonly key: string;
  readonly wait: number;
  readonly deed: Wish['deed'];
}

/** A clock or an order of somebody's goes at its time; a bot then stands in line with those of other tables. */
function intend(house: House, table: Running, { key, wait, deed }: Intent): () => void {
  const go = () => carryOut(house, table, key, deed);
  let callOff = after(wait, () => {
    if (isBots(deed)) callOff = house.queue.enter(go);
    else void go();
  });
  return () => callOff();
}

function isBots(deed: Wish['deed']): deed is Deed & { do: 'move' } {
  return deed.do === 'move' && deed.by === 'bot';
}

async function carryOut(house: House, table: Running, key: string, deed: Wish['deed']): Promise<void> {
  const acted = await attempted(house, table, deed);
  if ('seq' in acted) table.stumbles = 0;
  // What is no longer due was called off.
  if ('seq' in acted || house.closing || !table.pending.has(key)) return;
  house.log('warn', 'machine refused', { table: table.id, do: deed.do, refused: acted.refused });
  const wait = Math.min(SHORTEST_WAIT * 2 ** table.stumbles, LONGEST_WAIT);
  table.stumbles += 1;
  const next = acted.refused === 'not-stored' ? deed : instead(table, deed);
  table.pending.set(key, intend(house, table, { key, wait, deed: next }));
}

async function attempted(house: House, table: Running, deed: Wish['deed']): Promise<Acted> {
  try {
    return await act(house, table, { actor: 'host', deed, message: null });
  } catch (error) {
    house.log('error', 'machine failed', { table: table.id, do: deed.do, why: words(error) });
    return { refused: 'not-stored', why: 'something went wrong in the hall' };
  }
}

/** A bot that chose what is not to be had is answered for by chance. */
function instead(table: Running, deed: Wish['deed']): Wish['deed'] {
  if (!isBots(deed)) return deed;
  const pick = anything(table, deed.seat);
  return pick === undefined ? deed : { do: 'move', seat: deed.seat, picks: [pick], by: 'bot' };
}

/** Let go of everything that machines were about to do. */
export function rest(table: Running): void {
  for (const callOff of table.pending.values()) callOff();
  table.pending.clear();
}
