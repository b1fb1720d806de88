import { useMemo } from 'react';
import { buildLogTrend } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { Rows } from '#calculators/log/answer/Rows.tsx';
import { TrendCurve } from '#calculators/log/trend/TrendCurve.tsx';
import { courseBeside, isDrawn, type ShownSpan } from '#calculators/log/trend/course-beside.ts';
import { Flags, HiddenNote, spanOf, WeightAtBothEnds } from '#calculators/log/trend/DoctorPage.tsx';
import { LastWeeks } from '#calculators/log/trend/LastWeeks.tsx';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { planToday, type PlanToday, type PlanWeek } from '#person/plan/plan-today.ts';
import { personText } from '#tools/log/person-text.ts';
import { doctorWords } from '#calculators/log/trend/doctor-words.ts';
import { endText, goalText } from '#person/plan/plan-words.ts';
import { withheldText } from '#person/policy-words.ts';
import { shownBmiAt } from '#person/shown-bmi.ts';
import { daysText, restDays } from '#person/training/training-words.ts';
import type { SharedLog } from '#tools/log/shared-log.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { followedMacros, macrosOn } from '#tools/planner/plan/followed-macros.ts';
import { macrosForReader } from '#tools/planner/plan/plan-macros-words.ts';
import { HandLines } from '#ui/print/HandLines.tsx';
import { formatKcal } from '#ui/text/format.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { SharedMaintenance, type ShownProps } from './SharedMaintenance.tsx';
import { sheetWords as words } from './share-words.ts';
import { sheetStyles as styles } from './share-styles.ts';
import { weightUnitOf } from '#person/units.ts';

/** Days drawn before the last one: as many as the weeks below have. */
const DRAWN_DAYS = 97;
/** On the day that it is read: nothing moves. */
const SHOWN: ShownSpan = { isWhole: false, lastDays: null };

interface PlanProps extends ShownProps {
  readonly plan: FollowedPlan;
  readonly now: PlanToday;
  /** Logging isn't good for this person now. */
  readonly isStopped: boolean;
}

/** Both kinds of days, with their macros where today's are shown. */
const weekRows = (week: PlanWeek, macrosFor: (kind: 'training' | 'rest') => string, unit: EnergyUnit) =>
  (['training', 'rest'] as const).map((kind) => {
    const days = kind === 'training' ? week.choice.days : restDays(week.choice.days);
    const energy = formatEnergy(week[kind].figure.value, unit);
    return [words.onDays(kind, daysText(days)), `${energy}${macrosFor(kind)}`] as const;
  });

const goalWithBmi = (plan: FollowedPlan, unit: WeightUnit): string =>
  `${goalText(plan, unit)}${doctorWords.goalBmi(shownBmiAt(plan.goal, plan.person))}`;

/** What the plan says today, as the person may see it. */
function Plan({ plan, now, isStopped, log: { view, energyUnit }, unit }: PlanProps) {
  const goal = [
    [words.goal, view.isWeightHidden ? words.hiddenGoal(endText(plan)) : goalWithBmi(plan, unit)],
  ] as const;
  if (now.kind === 'over')
    return (
      <>
        <Rows rows={goal} />
        <Text as="p">{words.ended(formatIsoDay(addDays(plan.start, plan.days)))}</Text>
      </>
    );
  const { intake, week } = now;
  const isWithheld = intake.status === 'withheld';
  const macros = isStopped ? null : followedMacros(plan, now);
  const macrosFor = (kind: 'training' | 'rest'): string => {
    const grams = macros && macrosOn(kind, plan, now);
    return grams ? ` · ${macrosForReader(grams, plan.macros)}` : '';
  };
  return (
    <Rows
      rows={[
        ...goal,
        [words.planned, isWithheld ? withheldText[intake.reason] : formatEnergy(intake.value, energyUnit)],
        ...(macros && !week ? [[words.macros, macrosForReader(macros, plan.macros)] as const] : []),
        ...(week ? weekRows(week, macrosFor, energyUnit) : []),
        [words.plannedDay, words.dayOf(now.day, formatKcal(now.days))],
      ]}
    />
  );
}

interface CurveProps extends ShownProps {
  readonly plan: FollowedPlan | null;
  readonly now: PlanToday | null;
  readonly today: string;
}

function Curve({ log, unit, plan, now, today }: CurveProps) {
  const { days, view, energyUnit } = log;
  const [trend, drawn] = useMemo(() => {
    const from = dayNumber(days.at(-1)?.day ?? '') - DRAWN_DAYS;
    return [
      buildLogTrend(weighingsIn(days.map(dayOfLog)), from),
      daysFrom(days, dayWithNumber(from)),
    ] as const;
  }, [days]);
  const course = useMemo(() => courseBeside(plan, trend.points, today, SHOWN), [plan, trend, today]);
  const { isWeightHidden } = view;
  if (!isDrawn(trend, course, isWeightHidden)) return null;
  const shown = { unit, energyUnit, isWeightHidden, course, today, now };
  return <TrendCurve {...shown} log={trend} days={drawn} whose="theirs" />;
}

/** The person and the period. */
function About({ log: { name, person, days, view }, today }: { log: SharedLog; today: string }) {
  return (
    <>
      <Rows
        rows={[
          ...(name === '' ? [] : [[words.name, name] as const]),
          ...(person ? [[words.person, personText(person, today, view.units)] as const] : []),
        ]}
      />
      <Text as="p">{spanOf(days)}</Text>
    </>
  );
}

export interface SharedSheetProps {
  readonly log: SharedLog;
  /** The reader's day: a plan follows the calendar. */
  readonly today: string;
  /** The level of its headings. */
  readonly heading: 'h2' | 'h3';
}

/** A shared log, for a reader who isn't the person: everything is calculated from what the link has. */
export function SharedSheet({ log, today, heading }: SharedSheetProps) {
  const { days, person, view, energyUnit } = log;
  const unit = weightUnitOf(view);
  const report = useMemo(() => buildLogReport(days, person, today), [days, person, today]);
  const plan = useMemo(() => log.plan && followedPlanOf(log.plan), [log.plan]);
  const now = useMemo(() => plan && planToday(plan, days, today), [plan, days, today]);
  const shown = { log, unit };
  return (
    <div className={styles('sheet')}>
      {log.name === '' ? (
        <div className="print-only">
          <HandLines />
        </div>
      ) : null}
      <About log={log} today={today} />
      <HiddenNote {...view} />
      <Flags days={days} details={person} today={today} energyUnit={energyUnit} />
      <Text as={heading}>{words.trend}</Text>
      <WeightAtBothEnds
        {...{ days, today, now, unit }}
        details={person}
        isWeightHidden={view.isWeightHidden}
      />
      <Curve {...shown} plan={plan} now={now} today={today} />
      <div className={styles('parts')}>
        <div>
          <Text as={heading}>{words.maintenance}</Text>
          <SharedMaintenance {...shown} report={report} />
        </div>
        {plan && now ? (
          <div>
            <Text as={heading}>{words.plan}</Text>
            <Plan {...shown} plan={plan} now={now} isStopped={report.kind === 'stopped'} />
          </div>
        ) : null}
      </div>
      <Text as={heading}>{words.weeks}</Text>
      <LastWeeks days={days} unit={unit} energyUnit={energyUnit} isWeightHidden={view.isWeightHidden} />
    </div>
  );
}
