/** What the forms start with for somebody whose entries are kept. Pure. */
import { kg, type Kilograms } from '@evenscale/formulas/units';
import { entriesOn, logViewOf, type PersonRow } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { amountIn } from '#person/format-weight.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { lastTrend } from '#person/plan/plan-today.ts';
import { weightUnitOf } from '#person/units.ts';

/** A weight as a field's text in the person's unit. */
function weightText(person: PersonRow, weight: Kilograms): string {
  const unit = weightUnitOf(logViewOf(person));
  return roundedWeight(amountIn(weight, unit), unit, 'nearest');
}

/** With fewer weigh-ins, the trend follows a single one of them, and the log doesn't show it yet either. */
const FEWEST_FOR_TREND = 7;

/** The log's trend, at first its newest weigh-in, if it isn't older than the weight among the entries. */
function loggedWeight(person: PersonRow, days: readonly StoredLogDay[], today: string): KeptTexts {
  const last = lastTrend(days, today);
  const on = last && dayWithNumber(last.day);
  if (!on || on < person.weighedOn) return {};
  const weighed = days.filter(({ day, weightKg }) => weightKg !== undefined && day <= on);
  const newest = weighed.find(({ day }) => day === on)?.weightKg;
  const isTrend = newest === undefined || weighed.length >= FEWEST_FOR_TREND;
  return { weight: weightText(person, isTrend ? last.weight : kg(newest)) };
}

/**
 * The kept entries on a day, oldest day of the log first: the age grows, and the weight is the log's. A weight that the
 * visitor has hidden stays hidden.
 */
export function startEntries(person: PersonRow, days: readonly StoredLogDay[], today: string): KeptTexts {
  const entries = { ...entriesOn(person, today), ...loggedWeight(person, days, today) };
  if (!person.isWeightHidden) return entries;
  const { weight: _, ...others } = entries;
  return others;
}

/** The local day of the weight among the kept entries; empty without one. */
export function weighedOn(person: PersonRow, days: readonly StoredLogDay[], today: string): string {
  const last = lastTrend(days, today);
  const logged = last ? dayWithNumber(last.day) : '';
  return logged < person.weighedOn ? person.weighedOn : logged;
}

/** True if the weight among the kept entries is a trend that differs from what was weighed on its day. */
export function isAverage(person: PersonRow, days: readonly StoredLogDay[], today: string): boolean {
  const { weight } = loggedWeight(person, days, today);
  const on = weighedOn(person, days, today);
  const weighed = days.find(({ day }) => day === on)?.weightKg;
  return weight !== undefined && weighed !== undefined && weight !== weightText(person, kg(weighed));
}

/** The weights that a form may have been filled with before the newest weigh-in: the kept one, and the trend until then. */
export function earlierWeights(
  person: PersonRow,
  days: readonly StoredLogDay[],
  today: string,
): readonly string[] {
  const last = lastTrend(days, today);
  const before = last ? days.filter(({ day }) => day < dayWithNumber(last.day)) : [];
  return [entriesOn(person, today), loggedWeight(person, before, today)].flatMap(
    ({ weight }) => weight ?? [],
  );
}
