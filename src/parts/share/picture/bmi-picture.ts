/** The pictures of a BMI: on its scale, and the scale alone. Pure. */
import { classify, HOME_BMI_BANDS, HOME_BMI_SCALE } from '@evenscale/formulas/bmi';
import { LIGHT } from '#config/drawing.ts';
import type { HomeResult } from '#person/page-result.ts';
import { OLDER_BANDS } from '#person/answer/general-scale.ts';
import { isOlder } from '#person/assessment.ts';
import { OLDER } from '#person/policy.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { framed } from './frame.ts';
import { bmiPictureWords as words } from './picture-words.ts';
import { scaleShapes, type BandedScale } from './scale-shapes.ts';
import type { SharePictures } from './shapes.ts';

const { min, max, labels } = HOME_BMI_SCALE;

const labeled = (values: readonly number[]): BandedScale['labels'] =>
  values.map((value) => ({ value, text: value === max ? `${value}+` : String(value) }));

/** The scale of the home page, without a marker. */
const GENERAL: BandedScale = {
  min,
  max,
  bands: HOME_BMI_BANDS.map(({ key, label, from }) => ({ label, from, color: LIGHT[key] })),
  labels: labeled(labels),
  pointer: null,
};

/** The same for people of 65 and over, with the range for them. */
const FROM_65: BandedScale = {
  ...GENERAL,
  bands: OLDER_BANDS.map(({ key, label, from }) => ({ label, from, color: LIGHT[key] })),
  labels: labeled([16, OLDER.lowestBmi, OLDER.highestBmi, max]),
};

/** Where a BMI is in the range from 65 on, in words. */
function olderPlace(bmi: number): string {
  if (bmi < OLDER.lowestBmi) return words.place.below;
  return bmi > OLDER.highestBmi ? words.place.above : words.place.inside;
}

/** A BMI's pictures. */
export function bmiPictures({ input, report }: HomeResult): SharePictures {
  const { bmi, age } = report.facts;
  const isFrom65 = isOlder(input);
  const shown = shownBmiOf({ bmi, age, background: report.background });
  const category = isFrom65 ? olderPlace(bmi) : classify(HOME_BMI_BANDS, bmi).label;
  const pointer = { value: Math.max(min, Math.min(max, bmi)), text: shown };
  return {
    private: framed(words.private, scaleShapes(GENERAL)),
    full: framed(words.full(shown, category), scaleShapes({ ...(isFrom65 ? FROM_65 : GENERAL), pointer })),
  };
}
