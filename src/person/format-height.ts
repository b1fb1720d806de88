import { formatEntry } from '#ui/text/format.ts';
import { heightOf } from './entry/measure-text.ts';
import { boxesOf, HEIGHT, measureEntry } from './entries/measure.ts';
import type { Units } from './units.ts';

/** A height in the visitor's units: "175 cm", "5 ft 8.9 in". */
export function formatHeight(centimetres: number, units: Units): string {
  if (units === 'metric') return `${formatEntry(centimetres)} cm`;
  const { large, small } = boxesOf(HEIGHT, measureEntry(HEIGHT, heightOf(centimetres, 'cm'), 'ft'));
  return `${large} ft ${small ?? ''} in`;
}
