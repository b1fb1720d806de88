/** What the forms start with for somebody whose entries are kept. Pure. */
import { kg } from '@evenscale/formulas/units';
import { entriesOn, logViewOf, type PersonRow } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { amountIn } from '#person/format-weight.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { trendNow } from '#person/plan/plan-today.ts';
import { weightUnitOf } from '#person/units.ts';

/** The log's weight, if it isn't older than the one among the entries: the trend, or a last weigh-in long ago. */
function loggedWeight(person: PersonRow, days: readonly StoredLogDay[], today: string): KeptTexts {
  const last = days.findLast(({ day, weightKg }) => weightKg !== undefined && day <= today);
  if (last?.weightKg === undefined || last.day < person.weighedOn) return {};
  const unit = weightUnitOf(logViewOf(person));
  const kilograms = trendNow(days, today)?.weight ?? kg(last.weightKg);
  return { weight: roundedWeight(amountIn(kilograms, unit), unit, 'nearest') };
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
