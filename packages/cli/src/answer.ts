/** The result of a command, before it is written as text or JSON. */

/** A figure, named as on the site's pages. If it's withheld, it has no value, and `reason` says why. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  /** Not rounded; energies in kcal, masses in kg. */
  readonly value?: number | string;
  readonly unit?: string;
  /** As shown on a page. */
  readonly shown: string;
  readonly reason?: string;
  readonly remark?: string | null | undefined;
}

/** Figures that belong together. */
export interface Section {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** Figures that the text has only inside a sentence, and JSON as separate values. */
  readonly inSentences?: readonly Figure[];
  readonly notes?: readonly string[];
}

/** A command's figures. */
export interface Answer {
  readonly kind: 'answered';
  /** One line saying how the entries were understood. */
  readonly entries: string;
  /** Notices to read before the figures. */
  readonly notices: readonly string[];
  readonly sections: readonly Section[];
  /** The calculation, line by line; only with `--working`. */
  readonly working: () => readonly string[];
  /** "Did you mean …?" about entries that are possible but unlikely. */
  readonly questions: readonly string[];
}

/** No figure can be given, for a reason that applies on the site, too. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  /** Suggestions for what is possible instead. */
  readonly instead: readonly string[];
}

export const refused = (reason: string, ...instead: readonly string[]): Refused => ({
  kind: 'refused',
  reason,
  instead,
});

/** A problem with one entry. */
export interface EntryMistake {
  /** The entry's name on the command line: `weight`, `--age`. */
  readonly entry: string;
  readonly typed: string;
  /** What's wrong, and what a valid entry looks like. */
  readonly message: string;
}

/** Some entries can't be used. */
export interface Unusable {
  readonly kind: 'unusable';
  readonly mistakes: readonly EntryMistake[];
}

/** The outcome of a command. */
export type Outcome = Answer | Refused | Unusable;

/** Why a file can't be read. */
export type FileFailure = 'missing' | 'folder' | 'denied' | 'unreadable';

/** Access to the machine's files and clock. */
export interface Context {
  /** Today's date in the machine's time zone, such as `2026-11-22`. */
  readonly today: string;
  /** The content of a file, or why it can't be read; `-` is standard input. */
  readonly readFile: (path: string) => Promise<Blob | FileFailure>;
}
