import MagicString, { type SourceMap } from 'magic-string';
import { citationsIn } from './citations.js';
import type { IdFinder } from './ids.js';
import { functionsIn, isTelling } from './regions.js';
import { bodyOf, child, isListed, isStatement, type Place, parse, runsInFunction } from './syntax.js';

/** What a probed module leaves in `globalThis.__questhallCites`: `hits[n]` is 1 once code citing `ids[n]` has run. */
export interface CiteTable {
  readonly hits: Uint8Array;
  readonly ids: readonly (readonly string[])[];
}

/** Text set around a stretch of the source; without `close` it only stands before it. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
}

/**
 * The source with a probe in each cited region: before a statement, around an expression, and at the start of every function
 * in the region. No line is added. Null if nothing in the source can be probed.
 */
export function withProbes(source: string, file: string, ids: IdFinder): { code: string; map: SourceMap } | null {
  const cited = citedRegions(source, file, ids);
  if (cited.size === 0) return null;
  const text = new MagicString(source);
  for (const { at, put } of insertions([...cited.keys()].flatMap(spans))) text.appendLeft(at, put);
  const table = JSON.stringify([...cited.values()].map((one) => [...one]));
  const hits = `const __questhallHits=new Uint8Array(${cited.size});`;
  text.prepend(`${hits}(globalThis.__questhallCites??=[]).push({hits:__questhallHits,ids:${table}});`);
  return { code: text.toString(), map: text.generateMap({ source: file, hires: true, includeContent: true }) };
}

function citedRegions(source: string, file: string, ids: IdFinder): Map<Place, Set<string>> {
  const cited = new Map<Place, Set<string>>();
  for (const { id, known, region, executable } of citationsIn(parse(source, file), file, ids)) {
    if (known && region && executable) cited.set(region, (cited.get(region) ?? new Set()).add(id));
  }
  return cited;
}

function spans(region: Place, n: number): Span[] {
  const probe = `__questhallHits[${n}]=1`;
  const own = runsInFunction(region) && !isTelling(region) ? spanOf(region, probe) : [];
  return [...own, ...functionsIn(region).flatMap((one) => spanOf(bodyOf(one) as Place, probe))];
}

/** The probe of a node that runs as part of a function. A function only counts when it is called, so it has none itself. */
function spanOf(at: Place, probe: string): Span[] {
  if (bodyOf(at) || isDeclaredFunction(at)) return [];
  const { start, end, type } = at;
  if (type === 'BlockStatement') return [{ start: start + 1, end: end - 1, open: `${probe};`, close: '' }];
  if (isListed(at)) return [{ start, end, open: `${probe};`, close: '' }];
  if (isStatement(at)) return [{ start, end, open: `{${probe};`, close: '}' }];
  if (type === 'SwitchCase') return [caseSpan(at, probe)];
  const inner =
    child(at, 'value') ?? child(at, 'init') ?? (type === 'SpreadElement' ? child(at, 'argument') : undefined);
  if (at.raw.shorthand && inner) return [{ start: end, end, open: `:(${probe},${inner.raw.name})`, close: '' }];
  if (inner && type !== 'TemplateElement') return spanOf(inner, probe);
  return [{ start, end, open: `(${probe},`, close: ')' }];
}

function isDeclaredFunction(at: Place): boolean {
  if (at.type === 'ClassDeclaration' || at.type === 'ClassExpression') return true;
  const only = at.type === 'VariableDeclaration' && at.children.length === 1 ? at.children[0] : undefined;
  const value = only && child(only, 'init');
  return value !== undefined && bodyOf(value) !== undefined;
}

function caseSpan(at: Place, probe: string): Span {
  const first = child(at, 'consequent');
  return { start: first?.start ?? at.end, end: at.end, open: `${probe};`, close: '' };
}

/** The texts to put in, in the order they must stand: at one spot inner ends come first, then outer beginnings. */
function insertions(all: readonly Span[]): { at: number; put: string }[] {
  const closing = all.filter((span) => span.close !== '').sort((a, b) => a.end - b.end || b.start - a.start);
  const opening = all.toSorted((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b));
  return [
    ...closing.map((span) => ({ at: span.end, put: span.close })),
    ...opening.map((span) => ({ at: span.start, put: span.open })),
  ].sort((a, b) => a.at - b.at);
}

/** Of two probes on the same stretch the statement's stands outside the expression's. */
function rank({ open }: Span): number {
  return open.startsWith('(') ? 2 : open.startsWith('{') ? 1 : 0;
}
