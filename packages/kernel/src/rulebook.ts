/** One rule of the book, in our own words. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'rule' | 'setup' | 'definition' | 'advanced' | 'optional' | 'advice';
  /** False for what a program cannot hold: advice, background, the cardboard itself. */
  readonly testable: boolean;
}

/** A worked example of a rule. */
export interface Example {
  readonly id: string;
  readonly rule: string;
  readonly given: string;
  readonly then: string;
}

/** How a hole or a contradiction in the book is settled here, and why. */
export interface Ruling {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: string;
  readonly ruling: string;
  readonly why: string;
  /** Why no program can hold it, where that is so. */
  readonly held?: string;
}
