import { say } from '../output.js';

/** Lines shown a screenful at a time, round and round. */
export interface Pager {
  show(): void;
}

export function pager(lines: readonly string[]): Pager {
  let next = 0;
  return {
    show: () => {
      const room = process.stdout.isTTY ? Math.max(8, (process.stdout.rows ?? 40) - 6) : lines.length;
      const page = lines.slice(next, next + room);
      for (const line of page) say(line);
      next += room;
      if (next < lines.length) say(`  … ${lines.length - next} lines more: Enter`);
      else next = 0;
    },
  };
}
