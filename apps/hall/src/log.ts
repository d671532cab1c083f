export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** One thing worth knowing, as data. Tokens, invites, passwords, picks and names never enter it. */
export type Log = (level: LogLevel, what: string, fields?: Fields) => void;

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** A JSON object a line. */
export function jsonLog(write: (line: string) => void, least: LogLevel = 'info'): Log {
  return (level, what, fields) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...fields })}\n`);
  };
}

export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
