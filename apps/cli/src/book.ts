/** A game's rules in our own words, as the game carries them. */
export interface Book {
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly testable: boolean;
  }[];
  readonly examples: readonly {
    readonly id: string;
    readonly rule: string;
    readonly given: string;
    readonly then: string;
  }[];
  readonly rulings: readonly {
    readonly id: string;
    readonly rules: readonly string[];
    readonly question: string;
    readonly ruling: string;
    readonly why: string;
  }[];
}

/** One entry of the book as it is read: a rule, an example or a ruling. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const EMPTY_BOOK: Book = { rules: [], examples: [], rulings: [] };

/** Every passage, in the order of the book. */
export function passages(book: Book): Passage[] {
  return [
    ...book.rules.map(({ id, title, text }) => ({ id, title, text })),
    ...book.examples.map(({ id, rule, given, then }) => ({
      id,
      title: `Example of ${rule}`,
      text: `Given: ${given} Then: ${then}`,
    })),
    ...book.rulings.map(({ id, rules, question, ruling, why }) => ({
      id,
      title: `Ruling on ${rules.join(', ')}`,
      text: `${question} ${ruling} (${why})`,
    })),
  ];
}

/** The passage of an id, in any case and with or without the book's prefix: `WQ X.C.5` or `x.c.5`. */
export function passage(book: Book, id: string): Passage | undefined {
  const wanted = id.trim().toLowerCase();
  return passages(book).find((p) => {
    const full = p.id.toLowerCase();
    return full === wanted || full.slice(full.indexOf(' ') + 1) === wanted;
  });
}

/** The rulings and examples that belong to a rule. */
export function beside(book: Book, id: string): string[] {
  const rulings = book.rulings.filter((r) => r.rules.includes(id)).map((r) => r.id);
  const examples = book.examples.filter((e) => e.rule === id).map((e) => e.id);
  return [...examples, ...rulings];
}

/** Passages that hold every word: first the one whose id that is, then those with the words in the title. */
export function search(book: Book, words: string): Passage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const named = passage(book, words);
  const found = passages(book).filter((p) => p.id !== named?.id && has(`${p.id} ${p.title} ${p.text}`));
  return [...(named ? [named] : []), ...found.filter((p) => has(p.title)), ...found.filter((p) => !has(p.title))];
}

/** Text in lines of at most `width`, each begun with `indent`; a no-break space keeps words together. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    if (line && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  if (line) lines.push(indent + line);
  return lines.map((one) => one.replaceAll('\u00a0', ' '));
}
