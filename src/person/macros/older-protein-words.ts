/** Separate from the notes on a split, so that the pages for one question don't load those. */
import { PROTEIN_ADVICE } from '@evenscale/formulas/macros';
import type { UnitSystem } from '#person/units.ts';
import { rangeDash } from '#ui/text/format.ts';
import { formatDose } from './format-dose.ts';

/** The least from 65 on: "1.0–1.2" */
const olderLeast = (units: UnitSystem): string =>
  `${formatDose(PROTEIN_ADVICE.older.from, units)}${rangeDash('')}${formatDose(PROTEIN_ADVICE.older.to, units)}`;

/** Why the range is the same at every activity level and for every goal from 65 on. */
export const OLDER_PROTEIN_REASON = `From 65 on, experts advise at least ${olderLeast('metric')} g per kilogram (${olderLeast('imperial')} g per pound), and more with exercise. Your range, from the US dietary guidelines, fits at every activity level and for every goal.`;
