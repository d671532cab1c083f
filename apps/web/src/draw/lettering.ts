import { type Box, onCurve, type Point } from './geometry.js';
import { d, escaped, type Markup } from './markup.js';
import type { Curve, Land, Name } from './sheet.js';

/** Names of regions and waters on their curves. */
export function curvedNames(sheet: string, names: readonly Name[]): Markup {
  return names
    .map(({ id, text, kind, skin, curve: [a, b, c] }) => {
      const path = `${sheet}-name-${id}`;
      return (
        `<path id="${path}" d="${d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`}" fill="none"/>` +
        `<text class="${kind}-name${skin ? ` ${skin}` : ''}"><textPath href="#${path}" startOffset="50%">${escaped(text)}</textPath></text>`
      );
    })
    .join('');
}

/** The name of a place under its token. */
export function placeName(land: Land, [x, y]: Point): Markup {
  if (land.name === '') return '';
  const isCastle = land.skin === 'castle';
  return `<text class="place-name${isCastle ? ' castle' : ''}" ${d`x="${x}" y="${y + (isCastle ? 27 : 29)}"`}>${escaped(land.name)}</text>`;
}

/** Room that a curved name takes, as boxes along it. */
export function namesRoom(curves: readonly Curve[]): Box[] {
  return curves.flatMap((curve) =>
    Array.from({ length: 17 }, (_, i): Box => {
      const [x, y] = onCurve(curve, i / 16);
      return [x - 15, y - 17, x + 15, y + 13];
    }),
  );
}
