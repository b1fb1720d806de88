/** The names in a header: to compare, to show, and their units. */
import { unitIn, type UnitsOf, type ValueKind } from './file-units.ts';

/** What Samsung Health puts before the names of columns. */
const PREFIX = /^com\.samsung\.s?health\.\w+\./u;
const UNIT =
  /(?:[\s_]+|[\s_]*[([]\s*)(?:in )?(?:kgs?|kilograms?|lbs?|pounds?|st|stones?|kcal|kj|g|mg|cm|inch(?:es)?|%)\s*[)\]]?$/iu;
/** Inches, where they can't be the word “in”. */
const INCHES = /(?:_in|\s*[([]\s*(?:in\.?|["″])\s*[)\]])$/iu;

/** A header's name in lower case, without what files put before it. */
export const tidyName = (cell: string): string =>
  cell
    .replace(/^[\ufeff#\s"]+/u, '')
    .trim()
    .toLowerCase()
    .replace(PREFIX, '');

/** A header's name for comparison: "Weight (kg)" is "weight". Percentages keep their sign. */
export function baseName(cell: string): string {
  const name = tidyName(cell);
  const base = name.endsWith('%') ? name : name.replace(UNIT, '').replace(INCHES, '');
  return base === '' ? name : base;
}

/** The most characters of a header's name that are shown. */
const LONGEST_NAME = 60;

/** A header's name to show. */
export const shownName = (cell: string): string => cell.trim().slice(0, LONGEST_NAME);

/** What is in parentheses or after the last separator of a header: "Weight (kg)" → "kg". */
const unitPart = (cell: string): string =>
  cell
    .trim()
    .replace(/[)\]]$/u, '')
    .split(/[\s_(]+/u)
    .at(-1) ?? '';

/** What people add to a name: "(fasted)", ", morning", " – total". */
const ADDITION = /\s*[([,;:/–—].*$|\s-\s.*$/u;

/** A name without what was added to it: "Weight (fasted)" → "Weight". */
export const mainPart = (cell: string): string => cell.trim().replace(ADDITION, '');

/** The unit that a header says: at its end, before what was added to it, or as a word: "Weight (kg, fasted)", "kg morgens". */
export function unitOf<Kind extends ValueKind>(kind: Kind, cell: string): UnitsOf[Kind] | null {
  // "Waist (in the morning)" isn't in inches.
  const words = cell.split(/[\s_([]+/u).filter((word) => word.toLowerCase() !== 'in');
  const texts = [unitPart(cell), unitPart(mainPart(cell)), ...words];
  return texts.map((text) => unitIn(kind, text)).find((unit) => unit !== null) ?? null;
}
