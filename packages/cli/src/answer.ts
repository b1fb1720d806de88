/** What a command answers, before it is written as text or as JSON. */

/** A figure with the name that it has on the site's pages. Without a value it is withheld, and `reason` says why. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  /** Not rounded; energies in kcal, masses in kg. */
  readonly value?: number | string;
  readonly unit?: string;
  /** As a page prints it. */
  readonly shown: string;
  readonly reason?: string;
  readonly remark?: string | null | undefined;
}

/** Figures that belong together. */
export interface Section {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** Figures that the text has in a sentence, and only JSON on their own. */
  readonly inSentences?: readonly Figure[];
  readonly notes?: readonly string[];
}

/** The figures of one command. */
export interface Answer {
  readonly kind: 'answered';
  /** The entries as they were understood, in a line. */
  readonly entries: string;
  /** What must be read before the figures. */
  readonly notices: readonly string[];
  readonly sections: readonly Section[];
  /** The calculation, line by line; only asked for with `--working`. */
  readonly working: () => readonly string[];
  /** "Did you mean …?" about entries that are possible but unlikely. */
  readonly questions: readonly string[];
}

/** No figure is given, for a reason that the site would give as well. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  /** What is possible instead. */
  readonly instead: readonly string[];
}

/** What is wrong with one entry. */
export interface EntryMistake {
  /** The entry's name on the command line: `weight`, `--age`. */
  readonly entry: string;
  readonly typed: string;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** Entries that cannot be used. */
export interface Unusable {
  readonly kind: 'unusable';
  readonly mistakes: readonly EntryMistake[];
}

/** What became of a command. */
export type Outcome = Answer | Refused | Unusable;

/** The files and the clock of the machine. */
export interface Context {
  /** The day on this machine's calendar, as `2026-11-22`. */
  readonly today: string;
  /** The content of a file; `null` where it cannot be read. */
  readonly readFile: (path: string) => Promise<Blob | null>;
}
