import { CATEGORY_PERCENTILES, type ChildBmi, type ChildBmiKey } from '@evenscale/formulas/growth';
import { formatNumber } from '#ui/text/format-number.ts';

/** Percentiles from 99 on have a decimal; above 99.9, only the limit is shown. */
const ONE_DECIMAL_FROM = 99;
const HIGHEST = 99.9;
const LOWEST = 1;
const MOST_DECIMALS = 9;

/** A percentile as printed: "62nd", and its share: 62 of 100. */
export interface ShownPercentile {
  readonly relation: 'at' | 'below' | 'above';
  /** With its suffix: "62nd", "99.3rd". */
  readonly ordinal: string;
  /** The share: `count` of `outOf` people. */
  readonly count: string;
  readonly outOf: string;
}

const LIMITS = Object.values(CATEGORY_PERCENTILES);
const categoriesBelow = (percentile: number): number => LIMITS.filter((limit) => percentile >= limit).length;

const PLACES: Readonly<Record<ChildBmiKey, number>> = {
  underweight: 0,
  healthyWeight: 1,
  overweight: 2,
  obesity: 3,
  obesityClass2: 3,
  obesityClass3: 3,
};

const TEENS = /1[123]$/u;
const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "62" → "62nd", "12" → "12th", "99.3" → "99.3rd". */
function ordinalOf(figure: string): string {
  const isTeen = TEENS.test(figure) && !figure.includes('.');
  return `${figure}${isTeen ? 'th' : (ENDINGS[figure.slice(-1)] ?? 'th')}`;
}

function shown(relation: ShownPercentile['relation'], percentile: number, decimals: number): ShownPercentile {
  const outOf = 100 * 10 ** decimals;
  return {
    relation,
    ordinal: ordinalOf(percentile.toFixed(decimals)),
    count: formatNumber((percentile * outOf) / 100, 0),
    outOf: formatNumber(outOf, 0),
  };
}

/**
 * A whole number below 99 and one decimal from there, or as many more as needed for the printed number to be in the
 * printed category: 84.6 is a healthy weight, so it isn't printed as the 85th, where overweight starts.
 */
export function showPercentile({ percentile, band }: Pick<ChildBmi, 'percentile' | 'band'>): ShownPercentile {
  if (percentile < LOWEST) return shown('below', LOWEST, 0);
  if (percentile > HIGHEST) return shown('above', HIGHEST, 1);
  let decimals = percentile < ONE_DECIMAL_FROM ? 0 : 1;
  const isInCategory = (): boolean =>
    categoriesBelow(Number(percentile.toFixed(decimals))) === PLACES[band.key];
  while (decimals < MOST_DECIMALS && !isInCategory()) decimals += 1;
  return shown('at', percentile, decimals);
}

/** "62nd percentile", "Below the 1st percentile", "Above the 99.9th percentile". */
export function percentileText(figures: Pick<ChildBmi, 'percentile' | 'band'>): string {
  const { relation, ordinal } = showPercentile(figures);
  switch (relation) {
    case 'below':
      return `Below the ${ordinal} percentile`;
    case 'above':
      return `Above the ${ordinal} percentile`;
    case 'at':
      return `${ordinal} percentile`;
  }
}

/** A percentage of the 95th percentile, for the details: a whole number. */
export function formatShare(value: number): string {
  return formatNumber(value, 0);
}

/** A z-score with its sign: "+0.43", "−1.20". */
export function formatZ(z: number): string {
  const text = formatNumber(z, 2).replace('-', '−');
  return z > 0 && Number(text) > 0 ? `+${text}` : text;
}
