/** The scales of a BMI: the one for all adults, the range for some family backgrounds below it, and the one from 65 on. */
import {
  FAMILY_BACKGROUND_BMI_BANDS,
  FAMILY_BACKGROUND_HEALTHY_BMI,
  NORMAL_FROM,
  OVERWEIGHT_FROM,
  type BmiBand,
} from '@evenscale/formulas/bmi';
import type { BackgroundLimits } from '#person/assessment.ts';
import { backgroundLabel, backgroundRangeLabel } from '#person/matter-words.ts';
import { OLDER } from '#person/policy/limits.ts';

/** Follows a BMI category where another one matters more: from 65 on, and with lower limits for a family background. */
export const GENERAL_SCALE = 'by the general adult scale';

/** The bands from 65 on. A BMI at the upper end is in the range. */
export const OLDER_BANDS: readonly BmiBand<'underweight' | 'normal' | 'overweight'>[] = [
  { key: 'underweight', label: 'Below', from: 0 },
  { key: 'normal', label: `Healthy from ${OLDER.age}`, from: OLDER.lowestBmi },
  { key: 'overweight', label: 'Above', from: OLDER.highestBmi },
];

const RANGE = `${OLDER.lowestBmi}–${OLDER.highestBmi}`;

/** The healthy range before that age. */
const GENERAL_RANGE = { from: NORMAL_FROM, to: OVERWEIGHT_FROM } as const;

function olderBandOf(bmi: number): (typeof OLDER_BANDS)[number]['key'] {
  if (bmi < OLDER.lowestBmi) return 'underweight';
  return bmi > OLDER.highestBmi ? 'overweight' : 'normal';
}

const { min: BACKGROUND_LEAST, max: BACKGROUND_MOST } = FAMILY_BACKGROUND_HEALTHY_BMI;

const BACKGROUND_RANGE = {
  from: BACKGROUND_LEAST,
  to: FAMILY_BACKGROUND_BMI_BANDS.find(({ from }) => from > BACKGROUND_MOST)?.from ?? BACKGROUND_MOST,
  text: `Lower limits: ${BACKGROUND_LEAST}–${BACKGROUND_MOST}`,
} as const;

/** What the general scale has for somebody with lower limits: their healthy range as a bracket, and in its sentence. */
export const backgroundScale = (background: BackgroundLimits | null, sentence: string) =>
  background
    ? { reference: BACKGROUND_RANGE, sentence: `${sentence} ${backgroundLabel}: ${backgroundRangeLabel}.` }
    : { sentence };

/** What the scale from 65 on has instead of the general one's, which becomes a thin bracket below. */
export function olderScale(bmi: number, shownBmi: string, { min, max }: Record<'min' | 'max', number>) {
  const current = olderBandOf(bmi);
  const label = OLDER_BANDS.find(({ key }) => key === current)?.label.toLowerCase();
  return {
    labels: [min, OLDER.lowestBmi, OLDER.highestBmi, max].map((value) => ({
      value,
      text: value === max ? `${value}+` : String(value),
    })),
    bands: OLDER_BANDS,
    rangeOf: (index: number): string => (index === 1 ? `(${RANGE})` : ''),
    current,
    sentence: `BMI scale from ${min} to ${max} for people of ${OLDER.age} and over, whose range is ${RANGE}. Your BMI of ${shownBmi}: ${label}.`,
    reference: { ...GENERAL_RANGE, text: `General, under ${OLDER.age}` },
  };
}
