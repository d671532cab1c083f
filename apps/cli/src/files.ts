import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failed } from './failure.js';

/** The text of a file, or of the standard input for `-`; or why it cannot be read. */
export function readText(file: string): string | { readonly why: string } {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return { why: reason(error) };
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failed(`${file} cannot be written: ${reason(error)}`);
  }
}

/** The files a word names: itself, or all that end in `ending` anywhere below a folder. */
export function filesIn(word: string, ending: string): string[] {
  if (word === '-' || !statSync(word, { throwIfNoEntry: false })?.isDirectory()) return [word];
  return readdirSync(word, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(word, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'this is a folder; expected a file';
  if (code === 'EACCES') return 'that is not allowed';
  return error instanceof Error ? error.message : String(error);
}
