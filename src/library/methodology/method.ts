/** An equation in written form. */
export interface Equation {
  readonly text: string;
  /** The group or case it applies to, if there are several. */
  readonly when?: string;
}

/** A small table. The first cell of each row is its header. */
export interface MethodTable {
  /** The first sentence is its title. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Columns with figures, counted from 0. */
  readonly figures: readonly number[];
}

/** One formula, or a few related ones, as described on the methodology page. */
export interface Method {
  /** Anchor; other pages link to it. */
  readonly id: string;
  readonly title: string;
  /** The description, in paragraphs. */
  readonly text: readonly string[];
  readonly equations: readonly Equation[];
  readonly tables: readonly MethodTable[];
  /** The people it applies to. */
  readonly people: string;
  /** Its margin of error. */
  readonly error: string;
  /** The names that its figures have in the pages: `data-result` in the HTML. A star stands for any word. */
  readonly results?: readonly string[];
  /** Keys of sources.json. */
  readonly sources: readonly string[];
}
