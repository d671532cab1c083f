import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ask, listenTo, type Order } from './control.js';
import { type OpenHall, openHall } from './hall.js';
import { type HallOptions, readHallOptions } from './options.js';
import { CopyFailed, check, backup as copy, restore as putBack } from './store/copies.js';

/** A hall that runs until it is closed. */
export interface Hall {
  readonly port: number;
  /** Where it is to be found from this machine. */
  readonly url: string;
  /** Resolves when the hall is closed, with why if it had to. */
  readonly ended: Promise<string | null>;
  close(): Promise<void>;
}

// What a pick leaves behind is little, and is swept up often: to share that out among threads costs more than it saves.
setFlagsFromString('--no-parallel-scavenge');

/** Open a hall, and keep it open. */
export async function startHall(given: HallOptions = {}): Promise<Hall> {
  const options = readHallOptions(given);
  let end: (why: string | null) => void = () => {};
  const ended = new Promise<string | null>((done) => {
    end = done;
  });
  const fail = (why: string) => {
    options.log('error', 'the hall cannot go on', { why });
    end(why);
  };
  let hall: OpenHall | null = null;
  const control = await listenTo(options.data, (order) => obey(order));
  try {
    hall = await openHall(options, fail);
  } catch (error) {
    control.close();
    throw error;
  }
  const { port } = hall;

  /** As after a restart: everybody comes back by themselves, and finds the tables of the copy. */
  const obey = async (order: Order): Promise<unknown> => {
    if (order.do === 'status') return { port };
    if (order.do === 'recall') return hall?.recall(order.player);
    await check(order.from);
    await hall?.close();
    try {
      return await putBack(options.data, order.from);
    } finally {
      hall = await openHall({ ...options, port }, fail);
    }
  };

  return {
    port,
    url: `http://${shown(options.host)}:${port}`,
    ended,
    close: async () => {
      control.close();
      await hall?.close();
      end(null);
    },
  };
}

function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Copy all that a hall keeps into a folder, whether it is open or not; gives the file. */
export async function backup(data: string, folder: string): Promise<string> {
  return copy(data, folder);
}

/** Put a copy in place, whether the hall is open or not; gives where the old tables were set aside. */
export async function restore(data: string, file: string): Promise<string | null> {
  const from = resolve(file);
  const report = await ask(data, { do: 'restore', from });
  if (report === null) return putBack(data, from);
  if ('failed' in report) throw new CopyFailed(report.failed);
  return report.done as string | null;
}
