import { bodyMassIndex } from '@evenscale/formulas/bmi';
import type { Centimetres } from '@evenscale/formulas/units';
import { readWeight, type WeightText } from '#person/draft.ts';
import { likelyWeight, type LikelyEntry } from '#person/entry/likely-entry.ts';

/** Outside these BMIs (kg/m²) a typing error is more likely than such a BMI, so the form asks "Did you mean …?". */
export const UNQUESTIONED_BMI = { min: 10, max: 45 } as const;

/** A whole number of three digits or more may be missing its decimal point: 385 for 38.5. */
const WITHOUT_POINT = /^\s*(\d{2,})(\d)\s*$/u;

function withPoint(text: WeightText): LikelyEntry<WeightText> | null {
  if (text.unit === 'st') return null;
  const [, whole, tenth] = WITHOUT_POINT.exec(text.unit === 'kg' ? text.kilograms : text.pounds) ?? [];
  if (whole === undefined) return null;
  const number = `${whole}.${tenth}`;
  const meant: WeightText =
    text.unit === 'kg' ? { unit: 'kg', kilograms: number } : { unit: 'lb', pounds: number };
  return { label: `${number} ${text.unit}`, text: meant };
}

/**
 * The probable meaning of a weight that can hardly be a child's, if there is a plausible one: a decimal, or another
 * unit.
 */
export function likelyChildWeight(text: WeightText, height: Centimetres): LikelyEntry<WeightText> | null {
  const isPlausible = (meant: LikelyEntry<WeightText>): boolean => {
    const weight = readWeight(meant.text);
    const bmi = weight.ok ? bodyMassIndex(weight.value.kilograms, height) : 0;
    return bmi >= UNQUESTIONED_BMI.min && bmi <= UNQUESTIONED_BMI.max;
  };
  return [withPoint(text), likelyWeight(text)].find((meant) => meant !== null && isPlausible(meant)) ?? null;
}
