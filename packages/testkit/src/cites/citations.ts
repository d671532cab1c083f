import type { IdFinder } from './ids.js';
import { isEffective, isExecutable, regionOfRemark, regionOfText } from './regions.js';
import { isType, lineOf, type Place, parse, type Syntax, within } from './syntax.js';

/** One place in the code that names an id. */
export interface Citation {
  readonly id: string;
  /** Whether the game's rulebook has this id. */
  readonly known: boolean;
  readonly file: string;
  readonly line: number;
  /** What the citation speaks of, null if nothing follows it. */
  readonly region: Place | null;
  /** Whether the region is there when the game runs; a type, an import and the wording of rules and phrases are not. */
  readonly effective: boolean;
  /** Whether the region holds code of a function; a table is no implementation of a rule. */
  readonly executable: boolean;
}

/** Every citation in the comments and string literals of a TypeScript source, in the order of the text. */
export function citations(source: string, file: string, ids: IdFinder): Citation[] {
  return citationsIn(parse(source, file), file, ids);
}

export function citationsIn(syntax: Syntax, file: string, ids: IdFinder): Citation[] {
  const cite = (text: string, start: number, region: () => Place | null) => {
    const found = ids(text);
    if (found.length === 0) return [];
    const spot = region();
    const effective = spot !== null && isEffective(spot) && !isTextFile(file);
    const executable = effective && isExecutable(spot);
    return found.map(({ id, known, at }) => {
      const line = lineOf(syntax.source, start + at);
      return { id, known, file, line, region: spot, effective, executable };
    });
  };
  const inRemarks = syntax.remarks.flatMap((one) => cite(one.text, one.start, () => regionOfRemark(syntax, one)));
  const inTexts = texts(syntax).flatMap(({ text, at }) => cite(text, at.start, () => regionOfText(at)));
  return [...inRemarks, ...inTexts].sort((a, b) => a.line - b.line);
}

/** Files that hold only tables and wording: the rules as data, `*.data.ts`, and the phrases. */
function isTextFile(file: string): boolean {
  return /(?:\.data|[\\/]phrases)\.ts$|[\\/]phrases[\\/]/.test(file);
}

function texts(syntax: Syntax): { text: string; at: Place }[] {
  return [...within(syntax.root)].flatMap((at) => {
    const text = textOf(at);
    return text === undefined || isType(at) ? [] : [{ text, at }];
  });
}

function textOf({ type, raw }: Place): string | undefined {
  if (type === 'Literal' && typeof raw.value === 'string') return raw.value;
  if (type === 'TemplateElement') return (raw.value as { raw: string }).raw;
  return undefined;
}
