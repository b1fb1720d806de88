/** How much of a log is drawn. */
import { dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import type { ShownSpan } from './course-beside.ts';

/** A plan up to its goal, the first four weeks, the last three months or the last year of the log, or all of it. */
export type Span = 'plan' | 'month' | 'quarter' | 'year' | 'all';

/** In days. */
const LENGTHS = { month: 28, quarter: 91, year: 365 } as const;
/** The weigh-ins of so many days before a plan are drawn with it. */
const BEFORE_PLAN = 28;
/** A longer plan isn't drawn whole at first: its weigh-ins would overlap. */
const LONG_PLAN = 400;

type PlanDays = Pick<FollowedPlan, 'start' | 'days'>;

/** The numbers of the days with the first and the last weigh-in. */
function weighedDays(
  days: readonly StoredLogDay[],
): { readonly first: number; readonly last: number } | null {
  const isWeighed = ({ weightKg }: StoredLogDay): boolean => weightKg !== undefined;
  const [first, last] = [days.find(isWeighed), days.findLast(isWeighed)];
  return first && last ? { first: dayNumber(first.day), last: dayNumber(last.day) } : null;
}

/** True for a log of a few weeks, which would be some dots at the edge of a long plan. */
function isShort(days: readonly StoredLogDay[], today: string): boolean {
  const weighed = weighedDays(days);
  return weighed !== null && dayNumber(today) - weighed.first < LENGTHS.month;
}

/** The spans that don't show the same. */
export function spansOf(
  days: readonly StoredLogDay[],
  plan: PlanDays | null,
  today: string,
): readonly Span[] {
  const isLongPlan = plan !== null && plan.days > LENGTHS.quarter;
  if (isLongPlan && isShort(days, today)) return ['plan', 'month'];
  const weighed = weighedDays(days);
  const length = weighed ? weighed.last - weighed.first : 0;
  const isLong = length > LENGTHS.quarter;
  const isShown = {
    plan: plan !== null,
    quarter: !plan || isLong || isLongPlan,
    year: isLong,
    all: length > LENGTHS.year,
  };
  return (['plan', 'quarter', 'year', 'all'] as const).filter((span) => isShown[span]);
}

/** The span that is drawn before somebody chooses: the first weeks of a log, then the way to the goal. */
export function firstSpan(plan: PlanDays | null, spans: readonly Span[]): Span {
  if (spans.includes('month')) return 'month';
  return plan && plan.days <= LONG_PLAN ? 'plan' : 'quarter';
}

/** The number of the first day that is drawn; `null` for all of them. */
export function firstDayOf(span: Span, days: readonly StoredLogDay[], plan: PlanDays | null): number | null {
  if (span === 'all') return null;
  if (span === 'plan') return plan ? dayNumber(plan.start) - BEFORE_PLAN : null;
  const weighed = weighedDays(days);
  return weighed ? weighed.last - LENGTHS[span] : null;
}

/** How far a plan is drawn beside the days of a span. */
export function shownSpan(span: Span, days: readonly StoredLogDay[]): ShownSpan {
  if (span === 'plan' || span === 'all') return { isWhole: true, lastDays: null };
  if (span === 'month') return { isWhole: false, lastDays: null, firstDays: LENGTHS.month };
  const weighed = weighedDays(days);
  const hasEarlier = weighed !== null && weighed.first < weighed.last - LENGTHS[span];
  return { isWhole: false, lastDays: hasEarlier ? LENGTHS[span] : null };
}
