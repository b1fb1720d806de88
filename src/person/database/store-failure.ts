/** Why the device's storage could not be used. `store-problem-words.ts` has the words. */
export type StoreProblem =
  /** The browser doesn't allow this site to use storage. */
  | 'denied'
  | 'full'
  /** A later release created the database. */
  | 'newer'
  /** Another tab changed it in the meantime. */
  | 'replaced'
  /** Another tab has an old version of it open. */
  | 'blocked'
  | 'failed';

/** An expected failure of the store. */
export class StoreFailure extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What a browser error means while the database is in use. */
const IN_USE: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  InvalidStateError: 'replaced',
};

/** What it means while the database is being opened; any other error means that storage isn't allowed. */
const OPENING: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  AbortError: 'failed',
  UnknownError: 'failed',
};

const nameOf = (error: unknown): string =>
  error instanceof DOMException || error instanceof Error ? error.name : '';

/** Converts a browser error to a problem that has a message for the visitor. */
export function problemOf(error: unknown, isOpening: boolean): StoreProblem {
  if (error instanceof StoreFailure) return error.problem;
  return isOpening ? (OPENING[nameOf(error)] ?? 'denied') : (IN_USE[nameOf(error)] ?? 'failed');
}
