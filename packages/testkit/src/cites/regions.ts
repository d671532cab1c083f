import {
  around,
  bodyOf,
  child,
  isStatement,
  isType,
  lineOf,
  type Place,
  type Remark,
  runsInFunction,
  type Syntax,
  upFrom,
  within,
} from './syntax.js';

/**
 * The place a comment speaks of: what follows it, or, if it stands behind code, what ends (or opens) on its line.
 * A comment with nothing after it speaks of the block it is in; at the foot of a file it speaks of nothing.
 */
export function regionOfRemark(syntax: Syntax, remark: Remark): Place | null {
  const { root, source } = syntax;
  const home = around(root, remark.start, remark.end);
  const after = home.children.find((one) => one.start >= remark.end);
  const region = isBehindCode(source, remark) ? lineEnding(syntax, home, remark) : (after ?? home);
  return region === root ? null : usable(region);
}

function isBehindCode(source: string, { start, end, kind }: Remark): boolean {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/\/\*.*?\*\//g, '');
  // A branch written as `? // WQ X.C.5` belongs to what follows.
  if (/^[\s?:|]*$/.test(before)) return false;
  const lineEnd = source.indexOf('\n', end);
  const rest = source.slice(end, lineEnd < 0 ? undefined : lineEnd).replace(/^[\s,;)\]}]+/, '');
  return kind === 'Line' || rest === '' || rest.startsWith('//');
}

function lineEnding({ source }: Syntax, home: Place, remark: Remark): Place {
  const line = lineOf(source, remark.start);
  const before = home.children.findLast((one) => one.end <= remark.start);
  if (before && lineOf(source, before.end) === line) return before;
  let opened = home;
  for (const one of upFrom(home)) {
    if (!one.parent || lineOf(source, one.start) !== line) break;
    opened = one;
  }
  return opened;
}

/** The place an id in a string literal speaks of: its entry if it is a key, else the object or statement around it. */
export function regionOfText(text: Place): Place | null {
  if (text.key === 'key' && text.parent?.type === 'Property') return usable(text.parent);
  for (const one of upFrom(text)) {
    const isArrowBody = one.key === 'body' && one.parent?.type === 'ArrowFunctionExpression';
    if (one.type === 'ObjectExpression' || isStatement(one) || isArrowBody) return usable(one);
  }
  return null;
}

/** The nearest node, upwards, that a probe can be set on without changing what the code means. */
function usable(region: Place): Place {
  if (isType(region)) return region;
  for (const one of upFrom(region)) {
    if (isStatement(one) || isEntry(one) || isOperand(one)) return one;
  }
  return region;
}

function isEntry(at: Place): boolean {
  if (at.type === 'VariableDeclarator') return child(at, 'init') !== undefined;
  if (at.type === 'Property') return at.parent?.type === 'ObjectExpression';
  return ['SwitchCase', 'MethodDefinition', 'PropertyDefinition', 'SpreadElement'].includes(at.type);
}

/** Where an expression may be put in brackets: `parent type` → fields. Callees, targets and patterns are not among them. */
const operands: Record<string, readonly string[]> = {
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  CallExpression: ['arguments'],
  NewExpression: ['arguments'],
  ArrayExpression: ['elements'],
  Property: ['value'],
  PropertyDefinition: ['value'],
  VariableDeclarator: ['init'],
  ArrowFunctionExpression: ['body'],
  ReturnStatement: ['argument'],
  ThrowStatement: ['argument'],
  AwaitExpression: ['argument'],
  AssignmentExpression: ['right'],
  IfStatement: ['test'],
  WhileStatement: ['test'],
  DoWhileStatement: ['test'],
  ForStatement: ['test', 'update'],
  ForOfStatement: ['right'],
  SwitchStatement: ['discriminant'],
  TemplateLiteral: ['expressions'],
  SequenceExpression: ['expressions'],
  ExpressionStatement: ['expression'],
};

function isOperand(at: Place): boolean {
  if (at.parent?.type === 'Property' && at.parent.parent?.type !== 'ObjectExpression') return false;
  return operands[at.parent?.type ?? '']?.includes(at.key) ?? false;
}

const telling = new Set(['says', 'name', 'tells', 'at']);

/** Whether this node is inside the parts of an ask that only build text and lights for a reader. */
export function isTelling(at: Place): boolean {
  for (const one of upFrom(at)) {
    if (one.type === 'Property' && isFunctionEntry(one) && telling.has(keyName(one))) return true;
  }
  return false;
}

function isFunctionEntry(entry: Place): boolean {
  const value = child(entry, 'value');
  return value !== undefined && bodyOf(value) !== undefined;
}

function keyName(entry: Place): string {
  const raw = child(entry, 'key')?.raw;
  return String(raw?.name ?? raw?.value ?? '');
}

/** The functions in a region whose running is running the rule. */
export function functionsIn(region: Place): Place[] {
  return [...within(region)].filter((one) => bodyOf(one) !== undefined && !isTelling(one));
}

/** Whether a region is still there when the code runs. */
export function isEffective(region: Place): boolean {
  return !isType(region) && region.type !== 'ImportDeclaration' && !isTelling(region);
}

/** Whether an effective region holds code that can run: it is part of a function, or has one in it. */
export function isExecutable(region: Place): boolean {
  return runsInFunction(region) || functionsIn(region).length > 0;
}
