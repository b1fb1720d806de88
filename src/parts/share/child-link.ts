import { childAge } from '@evenscale/formulas/growth';
import { months } from '@evenscale/formulas/units';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { formatMonths } from '#person/child/format-child.ts';
import type { ChildEntries } from '#person/child/child-store.ts';
import { readHeight, readWeight } from '#person/draft.ts';
import { letterOf } from '#person/link/link-parts.ts';
import { GENDER, LONGEST_FRAGMENT, readingsOf, UNITS } from '#person/link/share-link.ts';

/** `v1/c/units/kg/cm/age in months~full months/sex`: no name, no date. */
const CHILD_LINK =
  /^v1\/c\/(?<units>[mnis])\/(?<kg>[\d.]{1,24})\/(?<cm>[\d.]{1,24})\/(?<age>[\d.]{1,6})~(?<full>\d{1,3})\/(?<sex>[mf])$/u;

const MONTHS_PER_YEAR = 12;

/** The fragment, without `#`, that carries a measurement. */
export function writeChildLink({
  units,
  inStone,
  weight,
  height,
  age,
  completed,
  gender,
}: ChildMeasurement): string {
  return [
    'v1/c',
    letterOf(UNITS, [units, inStone]),
    weight.kilograms,
    height.centimetres,
    `${formatMonths(age)}~${completed}`,
    letterOf(GENDER, gender),
  ].join('/');
}

const isLetter = <Table extends object>(table: Table, letter: string): letter is keyof Table & string =>
  Object.hasOwn(table, letter);

type AgeEntries = Required<Pick<ChildEntries, 'years' | 'months' | 'knownAge'>>;

/** The two ways to count an age differ by less than a month and a half. */
const MOST_APART = 1.5;

function readAge(age: string, full: string): AgeEntries | null {
  const [knownAge, completed] = [Number(age), Number(full)];
  const isCovered = Number.isFinite(knownAge) && childAge(months(knownAge)).kind === 'covered';
  if (!isCovered || Math.abs(knownAge - completed) >= MOST_APART) return null;
  return {
    years: String(Math.floor(completed / MONTHS_PER_YEAR)),
    months: String(completed % MONTHS_PER_YEAR),
    knownAge,
  };
}

function readMeasures(
  kilograms: string,
  centimetres: string,
): Pick<ChildEntries, 'weight' | 'height'> | null {
  const weight = { unit: 'kg', kilograms } as const;
  const height = { unit: 'cm', centimetres } as const;
  return readWeight(weight).ok && readHeight(height).ok ? { weight, height } : null;
}

function readChoices(
  units: string,
  gender: string,
): Required<Pick<ChildEntries, 'units' | 'inStone' | 'gender'>> | null {
  if (!isLetter(UNITS, units) || !isLetter(GENDER, gender)) return null;
  return { units: UNITS[units][0], inStone: UNITS[units][1], gender: GENDER[gender] };
}

function readOne(fragment: string): ChildEntries | null {
  const groups = CHILD_LINK.exec(fragment)?.groups;
  if (!groups) return null;
  const part = (name: string): string => groups[name] ?? '';
  const measures = readMeasures(part('kg'), part('cm'));
  const ages = readAge(part('age'), part('full'));
  const chosen = readChoices(part('units'), part('sex'));
  return measures && ages && chosen && { ...chosen, ...measures, ...ages };
}

/**
 * Reads a fragment as hostile input: only what this page wrote, and what its form would accept, comes through.
 *
 * @param fragment - with or without its `#`
 */
export function readChildLink(fragment: string): ChildEntries | null {
  if (fragment.length > LONGEST_FRAGMENT) return null;
  for (const reading of readingsOf(fragment.replace(/^#/u, ''))) {
    const entries = readOne(reading);
    if (entries) return entries;
  }
  return null;
}
