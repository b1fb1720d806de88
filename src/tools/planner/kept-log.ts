/** The log and the plan of the person kept, as of a day. */
import { currentPerson } from '#person/database/people.ts';
import { logPersonOf, logViewOf, type PersonRow } from '#person/database/person-row.ts';
import { currentPlan } from '#person/database/plans.ts';
import { knownDetails } from '#person/log/known-details.ts';
import { knownWeight } from '#person/log/known-weight.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays } from '#person/log/local-day.ts';
import { hasDirection } from '#person/log/trend-needs.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import { readLog } from '#person/log/log-store.ts';
import type { KnownWeight } from '#person/log/usual-weight.ts';
import { knownAgeOn, type LogPerson, type LogView, type StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import { LEAD_DAYS } from '#person/plan/beside-plan.ts';
import { planToday, trendNow, type PlanToday, type TrendNow } from '#person/plan/plan-today.ts';
import { isUnderAge } from '#person/policy.ts';
import type { LogConcern } from '#person/policy/concerns.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { followedPlanOf } from './kept-plan.ts';

/** What is kept for the current person, as other pages than the log show it. */
export interface Kept {
  readonly person: string;
  /** Empty without a name. */
  readonly name: string;
  readonly today: string;
  readonly days: readonly StoredLogDay[];
  readonly view: LogView;
  readonly report: LogReport;
  /** Whose figures they are; `null` while the log doesn't know. */
  readonly whose: LogPerson | null;
  /** The weights that the plan and a calculator have of them. */
  readonly known: KnownWeight;
  readonly concerns: readonly LogConcern[];
  readonly plan: FollowedPlan | null;
  /** The same as it is kept. */
  readonly keptPlan: KeptPlan | null;
  readonly now: PlanToday | null;
  /** `null` without a recent weigh-in, and while the log has no direction. */
  readonly trend: TrendNow | null;
}

/** True for somebody under 18, whom nothing is shown. */
function isYoung(row: PersonRow, today: string): boolean {
  const age = knownAgeOn(knownDetails(row, today), today);
  return age !== null && isUnderAge(age);
}

/** The person kept; `null` for somebody under 18, and while somebody else uses the page. */
async function readPerson(today: string): Promise<PersonRow | null> {
  const current = isWithoutKept() ? null : await currentPerson();
  const row = current?.ok ? current.value : null;
  return row && !isYoung(row, today) ? row : null;
}

/** True if the weigh-ins that affect today's trend have a direction. */
const hasDirectionOn = (days: readonly StoredLogDay[], today: string): boolean =>
  hasDirection(weighingsIn(daysFrom(days, addDays(today, -LEAD_DAYS)).map(dayOfLog)));

/** Reads what is kept; `null` without a plan and without a log, and for somebody else than the person kept. */
export async function readKept(today: string): Promise<Kept | null> {
  const row = await readPerson(today);
  if (!row) return null;
  const [kept, log] = await Promise.all([currentPlan(row.id), readLog(row.id)]);
  const days = log.ok ? log.value : [];
  const keptPlan = kept.ok ? kept.value : null;
  const plan = keptPlan && followedPlanOf(keptPlan);
  if (!plan && days.length === 0) return null;
  const [whose, details] = [logPersonOf(row), knownDetails(row, today)];
  return {
    person: row.id,
    name: row.name,
    today,
    days,
    view: logViewOf(row),
    report: buildLogReport(days, whose, today, isPregnancyOf(whose, today), details),
    whose,
    known: knownWeight(row, keptPlan),
    concerns: logConcerns(days, details, today),
    plan,
    keptPlan,
    now: plan && planToday(plan, days, today),
    trend: hasDirectionOn(days, today) ? trendNow(days, today) : null,
  };
}

/** The same with the update of the plan that waits in the log; `null` without one. */
export interface KeptWithUpdate extends Kept {
  readonly update: PlanOffer | null;
}

/** The code that looks for an update loads only for a plan under way. */
async function lookForUpdate(kept: Kept): Promise<PlanOffer | null> {
  if (kept.now?.kind !== 'underWay') return null;
  try {
    const { updateIn } = await import('./kept-update.ts');
    return updateIn(kept);
  } catch {
    // The file didn't arrive: the log says it.
    return null;
  }
}

/** Reads what is kept, with the update that waits in the log. */
export async function readKeptWithUpdate(today: string): Promise<KeptWithUpdate | null> {
  const kept = await readKept(today);
  return kept && { ...kept, update: await lookForUpdate(kept) };
}
