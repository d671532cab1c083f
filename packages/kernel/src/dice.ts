import { sha256 } from './sha256.js';
import type { Rng } from './types.js';

/** A 128-bit seed, as 32 hex digits. */
export type Seed = string;

/** What is published before play: nobody can change the secret afterwards, nobody can guess it. */
export function commitment(secret: Seed, salt: string): string {
  return sha256(`questhall dice ${secret} ${salt}`);
}

/** The seed of a game: the committed secret, mixed with a nonce from each human seat where there are any. */
export function mixSeed(secret: Seed, nonces: readonly string[]): Seed {
  return nonces.length === 0 ? secret : sha256(['questhall seed', secret, ...nonces].join(' ')).slice(0, 32);
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** A seed from any words, for tests and the command line. */
export function seedFrom(words: string): Seed {
  return isSeed(words) ? words : sha256(`questhall words ${words}`).slice(0, 32);
}

export function rngFrom(seed: Seed, streams: readonly string[]): Rng {
  const word = (i: number) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) | 0;
  const counts: Record<string, number> = {};
  for (const stream of streams) counts[stream] = 0;
  return { seed: [word(0), word(1), word(2), word(3)], epoch: 0, counts, forced: null, strict: false };
}

export function copyRng(rng: Rng): Rng {
  const forced = rng.forced && Object.fromEntries(Object.entries(rng.forced).map(([k, v]) => [k, v.slice()]));
  return { seed: rng.seed, epoch: rng.epoch, counts: { ...rng.counts }, forced, strict: rng.strict };
}

const names = new Map<string, number>();
/** A stream enters the draw by its name, so that a stream added later moves no other. */
export function streamKey(stream: string): number {
  let key = names.get(stream);
  if (key === undefined) {
    key = Number.parseInt(sha256(stream).slice(0, 8), 16) | 0;
    names.set(stream, key);
  }
  return key;
}

type Block = Readonly<Rng['seed']>;
const LANES = new Int32Array(4);

/** The `count`th draw of a stream, 0 to sides-1: a pure function of the seed, without modulo bias. */
export function drawAt(rng: Rng, stream: string, count: number, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let retry = 0; ; retry++) {
    const tag = chaskey(rng.seed, [streamKey(stream), count, rng.epoch, retry]);
    for (let lane = 0; lane < 4; lane++) {
      const word = (tag[lane] as number) >>> 0;
      if (word < limit) return word % sides;
    }
  }
}

/** The Chaskey-12 tag of one full block. The answer is written over by the next. */
export function chaskey(key: Block, message: Block): Int32Array {
  const [k0, k1, k2, k3] = key;
  const [m0, m1, m2, m3] = message;
  const s0 = (k0 << 1) ^ (k3 < 0 ? 0x87 : 0);
  const s1 = (k1 << 1) | (k0 >>> 31);
  const s2 = (k2 << 1) | (k1 >>> 31);
  const s3 = (k3 << 1) | (k2 >>> 31);
  let v0 = k0 ^ m0 ^ s0;
  let v1 = k1 ^ m1 ^ s1;
  let v2 = k2 ^ m2 ^ s2;
  let v3 = k3 ^ m3 ^ s3;
  for (let round = 0; round < 12; round++) {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 13) | (v3 >>> 19)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 7) | (v1 >>> 25)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  LANES[0] = v0 ^ s0;
  LANES[1] = v1 ^ s1;
  LANES[2] = v2 ^ s2;
  LANES[3] = v3 ^ s3;
  return LANES;
}

/** A quick seeded generator for tests, bots and sampling. Never for rules. */
export function random(seed: number | string): (n: number) => number {
  let a = typeof seed === 'number' ? seed >>> 0 : Number.parseInt(sha256(seed).slice(0, 8), 16);
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}
