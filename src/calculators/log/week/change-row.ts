import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { changeDay, showMessage, type Changed } from '#calculators/log/log-state.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { DayChange } from '#person/log/day-change.ts';
import type { LikelyEntry } from '#person/entries/likely.ts';
import { problemOfWeight, type WeightContext } from '#person/log/unlikely-weight.ts';
import { formatTypedWeight } from '#person/format-weight.ts';
import { unlikelyText } from '#person/log/unlikely-weight-words.ts';
import { isUnlikelyIntake } from '#tools/log/intake.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { Asked } from './Cell.tsx';
import { weekWords } from './week-words.ts';

/** What was typed, and how it was read if that isn't obvious. */
interface TypedWeight {
  readonly kilograms: Kilograms;
  readonly understood: string | null;
  readonly meant: LikelyEntry | null;
}

interface WeightAsk {
  readonly unit: WeightUnit;
  readonly context: WeightContext;
  readonly isWeightHidden: boolean;
  /** The visitor has been asked. */
  readonly confirmed: boolean;
}

type Fields = Omit<DayChange, 'day' | 'seen'>;

/** A deleted day's fields. */
export const NOTHING: Fields = {
  weightKg: null,
  intakeKcal: null,
  waistCm: null,
  bodyFat: null,
  note: null,
};

/** Changes some fields of a day; its cell asks if the day has another value by now. */
export const changeRow = (
  day: string,
  fields: Fields,
  text = logWords.changed(formatIsoDay(day)),
): Promise<Changed> => changeDay({ day, ...fields }, text);

/** Changes a day's weight, or asks about one that doesn't fit the log or the person. */
export function changeWeight(
  day: string,
  { kilograms, understood, meant }: TypedWeight,
  { unit, context, isWeightHidden, confirmed }: WeightAsk,
): Promise<Changed> | Asked {
  const problem = problemOfWeight(kilograms, context);
  const isImpossible = problem === 'outOfRange';
  if (isImpossible || (problem && !confirmed))
    return {
      question: unlikelyText(kilograms, context, { unit, isWeightHidden, meant }),
      meant,
      typed: formatTypedWeight(kilograms, unit),
      isImpossible,
    };
  const text = [logWords.changed(formatIsoDay(day)), ...(understood === null ? [] : [understood])].join(' ');
  return changeRow(day, { weightKg: kilograms, ...(problem ? { isConfirmed: true } : {}) }, text);
}

interface IntakeAsk {
  readonly meant: LikelyEntry | null;
  readonly unit: EnergyUnit;
  /** The visitor has been asked. */
  readonly confirmed: boolean;
}

/** Changes what was eaten on a day, or asks about more than anybody usually eats. */
export function changeIntake(
  day: string,
  intakeKcal: number | null,
  { meant, unit, confirmed }: IntakeAsk,
): Promise<Changed> | Asked {
  if (confirmed || intakeKcal === null || !isUnlikelyIntake(intakeKcal))
    return changeRow(day, { intakeKcal });
  const typed = formatEnergy(intakeKcal, unit);
  return { question: meant ? logWords.slip(typed) : logWords.unlikelyIntake(typed), meant, typed };
}

/** Changes a day by a press, and says so if the day has another value by now: the next press is about that one. */
export async function pressRow(day: string, fields: Fields, text: string): Promise<void> {
  const outcome = await changeDay({ day, ...fields }, text);
  if (outcome === 'stayed') showMessage({ text: weekWords.stayed(formatIsoDay(day)) });
}
