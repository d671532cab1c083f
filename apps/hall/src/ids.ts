import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters that need no escaping, from 6 bits each: 96 bits for what is shown, 256 for what proves a person. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 bits in hex: a table's secret, its salt. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** Only hashes of tokens are kept, so that nobody who reads the database can sit in another's seat. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** An address that can be counted but not read. */
export function veiled(address: string, key: string): string {
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
}

/** Without letters that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to be read from one screen and typed at another: 40 bits. */
export function newCode(): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte & 31]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
