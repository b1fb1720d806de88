import { initialEntries, readEntries } from '#person/entries/field.ts';
import type { Units } from '#person/units.ts';
import { home, type HomeEntries } from '#tools/home/entries.ts';
import { homeResult } from '#tools/home/report.ts';
import { tdee, type TdeeEntries, type TdeeInput } from '#tools/tdee/entries.ts';
import { tdeeResult } from '#tools/tdee/report.ts';

const ENTRIES: TdeeEntries = { ...initialEntries(tdee), weight: '70 kg', height: '175 cm', age: '30' };

/** A person for a test: a man of 30, 70 kg and 175 cm, moderately active, with what differs as one would type it. */
export function somePerson(differing: Partial<TdeeEntries> = {}): TdeeInput {
  const reading = readEntries(tdee, { ...ENTRIES, ...differing }, { ...ENTRIES, ...differing });
  if (!reading.ok) throw new RangeError(`somePerson: got ${JSON.stringify(reading.problems)}`);
  return reading.input;
}

/** The TDEE page's result for such a person. */
export const someResult = (differing: Partial<TdeeEntries> = {}): ReturnType<typeof tdeeResult> =>
  tdeeResult({ entries: { ...ENTRIES, ...differing }, input: somePerson(differing) });

/** The home page's. */
export function someHomeResult(differing: Partial<HomeEntries> = {}): ReturnType<typeof homeResult> {
  const entries: HomeEntries = {
    ...initialEntries(home),
    weight: '70 kg',
    height: '175 cm',
    age: '30',
    ...differing,
  };
  const reading = readEntries(home, entries, entries);
  if (!reading.ok) throw new RangeError(`someHomeResult: got ${JSON.stringify(reading.problems)}`);
  return homeResult({ entries, input: reading.input });
}

/** Somebody in kilograms and centimeters. */
export const metricPerson = (kilograms: string, centimetres: string, age = '30'): TdeeInput =>
  somePerson({ weight: `kg~${kilograms}`, height: `cm~${centimetres}`, age });

/** Somebody of 5 ft 4 in, aged 30, in pounds or in stone. */
export const imperialPerson = (pounds: string, units: Units = 'imperial'): TdeeInput =>
  somePerson({ weight: `lb~${pounds}`, height: 'ft~5~4', age: '30', units });
