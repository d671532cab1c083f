import { createInterface } from 'node:readline';

/** The lines a player types, or a script feeds. */
export interface Reader {
  /** The next line; null when there is no more. */
  ask(prompt: string): Promise<string | null>;
  /** Words the tab key completes. */
  offer(words: readonly string[]): void;
  /** Lines that were typed cannot be called back. */
  forget(): void;
  close(): void;
}

export function openReader(): Reader {
  const tty = process.stdin.isTTY === true && process.stdout.isTTY === true;
  let offered: readonly string[] = [];
  const lines: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const rl = createInterface({
    input: process.stdin,
    ...(tty && { output: process.stdout }),
    terminal: tty,
    completer: (line: string): [string[], string] => [offered.filter((w) => w.startsWith(line)), line],
  });
  const woken = () => {
    wake?.();
    wake = null;
  };
  rl.on('line', (line) => {
    lines.push(line);
    woken();
  });
  rl.on('close', () => {
    ended = true;
    woken();
  });
  rl.on('SIGINT', () => rl.close());
  return {
    offer: (words) => {
      offered = words;
    },
    forget: () => {
      (rl as unknown as { history?: string[] }).history?.splice(0);
    },
    close: () => rl.close(),
    ask: async (prompt) => {
      if (tty) {
        rl.setPrompt(prompt);
        rl.prompt();
      } else process.stdout.write(prompt);
      while (lines.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
      const line = lines.shift() ?? null;
      // A script's lines are shown, so that what it printed reads like a game that was typed.
      if (!tty) process.stdout.write(`${line ?? ''}\n`);
      return line;
    },
  };
}
