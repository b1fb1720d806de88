/** The log → what shouldn't go on without a word. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { weighingsIn, weightTrend } from '@evenscale/formulas/own-maintenance';
import { cm, kcal } from '@evenscale/formulas/units';
import {
  CONCERN_LIMITS,
  concernsAbout,
  type ConcernFacts,
  type LogConcern,
} from '#person/policy/concerns.ts';
import { lastCounted } from './counted-weighing.ts';
import { daysFrom } from './days-from.ts';
import { addDays, dayNumber } from './local-day.ts';
import { dayOfLog } from './days-in-reach.ts';
import { knownAgeOn, type LogDetails, type StoredLogDay } from './parse-log.ts';
import { lossSince } from './trend-loss.ts';

function meanIntakeOf(days: readonly StoredLogDay[]): ConcernFacts['meanIntake'] {
  const intakes = days.flatMap(({ intakeKcal }) => intakeKcal ?? []);
  if (intakes.length < CONCERN_LIMITS.intakeDays.least) return null;
  return kcal(intakes.reduce((sum, intake) => sum + intake, 0) / intakes.length);
}

/** What a log shows today that needs a word, from the trend of its weigh-ins and from what was eaten lately. */
export function logConcerns(
  days: readonly StoredLogDay[],
  details: LogDetails | null,
  today: string,
): readonly LogConcern[] {
  const { olderDays, fastDays, intakeDays } = CONCERN_LIMITS;
  const past = daysFrom(days, addDays(today, -olderDays)).filter(({ day }) => day <= today);
  const trend = weightTrend(weighingsIn(past.map(dayOfLog)));
  // As in the log's report.
  const weight = lastCounted(past.map(dayOfLog))?.weight;
  const height = details?.centimetres ?? null;
  const lossOver = (span: number) => lossSince(trend, dayNumber(addDays(today, -span)));
  return concernsAbout({
    person: {
      gender: details?.gender ?? null,
      age: knownAgeOn(details, today),
      bmi: weight === undefined || height === null ? null : bodyMassIndex(weight, cm(height)),
    },
    meanIntake: meanIntakeOf(daysFrom(past, addDays(today, -intakeDays.most))),
    halfYear: lossOver(olderDays),
    fourWeeks: lossOver(fastDays.most),
  });
}
