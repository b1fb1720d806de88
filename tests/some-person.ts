import { initialEntries, readEntries } from '#person/entries/field.ts';
import { tdee, type TdeeEntries, type TdeeInput } from '#tools/tdee/entries.ts';

const ENTRIES: TdeeEntries = { ...initialEntries(tdee), weight: '70 kg', height: '175 cm', age: '30' };

/** A person for a test: a man of 30, 70 kg and 175 cm, moderately active, with what differs as one would type it. */
export function somePerson(differing: Partial<TdeeEntries> = {}): TdeeInput {
  const reading = readEntries(tdee, { ...ENTRIES, ...differing }, { ...ENTRIES, ...differing });
  if (!reading.ok) throw new RangeError(`somePerson: got ${JSON.stringify(reading.problems)}`);
  return reading.input;
}
