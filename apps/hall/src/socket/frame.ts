/**
 * A message as it goes over the wire: one whole WebSocket frame (RFC 6455: final, text, unmasked), a letter for each
 * byte. It is framed once, however many hear it, and the frames for one socket go out together in one write.
 */
export type Frame = string & { readonly isFrame: true };

const FINAL_TEXT = '\x81';
const [SHORT, MIDDLE, LONG] = [125, 0xffff, 127];
const BEYOND_ASCII = /[^\0-\x7f]/;

export function framed(text: string): Frame {
  return inAscii(BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text);
}

/** Of what is known to be a letter a byte. */
export function inAscii(bytes: string): Frame {
  return (FINAL_TEXT + lengthOf(bytes.length) + bytes) as Frame;
}

/** A message of ours, in JSON. */
export function encoded(message: object): Frame {
  return framed(JSON.stringify(message));
}

function lengthOf(n: number): string {
  if (n <= SHORT) return String.fromCharCode(n);
  if (n <= MIDDLE) return String.fromCharCode(SHORT + 1, n >> 8, n & 255);
  return String.fromCharCode(LONG, 0, 0, 0, 0, n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255);
}
