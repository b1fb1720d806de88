import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { likelyHeight, likelyWeight, type LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, measureText, readHeight, readWeight, WEIGHT } from '#person/entries/measure.ts';

/** Outside these BMIs (kg/m²) a typing error is more likely than such a BMI, so the form asks "Did you mean …?". */
const UNQUESTIONED_BMI = { min: 10, max: 45 } as const;

/** A whole number of three digits or more may be missing its decimal point: 385 for 38.5. */
const WITHOUT_POINT = /^\s*(\d{2,})(\d)\s*$/u;

function withPoint(text: string): LikelyEntry | null {
  const { unit, large, small } = boxesOf(WEIGHT, text);
  const [, whole, tenth] = WITHOUT_POINT.exec(large) ?? [];
  if (small !== null || whole === undefined) return null;
  const number = `${whole}.${tenth ?? ''}`;
  return { label: `${number} ${unit}`, text: measureText({ unit, large: number, small: null }) };
}

/** True for a weight and height that can well be a child's; `null` while one of them can't be read. */
function isUsual(weightText: string, heightText: string): boolean | null {
  const [weight, height] = [readWeight(weightText), readHeight(heightText)];
  if (!weight.ok || !height.ok) return null;
  const bmi = bodyMassIndex(weight.value.kilograms, height.value.centimetres);
  return bmi >= UNQUESTIONED_BMI.min && bmi <= UNQUESTIONED_BMI.max;
}

/** Questions about what was meant if weight and height together can hardly be a child's. */
export function childQuestions(entries: { readonly weight: string; readonly height: string }) {
  const { weight, height } = entries;
  if (isUsual(weight, height) !== false) return { weight: null, height: null };
  const meant = [withPoint(weight), likelyWeight(weight)].find(
    (likely) => likely !== null && isUsual(likely.text, height),
  );
  return { weight: meant ?? null, height: likelyHeight(height) };
}
