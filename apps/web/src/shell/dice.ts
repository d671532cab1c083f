import type { Draw, GameRecord, Telling } from '@questhall/kernel';

/** How often each face of a stream fell. */
export interface StreamCount {
  readonly stream: string;
  readonly faces: readonly (readonly [face: string, count: number])[];
  readonly total: number;
}

/** What a die or card shows. */
export function faceOf(game: Telling, { stream, value }: Draw): string {
  return game.faces?.[stream]?.[value] ?? String(value);
}

export function countStreams(game: Telling, { opening, lines }: Pick<GameRecord, 'opening' | 'lines'>): StreamCount[] {
  const all = [...opening, ...lines.flatMap(({ draws }) => draws)];
  return game.streams.flatMap((stream) => {
    const drawn = all.filter((draw) => draw.stream === stream);
    if (drawn.length === 0) return [];
    const values = facesIn(drawn.map(({ value }) => value));
    const faces = values.map(
      (value) => [faceOf(game, { stream, value }), drawn.filter((draw) => draw.value === value).length] as const,
    );
    return [{ stream, faces, total: drawn.length }];
  });
}

/** Every face that could have fallen: all six of a die, or those of a deck that were seen. */
function facesIn(values: readonly number[]): readonly number[] {
  if (values.every((value) => value >= 1 && value <= 6)) return [1, 2, 3, 4, 5, 6];
  return [...new Set(values)].sort((a, b) => a - b);
}
