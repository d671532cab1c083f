/** How many letters to add, drop or change to make one word of another; whether they are capitals is no matter. */
export function distance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, change));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** More than these are not all told. */
const MANY = 16;

/** Of many names those that were most likely meant; of few all of them. */
export function likely(word: string, names: readonly string[]): string {
  if (names.length <= MANY) return names.join(', ');
  const far = new Map(names.map((name) => [name, distance(word, name)]));
  const near = [...far.keys()].sort((a, b) => (far.get(a) as number) - (far.get(b) as number));
  const isMeant = (name: string) =>
    (far.get(name) as number) <= Math.min(3, name.length / 2 - 0.5) || (word.length > 2 && name.includes(word));
  const meant = near.filter(isMeant);
  const told = meant.length > 0 ? meant : near;
  return told.length > MANY / 2 ? `${told.slice(0, MANY / 2).join(', ')} …` : told.join(', ');
}
