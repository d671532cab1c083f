import type { Hall, HallOptions, LogLevel } from '@questhall/hall';
import { command } from '../command.js';
import { Failed, WrongWords } from '../failure.js';
import { say } from '../output.js';

const LEVELS = ['debug', 'info', 'warn', 'error'];

export const serve = command({
  name: 'serve',
  words: '',
  says: 'host tables for players anywhere',
  flags: {
    port: { value: 'P', says: 'the port it listens at (3000)' },
    host: { value: 'H', says: 'the address it listens at (127.0.0.1: this machine only)' },
    data: { value: 'DIR', says: 'where the hall keeps its tables (./data)' },
    'public-url': { value: 'URL', says: 'what people type, e.g. https://play.example.org' },
    'trust-proxy': { value: 'NETS', says: 'whose X-Forwarded-For is believed: loopback, or addresses and networks' },
    'keep-days': { value: 'N', says: 'for how long finished tables are kept (365)' },
    log: { value: 'LEVEL', says: 'what is logged, as JSON lines on stderr: debug, info, warn or error (info)' },
  },
  more: ['Ctrl-C or SIGTERM closes the hall: tables are put away, and players come back when it opens again.'],
  run: async (given) => {
    if (given.words.length > 0) throw new WrongWords(`serve takes no words; what is "${given.words[0]}"?`);
    const { jsonLog, startHall } = await import('@questhall/hall');
    const hall = await opened(startHall, {
      port: whole('--port', given.port ?? '3000', 65_535),
      host: given.host ?? '127.0.0.1',
      data: given.data ?? './data',
      ...(given['public-url'] !== undefined && { publicUrl: readUrl(given['public-url']) }),
      ...(given['trust-proxy'] !== undefined && { trustProxy: readProxies(given['trust-proxy']) }),
      ...(given['keep-days'] !== undefined && { keep: { over: whole('--keep-days', given['keep-days'], 100_000) } }),
      log: jsonLog((line) => process.stderr.write(line), readLevel(given.log ?? 'info')),
    });
    say(`Questhall is open at ${given['public-url'] ?? hall.url}`);
    return untilClosed(hall);
  },
});

async function opened(start: (options: HallOptions) => Promise<Hall>, options: HallOptions): Promise<Hall> {
  try {
    return await start(options);
  } catch (error) {
    throw new Failed(`the hall cannot open: ${whyNot(error, options)}`);
  }
}

function whyNot(error: unknown, { port, host }: HallOptions): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `somebody listens at port ${port} already; choose another one with --port`;
  if (code === 'EACCES') return `port ${port} is not for everybody; choose one above 1023 with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine`;
  return error.message;
}

async function untilClosed(hall: Hall): Promise<number> {
  const close = () => void hall.close();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  const why = await hall.ended;
  if (why === null) return 0;
  throw new Failed(`the hall had to close: ${why}`);
}

function whole(flag: string, text: string, most: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0 || n > most || text.trim() === '')
    throw new WrongWords(`${flag} is "${text}"; expected a whole number up to ${most}`);
  return n;
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new WrongWords(`--public-url is "${text}"; expected https://…`);
  return url.origin;
}

function readProxies(text: string): true | string[] {
  return text === 'loopback' ? true : text.split(',').map((one) => one.trim());
}

function readLevel(text: string): LogLevel {
  if (!LEVELS.includes(text)) throw new WrongWords(`--log is "${text}"; expected ${LEVELS.join(', ')}`);
  return text as LogLevel;
}
