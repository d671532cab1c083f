import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../control.js';
import { newToken } from '../ids.js';
import { FILE, openBase } from '../store/base.js';
import { OPS } from '../store/ops/index.js';
import { hashPassword, nameKey } from './passwords.js';

/** A new password for an account, and an end to its sessions, also of those who are in the hall; null if there is no such account. */
export async function resetPassword(data: string, name: string): Promise<string | null> {
  const file = join(data, FILE);
  if (!existsSync(file)) return null;
  const base = openBase(file);
  try {
    const password = newToken().slice(0, 16);
    const hash = await hashPassword(password);
    const account = await OPS.account(base, nameKey(name));
    if (!account || !(await OPS.setPassword(base, { key: nameKey(name), hash }))) return null;
    await ask(data, { do: 'recall', player: account.player });
    return password;
  } finally {
    base.raw.close();
  }
}
