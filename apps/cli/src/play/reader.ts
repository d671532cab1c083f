import { createInterface } from 'node:readline';

/** The lines a player types, or a script feeds. */
export interface Reader {
  /** The next line; null when there is no more, or the player wants to leave (Ctrl-C). */
  ask(prompt: string): Promise<string | null>;
  /** Words the tab key completes, and others by what was typed. */
  offer(words: readonly string[], others?: (line: string) => readonly string[]): void;
  /** Lines that were typed cannot be called back. */
  forget(): void;
  close(): void;
}

export function openReader(): Reader {
  const tty = process.stdin.isTTY === true && process.stdout.isTTY === true;
  let offered: (line: string) => readonly string[] = () => [];
  const rl = createInterface({
    input: process.stdin,
    ...(tty && { output: process.stdout }),
    terminal: tty,
    completer: (line: string): [string[], string] => [offered(line).filter((word) => word.startsWith(line)), line],
  });
  const lines = queue();
  rl.on('line', lines.put);
  rl.on('SIGINT', () => lines.put(null));
  rl.on('close', lines.end);
  return {
    offer: (words, others = () => []) => {
      offered = (line) => [...words, ...others(line)];
    },
    forget: () => {
      (rl as unknown as { history?: string[] }).history?.splice(0);
    },
    close: () => rl.close(),
    ask: async (prompt) => {
      if (!tty) process.stdout.write(prompt);
      else if (!lines.ended()) {
        rl.setPrompt(prompt);
        rl.prompt();
      }
      const line = await lines.next();
      // A script's lines are shown, so that what it printed reads like a game that was typed.
      if (!tty) process.stdout.write(`${line ?? ''}\n`);
      return line;
    },
  };
}

/** Lines that wait for whoever asks for them, or the other way round. */
function queue() {
  const waiting: (string | null)[] = [];
  let isOver = false;
  let wake: () => void = () => {};
  return {
    put: (line: string | null) => {
      waiting.push(line);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
    ended: () => isOver,
    next: async (): Promise<string | null> => {
      while (waiting.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift() ?? null;
    },
  };
}
