import { between, line, loops } from './geometry.js';
import { type Markup, use } from './markup.js';
import type { Edge, Mesh } from './mesh.js';
import type { Ground, Land } from './sheet.js';

/** Flat pale washes, one a cell. */
export function washes(cells: readonly { readonly land: Land; readonly outline: string }[]): Markup {
  return cells.map(({ land, outline }) => use(outline, `class="wash ${toneOf(land)}"`)).join('');
}

/** The classes that colour a cell. */
export function toneOf({ skin, tint }: Pick<Land, 'skin' | 'tint'>): string {
  return tint ? `${skin} ${tint}` : skin;
}

/** Hand colouring: every region darkens towards its border, inside its own clip. */
export function edgeColour(outline: string, clip: string, tone: string): Markup {
  const stroke = (width: number, opacity: number) =>
    use(outline, `stroke-width="${width}" stroke-opacity="${opacity}"`);
  return `<g clip-path="url(#${clip})" class="edge ${tone}">${stroke(26, 0.1)}${stroke(15, 0.13)}${stroke(7, 0.22)}</g>`;
}

export function groupOutline(mesh: Mesh<Ground>, group: string): string {
  return loops(mesh.outlines((cell) => cell.kind === 'land' && cell.group === group));
}

/** Borders between cells of land: dotted in a region, firm between regions, double round castles. */
export function borders(mesh: Mesh<Ground>, isRiver: (key: string) => boolean): Markup {
  let [inner, outer, walls] = ['', '', ''];
  for (const edge of mesh.edges.values()) {
    const sides = landBeside(edge);
    if (sides.length < 2 || isRiver(edge.key)) continue;
    const path = line(edge.points);
    if (sides.some((land) => land.skin === 'castle')) walls += path;
    else if (sides[0].group === sides[1].group) inner += path;
    else outer += path;
  }
  return (
    `<path d="${inner}" class="ink" stroke-dasharray="1 4.500" stroke-width="1.700" stroke-opacity=".75"/>` +
    `<path d="${outer}" class="ink" stroke-width="1.700" stroke-opacity=".85"/>` +
    `<path d="${walls}" class="ink" stroke-width="2.600" stroke-opacity=".85"/>` +
    `<path d="${walls}" class="cream" stroke-width=".9" stroke-opacity=".9"/>`
  );
}

/** Of a grid only its corners: short ticks at both ends of every side between cells of land. */
export function cornerTicks(mesh: Mesh<Ground>): Markup {
  let ticks = '';
  for (const edge of mesh.edges.values()) {
    if (landBeside(edge).length < 2) continue;
    const [a, b] = [edge.points[0], edge.points[edge.points.length - 1]];
    ticks += line([a, between(a, b, 0.17)]) + line([b, between(b, a, 0.17)]);
  }
  return `<path d="${ticks}" class="ink fine ticks" stroke-opacity=".4"/>`;
}

function landBeside(edge: Edge<Ground>): Land[] {
  return edge.cells.filter((cell) => cell.kind === 'land');
}
