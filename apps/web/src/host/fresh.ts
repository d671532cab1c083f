/** 128 bits of real chance, as 32 hex digits: for ids, nonces and seeds. */
export function freshHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
