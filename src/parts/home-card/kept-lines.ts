/** What home's card says about what is kept. Pure. */
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import { buildLogTrend, LEAD_DAYS, type LogTrend } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { type FollowedPlan, isKeeping, plannedDays } from '#person/plan/followed-plan.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { dayParts, intakeParts, overText, suggestionText } from '#person/plan/plan-words.ts';
import { weightUnitOf } from '#person/units.ts';
import { concernLine } from '#tools/log/concern-words.ts';
import { earlySentence, firstDaysSentence } from '#tools/log/early-words.ts';
import { changeSince } from '#tools/log/format-log.ts';
import { figureDay } from '#tools/log/next-step.ts';
import { trendNews } from '#tools/log/trend-news.ts';
import type { Kept, KeptWithUpdate } from '#tools/planner/kept-log.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { homeCardWords as words } from './home-card-words.ts';

/** The days of the small curve without a plan. */
const CURVE_DAYS = 91;

/** A plan under way, and where its person is on it. */
export function followedIn({
  plan,
  now,
}: Kept): { readonly plan: FollowedPlan; readonly now: OnTheWay } | null {
  return plan && now?.kind === 'underWay' ? { plan, now } : null;
}

/** The trend since the plan's start, or of the last three months. */
export function trendOf(kept: Kept): LogTrend {
  const { days, today } = kept;
  const followed = followedIn(kept);
  const from = followed ? dayNumber(followed.plan.start) : dayNumber(today) - CURVE_DAYS;
  const past = daysFrom(days, dayWithNumber(from - LEAD_DAYS)).filter(({ day }) => day <= today);
  // The days before count for whether there is a trend.
  const { points, trend, ...whole } = buildLogTrend(weighingsIn(past.map(dayOfLog)), -Infinity);
  const isSince = ({ day }: { readonly day: number }): boolean => day >= from;
  return { ...whole, points: points.filter(isSince), trend: trend.filter(isSince) };
}

/** True if the log's page shows no figures: why not is said there. */
export const isWithheld = ({ report }: Pick<Kept, 'report'>): boolean =>
  report.kind === 'stopped' || report.kind === 'pregnancy';

/** The day of the plan; without one, the trend. */
export function headOf(kept: Kept): string | readonly TextPart[] {
  const { now, trend, view } = kept;
  const followed = followedIn(kept);
  if (isWithheld(kept)) return words.logTitle;
  if (followed)
    return [...dayParts(words.day, followed.now), ...(followed.now.day === 0 ? [words.days] : [])];
  return trend && !view.isWeightHidden && now?.kind !== 'over'
    ? `${words.trend} ${formatWeight(trend.weight, weightUnitOf(view))}`
    : words.logTitle;
}

/** What comes before all figures; the log's page, to which it leads, says the rest. */
function noteOf({ report, concerns: [concern], whose }: Kept, unit: EnergyUnit): string | null {
  if (report.kind === 'stopped') return words.readFirst;
  if (report.kind === 'pregnancy') return words.readNote;
  return concern === undefined ? null : concernLine(concern, whose?.gender ?? 'female', unit);
}

/** "You use about 2,580 kcal (2,510–2,650)" */
function maintenanceLine({ report }: Kept, unit: EnergyUnit): readonly TextPart[] {
  if (report.kind !== 'estimated') return [];
  const { value, low, high } = report.found.maintenance;
  return [
    `${words.uses} `,
    { name: 'maintenance', value, text: energyFigure(value, unit), unit },
    ` (${energyFigure(low, unit)}–${energyFigure(high, unit)})`,
  ];
}

/** The number to act on: today's calories, or what the log says without a plan. A note takes its place. */
export function leadOf(kept: Kept, unit: EnergyUnit): readonly TextPart[] {
  const { plan, now } = kept;
  const note = noteOf(kept, unit);
  if (note !== null) return [{ as: 'a', href: paths.log, text: note }];
  const followed = followedIn(kept);
  if (followed) return intakeParts(followed.now, unit);
  return plan && now?.kind === 'over'
    ? [overText(now.daysAgo, formatIsoDay(addDays(plan.start, plan.days)))]
    : maintenanceLine(kept, unit);
}

/** "Goal: 82 kg by May 24" */
function goalLine({ plan, now }: NonNullable<ReturnType<typeof followedIn>>, { view }: Kept): string {
  const day = dateLabel(dayNumber(plan.start) + now.days, isLongTime(now.days));
  return withUnbrokenUnits(
    words.goal(formatGivenWeight(plan.goal, weightUnitOf(view)), day, isKeeping(plan)),
  );
}

/** What the trend did, as the log says it; nothing for too few weigh-ins. */
function changeLine(kept: Kept): readonly string[] {
  const news = trendNews(trendOf(kept));
  if (news.kind === 'few') return [];
  return [changeSince(news, weightUnitOf(kept.view), dateLabel(news.from.day, false))];
}

/** When a log with meals has a figure. */
function promiseLine({ report, days, today }: Kept): readonly string[] {
  if (report.kind !== 'lacking' || report.counts.intakeDays === 0) return [];
  const { day, isEveryDay } = figureDay(days, today);
  return [words.promised(dateLabel(dayNumber(day), false), isEveryDay)];
}

/** True if a note comes before what is said below. */
const isNoted = (kept: Kept): boolean => isWithheld(kept) || kept.concerns.length > 0;

/** The update of the plan that waits in the log; `null` without one, and beside a note. */
export function suggestionOf(kept: KeptWithUpdate, unit: EnergyUnit): string | null {
  const { plan, now, update } = kept;
  if (!plan || !update || isNoted(kept)) return null;
  return now?.kind === 'underWay' && now.mean.status !== 'withheld'
    ? suggestionText(update, plan, unit)
    : null;
}

/** What is said below, in smaller type: the goal; without a plan, the trend's change and when there will be a figure. */
export function moreOf(kept: Kept): readonly string[] {
  if (isNoted(kept) || kept.now?.kind === 'over') return [];
  const followed = followedIn(kept);
  const { isWeightHidden } = kept.view;
  if (followed) return isWeightHidden ? [] : [goalLine(followed, kept)];
  return [...(isWeightHidden ? [] : changeLine(kept)), ...promiseLine(kept)];
}

/** In a plan's first two weeks, what today's weight means: on the other side than the goal, as the log says it. */
export function earlyOf(kept: Kept): string | null {
  const followed = followedIn(kept);
  if (!followed || isNoted(kept)) return null;
  const { points, trend } = trendOf(kept);
  const last = (trend.length > 0 ? trend : points).at(-1);
  if (last?.day !== dayNumber(kept.today)) return null;
  const planned = plannedDays(followed.plan).find(({ day }) => day === last.day)?.weight;
  const { view } = kept;
  const weighed = { weight: last.weight, planned };
  const unit = weightUnitOf(view);
  const early = earlySentence(weighed, followed.now, unit, view.isWeightHidden);
  return early ?? (view.isWeightHidden ? null : firstDaysSentence(weighed, followed.now, unit));
}
