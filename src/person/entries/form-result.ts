/** The result of a form's entries, and where it leads. Pure. */
import { fieldsOf, readEntries, type Texts, type Tool } from './field.ts';

/** The last valid entries, and what the tool reads in them. */
export interface Calculated<Entries, Input> {
  readonly entries: Entries;
  readonly input: Input;
  /** The names of the entries that nobody chose: presets. */
  readonly presets: readonly string[];
  /** True while the form has an entry that can't be calculated, so the result is for earlier entries. */
  readonly isStale: boolean;
}

/** The result of the entries; `null` if they can't be calculated. */
export function calculated<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  {
    entries,
    presets,
    confirmed,
  }: Omit<Calculated<Entries, Input>, 'input' | 'isStale'> & {
    readonly confirmed: Entries | null;
  },
): Calculated<Entries, Input> | null {
  const reading = readEntries(tool, entries, confirmed);
  return reading.ok ? { entries, input: reading.input, presets, isStale: false } : null;
}

/** The last valid entries with the current choices, for the ones that a stale result shows. */
export function stale<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { entries, input, presets }: Calculated<Entries, Input>,
  current: Entries,
): Calculated<Entries, Input> {
  const applied = fieldsOf(tool).filter(([, field]) => field.appliesToStale);
  const next: Entries = { ...entries, ...Object.fromEntries(applied.map(([name]) => [name, current[name]])) };
  // The visitor has already confirmed what the result shows.
  const reading = readEntries(tool, next, next);
  return reading.ok
    ? { entries: next, input: reading.input, presets, isStale: true }
    : { entries, input, presets, isStale: true };
}

/** Where to direct the visitor's attention after Calculate or Reset; `count` tells one press from the next. */
export interface Attention<Field extends string> {
  readonly target: Field | 'results';
  readonly count: number;
}
