export type Matched =
  | { readonly found: 'one'; readonly pick: string }
  | { readonly found: 'several'; readonly picks: readonly string[] }
  | { readonly found: 'none' };

/** The pick that was meant: its text, its number, its unique beginning, or the beginnings of its words, perhaps without the first. */
export function matched(text: string, picks: readonly string[], numbered: readonly string[]): Matched {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const exact = picks.find((p) => p.toLowerCase() === wanted);
  if (exact !== undefined) return { found: 'one', pick: exact };
  if (/^\d+$/.test(wanted)) {
    // Where no option has a number, a number of things is meant.
    const counted = picks.filter((p) => p.split(' ').includes(wanted));
    const pick = numbered.length > 0 ? numbered[Number(wanted) - 1] : counted.length === 1 ? counted[0] : undefined;
    return pick === undefined ? { found: 'none' } : { found: 'one', pick };
  }
  if (wanted === '') return { found: 'none' };
  const fits = fitting(wanted, picks);
  if (fits.length === 1) return { found: 'one', pick: fits[0] };
  return fits.length === 0 ? { found: 'none' } : { found: 'several', picks: fits };
}

/** Picks that begin so; else those whose words do; else those that go on so after their first word. */
function fitting(wanted: string, picks: readonly string[]): readonly string[] {
  const words = wanted.split(' ');
  const ways = [
    (pick: string) => pick.startsWith(wanted),
    (pick: string) => wordsBegin(words, pick.split(' ')),
    (pick: string) => pick.endsWith(` ${wanted}`),
    (pick: string) => wordsBegin(words, pick.split(' ').slice(1)),
  ];
  for (const fits of ways) {
    const found = picks.filter((pick) => fits(pick.toLowerCase()));
    if (found.length > 0) return found;
  }
  return [];
}

/** `p 4 bri` begins the words of `place 4 britton`; a number must be whole. */
function wordsBegin(wanted: readonly string[], words: readonly string[]): boolean {
  return (
    wanted.length <= words.length && wanted.every((w, i) => (/^\d+$/.test(w) ? words[i] === w : words[i].startsWith(w)))
  );
}
