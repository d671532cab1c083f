const K = constants(64, 1 / 3);
const H = constants(8, 1 / 2);

/** SHA-256 of a text, as hex: a commitment that any machine can check. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const h = H.slice();
  const w = new Int32Array(64);
  for (let i = 0; i < words.length; i += 16) block(h, w, words, i);
  return h.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}

function block(h: number[], w: Int32Array, words: readonly number[], from: number): void {
  for (let i = 0; i < 64; i++) {
    w[i] =
      i < 16
        ? (words[from + i] as number)
        : (sigma(w[i - 2] as number, 17, 19, 10) +
            (w[i - 7] as number) +
            sigma(w[i - 15] as number, 7, 18, 3) +
            (w[i - 16] as number)) |
          0;
  }
  let [a, b, c, d, e, f, g, k] = h as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (k + sum(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const t2 = (sum(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, k].forEach((x, i) => {
    h[i] = ((h[i] as number) + x) | 0;
  });
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
const sum = (x: number, a: number, b: number, c: number) => turn(x, a) ^ turn(x, b) ^ turn(x, c);
const sigma = (x: number, a: number, b: number, c: number) => turn(x, a) ^ turn(x, b) ^ (x >>> c);

function padded(bytes: number[]): number[] {
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const words: number[] = [];
  for (let i = 0; i < bytes.length; i += 4) {
    words.push(
      ((bytes[i] as number) << 24) |
        ((bytes[i + 1] as number) << 16) |
        ((bytes[i + 2] as number) << 8) |
        (bytes[i + 3] as number),
    );
  }
  words.push(Math.floor(bits / 2 ** 32), bits | 0);
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    // Half of a pair alone is no character; every encoder writes the replacement for it.
    const c = code >= 0xd800 && code < 0xe000 ? 0xfffd : code;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

/** The first bits of the fractions of roots of the first primes, as the standard defines its constants. */
function constants(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(Math.floor((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}
