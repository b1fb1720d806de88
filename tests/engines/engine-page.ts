/** A browser engine that the journeys run in. */
export type EngineName = 'firefox' | 'webkit';

/** Keys that a journey presses, besides typing. */
export type Key =
  'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'End' | 'Home' | 'Paste';

/** An element of the page, as a reference of the engine's driver. */
export interface EngineElement {
  /** Scrolls it into view and presses it with the mouse. */
  readonly click: () => Promise<void>;
  /** Selects a file in a file field. */
  readonly upload: (file: string) => Promise<void>;
}

/** The single page of an engine. All journeys of a run use it, one after the other. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not use anything from its enclosing scope. */
  readonly evaluate: <A extends readonly unknown[], R>(
    work: (...args: A) => R,
    ...args: A
  ) => Promise<Awaited<R>>;
  /** The element that a function in the page returns. */
  readonly find: <A extends readonly unknown[]>(
    work: (...args: A) => Promise<Element>,
    ...args: A
  ) => Promise<EngineElement>;
  /** Does something in the page's first frame, which may be cross-origin. */
  readonly inFrame: (work: () => Promise<void>) => Promise<void>;
  /** Does something in a second tab, which is closed afterwards. */
  readonly inNewTab: (work: () => Promise<void>) => Promise<void>;
  /** Runs a script's text in the page. */
  readonly addScript: (source: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly setSize: (width: number, height: number) => Promise<void>;
  /** A screenshot of the window, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly disconnect: () => Promise<void>;
}

/** A call of a function with its arguments, as text for a page. */
export const callText = (work: (...args: never) => unknown, args: readonly unknown[]): string =>
  `(${String(work)})(...${JSON.stringify(args)})`;

/** How a test connects to a running engine. */
export interface EngineConnection {
  readonly engine: EngineName;
  /** Address of the driver, with the session if the driver keeps one. */
  readonly address: string;
  /** Folder for the engine's downloads. */
  readonly downloads: string;
}

/** An engine that was started for a run. */
export interface RunningEngine {
  readonly connection: EngineConnection;
  readonly stop: () => Promise<void>;
}
