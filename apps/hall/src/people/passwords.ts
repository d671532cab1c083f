import { hash, verify } from '@node-rs/argon2';

/** Argon2id, as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many at once, and so many in line: each takes memory and a core for a while. */
const AT_ONCE = 2;
const IN_LINE = 16;

let working = 0;
const line: (() => void)[] = [];

/** Nobody can keep the hall busy with passwords: past a short line it says so. */
export class TooBusy extends Error {}

export async function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, COST));
}

/** For a name that does not exist a password is checked as well, so that the time it takes tells nothing. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await inLine(async () => verify(stored ?? (await nobody()), password));
  return right && stored !== null;
}

let made: Promise<string> | null = null;
function nobody(): Promise<string> {
  made ??= hash('nobody has this password', COST);
  return made;
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (line.length >= IN_LINE) throw new TooBusy();
    await new Promise<void>((go) => line.push(go));
  }
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
    line.shift()?.();
  }
}

/** Names that look alike are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
