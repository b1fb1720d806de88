import { readWeight, type PersonDraft, type WeightText } from '#person/draft.ts';
import { idealWeightRangeOf } from '#person/assessment.ts';
import type { LikelyEntry } from '#person/entry/likely-entry.ts';
import { parsePerson } from '#person/form.ts';
import { amountIn, formatGivenWeight } from '#person/format-weight.ts';
import { boxesOf } from '#person/healthy-goal.ts';
import { PLANNER_RULES } from '#calculators/planner/planner-rules.ts';
import { weightName } from '#calculators/planner/planner-words.ts';
import { lossQuestion } from './goal-words.ts';

/** The largest loss that is asked about, as a share of the remaining weight: 40% of the current weight. */
const LARGEST_LOSS = 2 / 3;

/** The probable goal of someone who typed how much to lose: below the healthy range as a goal, but not as a loss. */
export function likelyLoss(goal: WeightText, person: PersonDraft): LikelyEntry<WeightText> | null {
  const parsed = parsePerson(person, PLANNER_RULES);
  const loss = readWeight(goal);
  if (!parsed.ok || !loss.ok) return null;
  const { kilograms } = loss.value;
  const { min, unit } = idealWeightRangeOf(parsed.person);
  const amount = amountIn(kilograms, unit);
  const rest = amountIn(parsed.person.weight.kilograms, unit) - amount;
  if (amount >= min || rest < min || amount > LARGEST_LOSS * rest) return null;
  const text = boxesOf(rest, unit, 'up');
  const label = weightName(text);
  return { label, text, question: lossQuestion(formatGivenWeight(kilograms, loss.unit), label) };
}
