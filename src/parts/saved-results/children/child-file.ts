import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { childAgeFromYears, childBmi, type ChildBmi } from '@evenscale/formulas/growth';
import { months, MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { completedFrom, formatMonths } from '#person/child/format-child.ts';
import { newId } from '#parts/saved-results/new-result.ts';
import { parseSavedChild, type SavedChild } from '#person/database/saved-child.ts';

/** The figures of a saved measurement. An age outside the charts can't have been saved. */
function figuresOf({ gender, age, kilograms, centimetres }: SavedChild): ChildBmi | null {
  const figures = childBmi(gender, age, bodyMassIndex(kilograms, centimetres));
  return figures.kind === 'covered' ? figures : null;
}

/**
 * True if the age was entered in years and months, not as two dates. It isn't stored: such an age is in the middle of
 * its month, which an age from dates hardly ever is.
 */
export function isAgeInMonths({ age, completed }: Pick<SavedChild, 'age' | 'completed'>): boolean {
  const inMonths = childAgeFromYears(Math.floor(completed / MONTHS_PER_YEAR), completed % MONTHS_PER_YEAR);
  return inMonths.kind === 'covered' && inMonths.age === age;
}

const COLUMNS = [
  'sex',
  'age_months',
  'weight_kg',
  'height_cm',
  'bmi',
  'percentile',
  'z_score',
  'percent_of_95th',
  'category',
] as const;

/** Name of the file; it says nothing about the child. */
export const CHILD_FILE_NAME = 'growth-measurements.csv';

/** Measurements as CSV: without a name, a date or an id. */
export function childCsv(entries: readonly SavedChild[]): string {
  const rows = entries.flatMap((entry) => {
    const figures = figuresOf(entry);
    if (!figures) return [];
    const { bmi, percentile, z, percentOfP95, band } = figures;
    const cells = [
      entry.gender,
      formatMonths(entry.age),
      entry.kilograms,
      entry.centimetres,
      bmi,
      percentile,
      z,
      percentOfP95,
      `"${band.label}"`,
    ];
    return [cells.join(',')];
  });
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

/** The measurements from a file that `childCsv` wrote, for a child; invalid lines are skipped. */
export function readChildCsv(text: string, name: string): readonly SavedChild[] {
  const [head = '', ...lines] = text.replace(/^\ufeff/u, '').split(/\r?\n/u);
  if (head.trim() !== COLUMNS.join(',')) return [];
  return lines.flatMap((line) => {
    const [gender, age, kilograms, centimetres] = line.split(',');
    const inMonths = months(Number.isFinite(Number(age)) ? Number(age) : 0);
    const entry = parseSavedChild({
      id: newId(),
      name,
      gender,
      age: inMonths,
      completed: completedFrom(inMonths),
      kilograms: Number(kilograms),
      centimetres: Number(centimetres),
    });
    return entry ?? [];
  });
}

/** Measurements that aren't saved yet: importing a file twice adds nothing. */
export function missingFrom(
  known: readonly SavedChild[],
  added: readonly SavedChild[],
): readonly SavedChild[] {
  const keyOf = ({ name, gender, age, kilograms, centimetres }: SavedChild): string =>
    [name, gender, formatMonths(age), kilograms, centimetres].join('|');
  const keys = new Set(known.map(keyOf));
  return added.filter((entry) => !keys.has(keyOf(entry)));
}
