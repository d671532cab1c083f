/** Chance for drawings: seeded by ids, so that a board is the same on every screen and every visit. */
export type Chance = () => number;

/** A number of 32 bits for a text (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers from 0 below 1, the same for the same seed (mulberry32). */
export function chance(seed: string): Chance {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth value noise from -1 to 1; `layer` tells independent fields apart. */
export function noise(x: number, y: number, layer = 1): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [ease(x - i), ease(y - j)];
  const top = mix(lattice(i, j, layer), lattice(i + 1, j, layer), a);
  const bottom = mix(lattice(i, j + 1, layer), lattice(i + 1, j + 1, layer), a);
  return mix(top, bottom, b);
}

function lattice(x: number, y: number, layer: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(layer, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
