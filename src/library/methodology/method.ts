/** An equation as it is written on paper. */
export interface Equation {
  readonly text: string;
  /** The group or case it is for, if there are several. */
  readonly when?: string;
}

/** A small table; the first cell of each row names it. */
export interface MethodTable {
  /** The first sentence is its title. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Columns that hold figures, counted from 0. */
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
  /** The people it is valid for. */
  readonly people: string;
  /** How far it may be off. */
  readonly error: string;
  /** Keys of sources.json. */
  readonly sources: readonly string[];
}
