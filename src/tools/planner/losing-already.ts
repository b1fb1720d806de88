/** Whether somebody who makes a plan has been losing for a while: a plan's first week begins with water, which is gone by then. */
import { trendChange } from '@evenscale/formulas/own-maintenance';
import { years } from '@evenscale/formulas/units';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { ageOn } from '#person/log/parse-log.ts';
import type { Person } from '#person/person.ts';
import { weighedUntil } from '#person/plan/beside-plan.ts';
import { isOwner } from '#person/policy/owner.ts';
import type { Kept } from './kept-log.ts';
import { ownPlanOf } from './own-plan.ts';

/** The model's water has settled by then. */
const SETTLED_DAYS = 14;

/** A trend is looked at so far back. */
const TREND_DAYS = 28;

/** True for a trend that has fallen over at least two of the last four weeks by more than weigh-ins vary. */
function isFalling({ trend, days, today }: Kept): boolean {
  if (!trend) return false;
  const all = weighedUntil(days, trend.day);
  const from = all.find(({ day }) => day >= dayNumber(today) - TREND_DAYS);
  const to = all.at(-1);
  return !!from && !!to && to.day - from.day >= SETTLED_DAYS && trendChange(all, from, to).high < 0;
}

/** True if the log is the person's. */
function isLogOf({ whose, trend, today }: Kept, { gender, height, weight, age }: Person): boolean {
  if (!whose || !trend || mayBeOthers()) return false;
  return isOwner(
    { weight: trend.weight, person: { ...whose, age: years(ageOn(whose, today)) } },
    { gender, age, height: height.centimetres, weight: weight.kilograms },
  );
}

/** True on a plan to lose from its third week on, and for a log whose trend falls. */
export function isLosingAlready(kept: Kept | null, person: Person): boolean {
  const now = ownPlanOf(kept, person)?.now;
  if (now?.direction === 'losing' && now.day >= SETTLED_DAYS) return true;
  return kept !== null && isLogOf(kept, person) && isFalling(kept);
}
