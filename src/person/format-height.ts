import type { Units } from './entries/kinds.ts';
import { formatEntry } from '#ui/text/format.ts';
import { heightAs } from './draft.ts';

/** A height in the visitor's units: "175 cm", "5 ft 8.9 in". */
export function formatHeight(centimetres: number, units: Units): string {
  const metric = formatEntry(centimetres);
  const text = heightAs({ unit: 'cm', centimetres: String(centimetres) }, 'ft');
  return units === 'metric' || text.unit === 'cm' ? `${metric} cm` : `${text.feet} ft ${text.inches} in`;
}
