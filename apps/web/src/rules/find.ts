import type { Example, Rule, Ruling } from '@questhall/kernel';
import type { Rulebook } from '../catalogue/rulebook.js';

/** A rule with what belongs to it. */
export interface Passage {
  readonly rule: Rule;
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
}

/** All rules in the order of the book, each with its examples and rulings. */
export function passages({ rules, examples, rulings }: Rulebook): readonly Passage[] {
  return rules.map((rule) => ({
    rule,
    examples: examples.filter((example) => example.rule === rule.id),
    rulings: rulings.filter((ruling) => ruling.rules.includes(rule.id)),
  }));
}

/** The rule that an id means: itself, the rule a ruling or example belongs to, or the nearest chapter above it. */
export function ruleFor({ rules, examples, rulings }: Rulebook, id: string): string | null {
  if (rules.some((rule) => rule.id === id)) return id;
  const owner = rulings.find((ruling) => ruling.id === id)?.rules[0] ?? examples.find((e) => e.id === id)?.rule;
  if (owner && rules.some((rule) => rule.id === owner)) return owner;
  const above = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null;
  if (above === null) return null;
  return (
    ruleFor({ rules, examples, rulings }, above) ?? rules.find((rule) => rule.id.startsWith(`${above}.`))?.id ?? null
  );
}

/** Passages in which every word asked for occurs, those with the words in their title or id first. */
export function search(all: readonly Passage[], asked: string): readonly Passage[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const found = all.filter((passage) => words.every((word) => wordsOf(passage).includes(word)));
  const weight = ({ rule }: Passage) =>
    words.every((word) => `${rule.id} ${rule.title}`.toLowerCase().includes(word)) ? 0 : 1;
  return [...found].sort((a, b) => weight(a) - weight(b));
}

const read = new WeakMap<Passage, string>();

function wordsOf(passage: Passage): string {
  const known = read.get(passage);
  if (known !== undefined) return known;
  const { rule, examples, rulings } = passage;
  const parts = [
    rule.id,
    rule.title,
    rule.text,
    ...examples.flatMap(({ id, given, then }) => [id, given, then]),
    ...rulings.flatMap(({ id, question, ruling, why }) => [id, question, ruling, why]),
  ];
  const words = parts.join(' ').toLowerCase();
  read.set(passage, words);
  return words;
}

/** The chapter a rule stands in: `WQ X.C.2` is of chapter `X`. */
export function chapterOf(id: string): string {
  return /^\S+ ([^.]+)/.exec(id)?.[1] ?? id;
}
