/** Why the device's storage could not be used. The words for each stand in `keep-words.ts`. */
export type StoreProblem =
  /** The browser allows this site no storage. */
  | 'denied'
  | 'full'
  /** A later release made the database. */
  | 'newer'
  /** Another tab changed it under our hands. */
  | 'replaced'
  /** Another tab holds an old version of it. */
  | 'blocked'
  | 'failed';

/** A failure of the store that is known already. */
export class StoreFailure extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What a browser's error means while the database is in use. */
const IN_USE: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  InvalidStateError: 'replaced',
};

/** What it means while the database is being opened; anything else is a browser that allows no storage. */
const OPENING: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  AbortError: 'failed',
  UnknownError: 'failed',
};

const nameOf = (error: unknown): string =>
  error instanceof DOMException || error instanceof Error ? error.name : '';

/** An error of the browser as a problem that a visitor can be told. */
export function problemOf(error: unknown, isOpening: boolean): StoreProblem {
  if (error instanceof StoreFailure) return error.problem;
  return isOpening ? (OPENING[nameOf(error)] ?? 'denied') : (IN_USE[nameOf(error)] ?? 'failed');
}
