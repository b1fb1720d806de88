import { bodyMassIndex, NORMAL_FROM } from '@evenscale/formulas/bmi';
import type { WeightUnit } from '@evenscale/formulas/units';
import { idealWeightRangeOf } from '#person/assessment.ts';
import { likelyUnit, likelyWeight, type LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, readHeight, readWeight, WEIGHT } from '#person/entries/measure.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { type Weight, weightOf } from '#person/entry/measure-text.ts';
import { parseNumberText } from '#person/entry/number-text.ts';
import { amountIn, formatGivenWeight } from '#person/format-weight.ts';
import { lossQuestion } from './goal-words.ts';
import type { MeasureEntries } from '#person/fields/form-props.ts';

/** The largest loss that is asked about, as a share of the remaining weight: 40% of the current weight. */
const LARGEST_LOSS = 2 / 3;

/** The probable goal of someone who typed how much to lose: below the healthy range as a goal, but not as a loss. */
function likelyLoss(goal: string, person: MeasureEntries): LikelyEntry | null {
  const [weight, height, loss] = [readWeight(person.weight), readHeight(person.height), readWeight(goal)];
  if (!weight.ok || !height.ok || !loss.ok) return null;
  const { min, unit } = idealWeightRangeOf({ units: person.units, height: height.value });
  const amount = amountIn(loss.value.kilograms, unit);
  const rest = amountIn(weight.value.kilograms, unit) - amount;
  if (amount >= min || rest < min || amount > LARGEST_LOSS * rest) return null;
  const text = roundedWeight(rest, unit, 'up');
  const reading = readWeight(text);
  const label = reading.ok ? formatGivenWeight(reading.value.kilograms, unit) : '';
  return { label, text, question: lossQuestion(formatGivenWeight(loss.value.kilograms, loss.unit), label) };
}

/** A goal of so many times the current weight is another unit's number. */
const UNLIKELY_GAIN = 1.5;

/** The goal in kilograms and pounds, if a bare number was typed; `meant` has the unit that the field doesn't have. */
function goalInUnits(goal: string) {
  const { unit, large } = boxesOf(WEIGHT, goal);
  const number = parseNumberText(large);
  if (!number.ok || unit === 'st') return null;
  const other: WeightUnit = unit === 'kg' ? 'lb' : 'kg';
  return {
    unit,
    typed: weightOf(number.value, unit),
    amount: { amount: number.value, unit: other },
    meant: weightOf(number.value, other),
  };
}

/** The probable goal of someone who typed kilograms as pounds or the reverse: out of reach, while the other is on the way. */
function likelyUnitOf(goal: string, person: MeasureEntries): LikelyEntry | null {
  const [weight, height, units] = [readWeight(person.weight), readHeight(person.height), goalInUnits(goal)];
  if (!weight.ok || !height.ok || !units) return null;
  const { unit, typed, meant } = units;
  const isLow = ({ kilograms }: Weight) => bodyMassIndex(kilograms, height.value.centimetres) < NORMAL_FROM;
  const { kilograms: now } = weight.value;
  const isOutOfReach = unit === 'kg' ? typed.kilograms > UNLIKELY_GAIN * now : isLow(typed);
  return isOutOfReach && meant.kilograms < now && !isLow(meant)
    ? likelyUnit(WEIGHT, unit, units.amount, meant, units.amount.unit)
    : null;
}

/** A number with a decimal point or comma where none was meant, "15,5" for 155: ten times as much is a goal on the way. */
function likelyTenfold(goal: string, person: MeasureEntries): LikelyEntry | null {
  const [weight, height, units] = [readWeight(person.weight), readHeight(person.height), goalInUnits(goal)];
  if (!weight.ok || !height.ok || !units) return null;
  const { unit, typed } = units;
  const meant = weightOf(10 * amountIn(typed.kilograms, unit), unit);
  const bmi = bodyMassIndex(meant.kilograms, height.value.centimetres);
  if (meant.kilograms >= weight.value.kilograms || bmi < NORMAL_FROM) return null;
  const label = formatGivenWeight(meant.kilograms, unit);
  return { label, text: roundedWeight(amountIn(meant.kilograms, unit), unit, 'nearest') };
}

/** The likely meaning of a goal weight: another place of the decimal point, the amount to lose, or another unit. */
export const likelyGoal = (goal: string, person: MeasureEntries): LikelyEntry | null =>
  (/[.,]\d/u.test(goal) ? likelyTenfold(goal, person) : null) ??
  likelyLoss(goal, person) ??
  likelyWeight(goal, true) ??
  likelyUnitOf(goal, person);
