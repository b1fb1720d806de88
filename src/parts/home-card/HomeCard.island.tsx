import { paths } from '#config/paths.ts';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { SmallCurve } from '#charts/curve/SmallCurve.tsx';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatWeight } from '#person/format-weight.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/log-report.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { plannedDays } from '#person/plan/followed-plan.ts';
import { besideText, dayParts, goalText, intakeParts, overText, planWords } from '#person/plan/plan-words.ts';
import { concernLine } from '#tools/log/concern-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import type { TextPart } from '#ui/text/text-part.ts';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { readKept, type Kept } from '#tools/planner/kept-log.ts';
import { WeightToday } from './WeightToday.tsx';
import { weightUnitOf } from '#person/units.ts';

const CLASSES = {
  curve: styles('curve'),
  expected: styles('expected'),
  trend: styles('trend'),
  now: styles('now'),
};
/** The days of the small curve without a plan. */
const CURVE_DAYS = 91;

/** "2,250 kcal today · goal 82 kg by May 24, 2027" */
function planLine({ plan, now, view }: Kept, unit: EnergyUnit): readonly TextPart[] {
  if (!plan || now?.kind !== 'underWay') return [];
  const goal = view.isWeightHidden ? [] : [` · goal ${goalText(plan, weightUnitOf(view))}`];
  return [...intakeParts(now, unit), ...goal];
}

/** "You use about 2,580 kcal (2,510–2,650)" */
function maintenanceLine({ report }: Pick<Kept, 'report'>, unit: EnergyUnit): readonly TextPart[] {
  if (report.kind !== 'estimated') return [];
  const { value, low, high } = report.found.maintenance;
  return [
    `${words.uses} `,
    { name: 'maintenance', value, text: energyFigure(value, unit), unit },
    ` (${energyFigure(low, unit)}–${energyFigure(high, unit)})`,
  ];
}

/** The day of the plan; without one, the trend. */
function headOf({ plan, now, trend, view }: Kept): string | readonly TextPart[] {
  if (plan && now?.kind === 'underWay') return dayParts(planWords.day, now);
  return trend && !view.isWeightHidden && now?.kind !== 'over'
    ? `${words.trend} ${formatWeight(trend.weight, weightUnitOf(view))}`
    : words.logTitle;
}

/** Today's calories, or what the log says without a plan, or after one. */
function factsLine(kept: Kept, unit: EnergyUnit): readonly TextPart[] {
  const { plan, now } = kept;
  if (plan && now?.kind === 'over')
    return [overText(now.daysAgo, formatIsoDay(addDays(plan.start, plan.days)))];
  return now?.kind === 'underWay' ? planLine(kept, unit) : maintenanceLine(kept, unit);
}

/** True if the log's page shows no figures: why not is said there. */
const isWithheld = ({ report }: Kept): boolean => report.kind === 'stopped' || report.kind === 'pregnancy';

/** What comes before all figures; the log's page, to which it leads, says the rest. */
function noteOf({ report, concerns: [concern], whose }: Kept, unit: EnergyUnit): string | null {
  if (report.kind === 'stopped') return words.readFirst;
  if (report.kind === 'pregnancy') return words.readNote;
  return concern === undefined ? null : concernLine(concern, whose?.gender ?? 'female', unit);
}

/** The line below the heading: a note takes the place of the figures. */
function lineOf(kept: Kept, unit: EnergyUnit): readonly TextPart[] {
  const text = noteOf(kept, unit);
  return text === null
    ? factsLine(kept, unit)
    : [{ as: 'a', href: paths.log, text, className: styles('note') }];
}

/** Where the visitor is on the plan, or what the log says without one. */
function Facts(kept: Kept) {
  const line = lineOf(kept, useEnergyUnit());
  return (
    <div className={styles('facts')}>
      <div className={styles('head')}>
        <Text as="p" className={styles('name')} translate="no">
          {kept.name}
        </Text>
        <a href={paths.log}>
          <Text as="h2">{isWithheld(kept) ? words.logTitle : headOf(kept)}</Text>
        </a>
      </div>
      {line.length === 0 ? null : <Text as="p">{line}</Text>}
    </div>
  );
}

function nameOf(hasTrend: boolean, hasPlan: boolean): string {
  if (!hasTrend) return words.planAlone;
  return hasPlan ? words.curveWithPlan : words.curve;
}

/** The trend since the plan's start, or of the last three months, beside the plan; below, how far it is from it. */
function Drawing({ plan, now, days, today, view }: Kept) {
  const followed = now?.kind === 'underWay' ? plan : null;
  const from = followed ? dayNumber(followed.start) : dayNumber(today) - CURVE_DAYS;
  const past = daysFrom(days, dayWithNumber(from - LEAD_DAYS)).filter(({ day }) => day <= today);
  // The days before the plan count for whether there is a trend.
  const whole = buildLogTrend(weighingsIn(past.map(dayOfLog)), -Infinity).trend;
  const trend = whole.filter(({ day }) => day >= from);
  const beside = now?.kind === 'underWay' ? besideText(now, weightUnitOf(view)) : null;
  return (
    <div className={styles('drawing')}>
      <SmallCurve
        name={nameOf(trend.length > 0, followed !== null)}
        trend={trend}
        expected={followed ? plannedDays(followed) : []}
        classes={CLASSES}
      />
      {beside === null ? null : <Text as="p">{beside}</Text>}
    </div>
  );
}

/** The plan and the log of a returning visitor; nothing without either. Loads only if something may be kept. */
export const HomeCard = withFailureMessage(function HomeCard() {
  const kept = useKeptToday(readKept);
  if (!kept) return null;
  // A note needs the room.
  const isDrawn = !isWithheld(kept) && kept.concerns.length === 0 && !kept.view.isWeightHidden;
  return (
    <section className={`${styles('card')} no-print`} aria-label={words.label}>
      <Facts {...kept} />
      {isDrawn ? <Drawing {...kept} /> : null}
      {kept.report.kind === 'stopped' ? null : <WeightToday key={kept.person} kept={kept} />}
    </section>
  );
});
