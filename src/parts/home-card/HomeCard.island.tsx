import { paths } from '#config/paths.ts';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { SmallCurve } from '#charts/curve/SmallCurve.tsx';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import type { BodyMassIndex, WeightUnit } from '@evenscale/formulas/units';
import { weightUnitOf } from '#person/person.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatWeight } from '#person/format-weight.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/log-report.ts';
import { plannedDays, type FollowedPlan } from '#person/plan/followed-plan.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import {
  briefDistance,
  dayParts,
  goalText,
  intakeParts,
  overText,
  planWords,
} from '#person/plan/plan-words.ts';
import { underweightNotice } from '#person/policy-words.ts';
import { concernText } from '#tools/log/concern-words.ts';
import { answerWords } from '#tools/log/words.ts';
import { Notice } from '#ui/Notice.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { useKept, type Kept } from './use-kept.ts';
import { WeightToday } from './WeightToday.tsx';

const CLASSES = { curve: styles('curve'), expected: styles('expected'), point: styles('point') };
/** Weigh-ins in the small curve without a plan. */
const CURVE_DAYS = 91;

/** The day of the plan, today's calories and the goal. */
function PlanFacts({
  plan,
  now,
  isHidden,
  unit,
}: {
  readonly plan: FollowedPlan;
  readonly now: OnTheWay;
  readonly isHidden: boolean;
  readonly unit: WeightUnit;
}) {
  const energyUnit = useEnergyUnit();
  const goal = isHidden ? [] : [` · goal ${goalText(plan, unit)}`];
  return (
    <>
      <Text as="h2">{dayParts(planWords.day, now)}</Text>
      <Text as="p">{[...intakeParts(now, energyUnit), ...goal]}</Text>
    </>
  );
}

/** "You use about 2,580 kcal (2,510–2,650)" */
function Maintenance({ report }: Pick<Kept, 'report'>) {
  const unit = useEnergyUnit();
  if (report.kind !== 'estimated') return null;
  const { value, low, high } = report.found.maintenance;
  return (
    <Text as="p">
      {[
        `${words.uses} `,
        { name: 'maintenance', value, text: energyFigure(value, unit), unit },
        ` (${energyFigure(low, unit)}–${energyFigure(high, unit)})`,
      ]}
    </Text>
  );
}

/** What the log says without a plan, or after one. */
function LogFacts({ plan, now, trend, report, view }: Kept) {
  return (
    <>
      <h2>{words.logTitle}</h2>
      {plan && now?.kind === 'over' ? (
        <Text as="p">{overText(now.daysAgo, formatIsoDay(addDays(plan.start, plan.days)))}</Text>
      ) : null}
      {trend && !view.isWeightHidden ? (
        <Text as="p">{`${words.trend} ${formatWeight(trend.weight, weightUnitOf(view))}`}</Text>
      ) : null}
      <Maintenance report={report} />
    </>
  );
}

/** In place of all figures: why logging isn't good for this person now. */
const stopText = (bmi: BodyMassIndex | null): string =>
  (bmi === null ? null : underweightNotice(bmi)) ?? words.stopped;

/** The most important thing in the log that needs a word. */
function Concern({ concerns: [first], whose }: Pick<Kept, 'concerns' | 'whose'>) {
  const unit = useEnergyUnit();
  if (first === undefined) return null;
  return (
    <Notice>
      <Text as="p">{concernText(first, whose?.gender ?? 'female', unit)}</Text>
    </Notice>
  );
}

/** Where the visitor is on the plan, or what the log says without one. */
function Facts(kept: Kept) {
  const { plan, now, report, view } = kept;
  if (report.kind === 'stopped') return <Text as="p">{stopText(report.bmi)}</Text>;
  if (report.kind === 'pregnancy') return <Text as="p">{answerWords.pregnancy}</Text>;
  return (
    <>
      <Concern {...kept} />
      {plan && now?.kind === 'underWay' ? (
        <PlanFacts plan={plan} now={now} isHidden={view.isWeightHidden} unit={weightUnitOf(view)} />
      ) : (
        <LogFacts {...kept} />
      )}
    </>
  );
}

/** The weigh-ins since the plan's start, or of the last three months, beside the plan; below, how far they are from it. */
function Drawing({ plan, now, days, today, view }: Kept) {
  const number = dayNumber(today);
  const from = plan && now?.kind === 'underWay' ? dayNumber(plan.start) : number - CURVE_DAYS;
  const past = daysFrom(days, dayWithNumber(from - LEAD_DAYS)).filter(({ day }) => day <= today);
  const { points } = buildLogTrend(weighingsIn(past.map(dayOfLog)), from);
  const expected = plan && now?.kind === 'underWay' ? plannedDays(plan) : [];
  const distance = now?.kind === 'underWay' ? briefDistance(now, weightUnitOf(view)) : null;
  return (
    <div className={styles('drawing')}>
      <SmallCurve name={words.curve} points={points} expected={expected} classes={CLASSES} />
      {distance === null ? null : <Text as="p">{distance}</Text>}
    </div>
  );
}

/** The plan and the log of a returning visitor; nothing without either. Loads only if something may be kept. */
export const HomeCard = withFailureMessage(function HomeCard() {
  const kept = useKept();
  if (!kept) return null;
  const isStopped = kept.report.kind === 'stopped';
  const isDrawn = !isStopped && kept.report.kind !== 'pregnancy' && !kept.view.isWeightHidden;
  const toLog = (
    <a className={styles('open')} href={paths.log}>
      {words.open}
    </a>
  );
  return (
    <section className={`${styles('card')} no-print`} aria-label={words.label}>
      <div className={styles('facts')}>
        <Text as="p" className={styles('name')} translate="no">
          {kept.name}
        </Text>
        <Facts {...kept} />
      </div>
      {isDrawn ? <Drawing {...kept} /> : null}
      {isStopped ? (
        <p>{toLog}</p>
      ) : (
        <WeightToday key={kept.person} kept={kept}>
          {toLog}
        </WeightToday>
      )}
    </section>
  );
});
