/** The words of the gauge, which loads later than the result. */
import type { ChildBmi } from '@evenscale/formulas/growth';
import { percentileText, type ShownPercentile } from '#person/child/format-percentile.ts';

/** A percentile on its gauge: "42nd". */
export function gaugeText({ relation, ordinal }: ShownPercentile): string {
  const outside = { below: `<${parseFloat(ordinal)}`, at: ordinal, above: `${parseFloat(ordinal)}+` };
  return outside[relation];
}

/** The gauge in one sentence, for screen readers. */
export const gaugeSentence = (figures: Pick<ChildBmi, 'percentile' | 'band'>): string =>
  `On a scale of percentiles from 0 to 100: ${percentileText(figures)}, ${figures.band.label}.`;
