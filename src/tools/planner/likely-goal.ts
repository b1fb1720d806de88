import { idealWeightRangeOf } from '#person/assessment.ts';
import { likelyWeight, type LikelyEntry } from '#person/entries/likely.ts';
import { readHeight, readWeight } from '#person/entries/measure.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
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

/** The likely meaning of a goal weight: the amount to lose, or another unit. */
export const likelyGoal = (goal: string, person: MeasureEntries): LikelyEntry | null =>
  likelyLoss(goal, person) ?? likelyWeight(goal);
