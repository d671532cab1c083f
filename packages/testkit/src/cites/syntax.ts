import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of the syntax tree with the way up. Only what citations need: the parser's own types are a hundred shapes. */
export interface Place {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly parent: Place | null;
  /** The field of the parent that holds this node. */
  readonly key: string;
  /** In the order of the source. */
  readonly children: readonly Place[];
  /** The parser's node, for the few fields that are no nodes (operator, value, name). */
  readonly raw: RawNode;
}

export interface RawNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Remark {
  readonly kind: 'Line' | 'Block';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Syntax {
  readonly source: string;
  readonly root: Place;
  readonly remarks: readonly Remark[];
}

export function parse(source: string, file: string): Syntax {
  const parsed = parseSync(file, source, { sourceType: 'module' });
  const fault = parsed.errors.find((error) => error.severity === 'Error');
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const remarks = parsed.comments.map(({ type, value, start, end }) => ({ kind: type, text: value, start, end }));
  return { source, root: place(parsed.program as unknown as RawNode, null, 'root'), remarks };
}

function place(raw: RawNode, parent: Place | null, key: string): Place {
  const children: Place[] = [];
  const made: Place = { type: raw.type, start: raw.start, end: raw.end, parent, key, children, raw };
  for (const field of visitorKeys[raw.type] ?? []) {
    const value = raw[field];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) children.push(place(child, made, field));
    }
  }
  children.sort((a, b) => a.start - b.start || b.end - a.end);
  return made;
}

function isNode(value: unknown): value is RawNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The node and all under it, parents first. */
export function* within(top: Place): Generator<Place> {
  yield top;
  for (const child of top.children) yield* within(child);
}

/** The node and all above it. */
export function* upFrom(bottom: Place): Generator<Place> {
  for (let at: Place | null = bottom; at; at = at.parent) yield at;
}

/** The smallest node around a stretch of the source. */
export function around(top: Place, start: number, end: number): Place {
  const inner = top.children.find((child) => child.start <= start && end <= child.end);
  return inner ? around(inner, start, end) : top;
}

export function child(of: Place, key: string): Place | undefined {
  return of.children.find((one) => one.key === key);
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The body of a function; nothing for any other node and for a mere signature. */
export function bodyOf(at: Place): Place | undefined {
  return functions.has(at.type) ? child(at, 'body') : undefined;
}

/** Whether this node runs as part of a function's body. */
export function runsInFunction(at: Place): boolean {
  for (const one of upFrom(at)) {
    if (one.key === 'body' && one.parent && functions.has(one.parent.type)) return true;
  }
  return false;
}

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Whether this node is a type, or part of one, and so gone when the code runs. */
export function isType(at: Place): boolean {
  for (const one of upFrom(at)) {
    if (one.type.startsWith('TS') && !wrappers.has(one.type)) return true;
  }
  return false;
}

const lists = new Set(['Program', 'BlockStatement', 'StaticBlock']);

/** Whether this node stands in a list of statements, so that another may be put before it. */
export function isListed(at: Place): boolean {
  if (!at.parent) return false;
  return (
    (lists.has(at.parent.type) && at.key === 'body') || (at.parent.type === 'SwitchCase' && at.key === 'consequent')
  );
}

/** Whether this node is a statement, listed or alone (the body of an `if`). */
export function isStatement(at: Place): boolean {
  return at.type.endsWith('Statement') || isListed(at);
}

export function lineOf(source: string, at: number): number {
  let line = 1;
  for (let i = source.indexOf('\n'); i >= 0 && i < at; i = source.indexOf('\n', i + 1)) line += 1;
  return line;
}
