import { initialEntries, readEntries, type Texts, type Tool } from '#person/entries/field.ts';
import type { Units } from '#person/units.ts';

/** The person of the example shown before the first calculation, in the visitor's units. */
export function exampleOf<Entries extends Texts<Entries> & { readonly weight: string }, Input>(
  tool: Tool<Entries, Input>,
  units: Units,
  others: Partial<Entries> = {},
): Input {
  const reading = readEntries(tool, {
    ...initialEntries(tool),
    ...others,
    units,
    weight: '70',
    height: '175',
  });
  if (!reading.ok)
    throw new RangeError(`exampleOf: got the presets of ${tool.name}, expected ones that the form takes`);
  return reading.input;
}
