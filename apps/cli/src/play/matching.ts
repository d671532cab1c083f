export type Matched =
  | { readonly found: 'one'; readonly pick: string }
  | { readonly found: 'several'; readonly picks: readonly string[] }
  | { readonly found: 'none' };

/** The pick that was meant: its text, its number, its unique beginning, or the beginnings of its words. */
export function matched(text: string, picks: readonly string[], numbered: readonly string[]): Matched {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const exact = picks.find((p) => p.toLowerCase() === wanted);
  if (exact !== undefined) return { found: 'one', pick: exact };
  if (/^\d+$/.test(wanted)) {
    const pick = numbered[Number(wanted) - 1];
    return pick === undefined ? { found: 'none' } : { found: 'one', pick };
  }
  if (wanted === '') return { found: 'none' };
  const begin = picks.filter((p) => p.toLowerCase().startsWith(wanted));
  const fits =
    begin.length > 0 ? begin : picks.filter((p) => wordsBegin(wanted.split(' '), p.toLowerCase().split(' ')));
  if (fits.length === 1) return { found: 'one', pick: fits[0] };
  return fits.length === 0 ? { found: 'none' } : { found: 'several', picks: fits };
}

/** `p 4 bri` begins the words of `place 4 britton`; a number must be whole. */
function wordsBegin(wanted: readonly string[], words: readonly string[]): boolean {
  return (
    wanted.length <= words.length && wanted.every((w, i) => (/^\d+$/.test(w) ? words[i] === w : words[i].startsWith(w)))
  );
}
