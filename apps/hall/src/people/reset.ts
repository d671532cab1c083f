import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from '../ids.js';
import { FILE, openBase } from '../store/base.js';
import { OPS } from '../store/ops/index.js';
import { hashPassword, nameKey } from './passwords.js';

/** A new password for an account, and an end to its sessions; null if there is no such account. */
export async function resetPassword(data: string, name: string): Promise<string | null> {
  const file = join(data, FILE);
  if (!existsSync(file)) return null;
  const base = openBase(file);
  try {
    const password = newToken().slice(0, 16);
    const hash = await hashPassword(password);
    return (await OPS.setPassword(base, { key: nameKey(name), hash })) ? password : null;
  } finally {
    base.raw.close();
  }
}
