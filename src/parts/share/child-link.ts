import { childAge } from '@evenscale/formulas/growth';
import { months } from '@evenscale/formulas/units';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { formatMonths } from '#person/child/format-child.ts';
import { readHeight, readWeight } from '#person/entries/measure.ts';
import { letterOf, valueOf } from '#person/link/link-parts.ts';
import { GENDER, readFragment, UNITS } from '#person/link/share-link.ts';

/** `v1/c/units/kg/cm/age in months~full months/sex`, without name or date. */
const CHILD_LINK =
  /^v1\/c\/(?<units>[mnis])\/(?<kg>[\d.]{1,24})\/(?<cm>[\d.]{1,24})\/(?<age>[\d.]{1,6})~(?<full>\d{1,3})\/(?<sex>[mf])$/u;

const MONTHS_PER_YEAR = 12;

/** The fragment, without `#`, that carries a measurement. */
export const writeChildLink = (child: ChildMeasurement): string =>
  [
    'v1/c',
    letterOf(UNITS, [child.units, child.inStone]),
    child.weight.kilograms,
    child.height.centimetres,
    `${formatMonths(child.age)}~${child.completed}`,
    letterOf(GENDER, child.gender),
  ].join('/');

/** Entries of the children's form. */
type LinkedEntries = Readonly<Record<string, string>>;

/** How much the two ways of counting an age can differ, in months. */
const MAX_AGE_DIFFERENCE = 1.5;

function readAge(knownAge: number, completed: number): LinkedEntries | null {
  const isCovered = Number.isFinite(knownAge) && childAge(months(knownAge)).kind === 'covered';
  if (!isCovered || Math.abs(knownAge - completed) >= MAX_AGE_DIFFERENCE) return null;
  return {
    years: String(Math.floor(completed / MONTHS_PER_YEAR)),
    months: String(completed % MONTHS_PER_YEAR),
    knownAge: formatMonths(months(knownAge)),
    ageBy: 'years',
  };
}

/** The measures of a link, if the form accepts them. */
function readMeasures(kg: string, cm: string): LinkedEntries | null {
  const entries = { weight: `kg~${kg}`, height: `cm~${cm}` };
  return readWeight(entries.weight).ok && readHeight(entries.height).ok ? entries : null;
}

function readOne(fragment: string): LinkedEntries | null {
  const { units, kg = '', cm = '', age, full, sex } = CHILD_LINK.exec(fragment)?.groups ?? {};
  const [read, gender] = [valueOf(UNITS, units), valueOf(GENDER, sex)];
  const [ages, measures] = [readAge(Number(age), Number(full)), readMeasures(kg, cm)];
  if (!read || !gender || !ages || !measures) return null;
  return { units: read[0], inStone: read[1] ? 'yes' : 'no', gender, ...measures, ...ages };
}

/**
 * Reads a fragment as untrusted input: accepts only what this page wrote and its form would accept.
 *
 * @param fragment - with or without its `#`
 */
export const readChildLink = (fragment: string): LinkedEntries | null => readFragment(fragment, readOne);
