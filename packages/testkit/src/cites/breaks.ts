import { isTelling } from './regions.js';
import { child, isType, type Place, upFrom } from './syntax.js';

/** A way to break a node: what stands where, and what it would say instead. */
export interface Break {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const flips: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const swaps: Readonly<Record<string, string>> = { '+': '-', '-': '+', '&&': '||', '||': '&&', '+=': '-=', '-=': '+=' };
const opposites: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/**
 * The ways to break one node: comparisons are turned round, conditions negated, whole numbers raised by one, `true` and `false`,
 * `&&` and `||`, `+` and `-`, `some` and `every`, `min` and `max` exchanged, statements that call or assign left out, and guards
 * (`return` or `continue` under an `if`) left out.
 */
export function breaksOf(at: Place, source: string): Break[] {
  switch (at.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorBreaks(at, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(child(at, 'test'), source);
    case 'Literal':
      return literalBreaks(at);
    case 'ExpressionStatement':
      return isDoing(child(at, 'expression')) ? [{ start: at.start, end: at.end, text: ';' }] : [];
    case 'ReturnStatement':
    case 'ContinueStatement':
      return isGuard(at) ? [{ start: at.start, end: at.end, text: ';' }] : [];
    case 'CallExpression':
      return callBreaks(at, source);
    default:
      return [];
  }
}

function operatorBreaks(at: Place, source: string): Break[] {
  const sign = String(at.raw.operator);
  const other = flips[sign] ?? swaps[sign];
  const [left, right] = [child(at, 'left'), child(at, 'right')];
  if (!other || !left || !right || (/^[+-]/.test(sign) && isText(at))) return [];
  const between = source.slice(left.end, right.start).replace(/\/\*.*?\*\/|\/\/.*/gs, (gap) => ' '.repeat(gap.length));
  const start = left.end + between.indexOf(sign);
  return [{ start, end: start + sign.length, text: other }];
}

/** `+` between texts is no sum. */
function isText(at: Place): boolean {
  if (at.type === 'TemplateLiteral' || typeof at.raw.value === 'string') return true;
  return at.raw.operator === '+' && at.children.some(isText);
}

/** A comparison has a break of its own that says the same. */
function negated(test: Place | undefined, source: string): Break[] {
  if (!test || String(test.raw.operator) in flips) return [];
  return [{ start: test.start, end: test.end, text: `!(${source.slice(test.start, test.end)})` }];
}

function literalBreaks({ start, end, raw, key, parent }: Place): Break[] {
  if (key === 'key' && !parent?.raw.computed) return [];
  if (typeof raw.value === 'boolean') return [{ start, end, text: String(!raw.value) }];
  return Number.isInteger(raw.value) ? [{ start, end, text: String(Number(raw.value) + 1) }] : [];
}

function isDoing(what: Place | undefined): boolean {
  if (what?.type === 'AwaitExpression') return isDoing(child(what, 'argument'));
  return ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'ChainExpression'].includes(what?.type ?? '');
}

function isGuard(at: Place): boolean {
  const holder = at.parent?.type === 'BlockStatement' ? at.parent : at;
  return holder.parent?.type === 'IfStatement' && holder.key !== 'test';
}

/** A call that answers yes or no is negated, unless it is a whole condition, which is negated already. */
function callBreaks(at: Place, source: string): Break[] {
  const callee = child(at, 'callee');
  const name = callee && (callee.type === 'MemberExpression' ? child(callee, 'property') : callee);
  const called = calledName(at);
  const other = opposites[called];
  const swapped = name && other ? [{ start: name.start, end: name.end, text: other }] : [];
  const isClaim = /^(?:includes|some|every|has|(?:is|has|can|may)[A-Z]\w*)$/.test(called);
  return isClaim && at.key !== 'test' ? [...swapped, ...negated(at, source)] : swapped;
}

function calledName(call: Place): string {
  const callee = child(call, 'callee');
  const name = callee?.type === 'MemberExpression' ? child(callee, 'property') : callee;
  return String(name?.raw.name ?? '');
}

const tellers = new Set(['tell', 'phrase', 'broken']);

/**
 * Whether breaking this node would prove nothing: types, the texts and lights of an ask (`says`, `name`, `tells`, `at`), events
 * (`tell(…)`), text in back quotes, and what is said of a state that cannot be (`broken(…)`, `throw`).
 */
export function isOutOfScope(at: Place): boolean {
  if (at.type === 'ThrowStatement' || at.type === 'TemplateLiteral') return true;
  if (at.type === 'CallExpression' && tellers.has(calledName(at))) return true;
  return isType(at) || isTelling(at);
}

/** Whether a statement is nothing but something out of scope. */
export function onlyTells(at: Place): boolean {
  const inner = at.type === 'ExpressionStatement' ? child(at, 'expression') : undefined;
  return inner !== undefined && isOutOfScope(inner);
}

/** A loop's step, broken, only runs for ever. */
export function isLoopStep(at: Place): boolean {
  for (const one of upFrom(at)) if (one.key === 'update' && one.parent?.type === 'ForStatement') return true;
  return false;
}
