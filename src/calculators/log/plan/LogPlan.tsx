import type { Kcal, WeightUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { endPlan, stopPlan } from '#person/database/plans.ts';
import { addDays } from '#person/log/local-day.ts';
import type { LogReport } from '#person/log/log-report.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import {
  dayParts,
  endText,
  goalText,
  intakeParts,
  latelyParts,
  otherDaysParts,
  overText,
  planWords as words,
  updatedOnText,
} from '#person/plan/plan-words.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { withheldExplanation } from '#person/policy-words.ts';
import { shownBmiAt } from '#person/shown-bmi.ts';
import { eatenOn, leftToday } from '#tools/log/today-line.ts';
import { followedMacros, macrosOn } from '#tools/planner/plan/followed-macros.ts';
import { amountsText, macroLine } from '#tools/planner/plan/plan-macros-words.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { logAnswerStyles as styles } from '#calculators/log/answer/log-answer-styles.ts';
import type { LogAnswerProps } from '#calculators/log/answer/LogAnswer.tsx';
import { useLog } from '#calculators/log/log-state.ts';
import { doctorWords } from '#calculators/log/trend/doctor-words.ts';
import { Milestone } from './Milestone.tsx';
import { PlanAdvice, say } from './PlanAdvice.tsx';
import { type PlanShown, usePlanOfLog } from './use-plan-of-log.ts';

type LogPlanProps = Pick<LogAnswerProps, 'days' | 'today' | 'energyUnit'> & {
  readonly shown: PlanShown;
  readonly report: LogReport;
  readonly unit: WeightUnit;
};

interface TodayProps extends Pick<LogPlanProps, 'unit' | 'energyUnit'> {
  readonly now: OnTheWay;
  readonly plan: FollowedPlan;
  /** What is logged as eaten today. */
  readonly eaten: Kcal | null;
  /** Logging isn't good for this person now. */
  readonly isStopped: boolean;
}

interface OtherDaysProps extends Pick<TodayProps, 'now' | 'plan' | 'energyUnit'> {
  readonly hasMacros: boolean;
}

/** The calories of the other kind of day, with their macros where today's are shown; nothing if every day is the same. */
function OtherDays({ now, plan, energyUnit, hasMacros }: OtherDaysProps) {
  const { week } = now;
  if (!week) return null;
  const grams = hasMacros ? macrosOn(week.isTraining ? 'rest' : 'training', plan, now) : null;
  return (
    <Text as="p" className={styles('text')}>
      {otherDaysParts(week, grams && amountsText(grams), energyUnit)}
    </Text>
  );
}

/** Today's calories, the day of the plan, and what was eaten lately. Where the trend is beside it heads the curve. */
function Today({ now, plan, eaten, unit, energyUnit, isStopped }: TodayProps) {
  const { isWeightHidden } = useLog().view;
  const lately = isStopped ? null : latelyParts(now, energyUnit);
  const macros = isStopped ? null : followedMacros(plan, now);
  const left = isStopped ? null : leftToday(now, eaten, energyUnit);
  return (
    <>
      <Text as="p" className={styles('planned')}>
        {intakeParts(now, energyUnit)}
      </Text>
      {left === null ? null : (
        <Text as="p" className={`${styles('text')} no-print`}>
          {left}
        </Text>
      )}
      {macros ? (
        <Text as="p" className={styles('text')}>
          {macroLine(macros, plan.macros)}
        </Text>
      ) : null}
      {now.intake.status === 'withheld' ? (
        <Text as="p">{withheldExplanation(now.intake.reason, energyUnit)}</Text>
      ) : null}
      <OtherDays {...{ now, plan, energyUnit }} hasMacros={macros !== null} />
      <p className={styles('text')}>
        <Text as="span">
          {[
            ...dayParts(words.day, now),
            ` · ${withUnbrokenUnits(isWeightHidden ? endText(plan) : goalText(plan, unit))}`,
          ]}
        </Text>
        {isWeightHidden ? null : (
          <Text as="span" className="print-only">
            {doctorWords.goalBmi(shownBmiAt(plan.goal, plan.person))}
          </Text>
        )}
      </p>
      {lately === null ? null : (
        <Text as="p" className={styles('text')}>
          {lately}
        </Text>
      )}
    </>
  );
}

/** During a pregnancy, what was said is forgotten with the visit, but the plan isn't: it can be stopped. */
function PausedPlan() {
  const current = usePlanOfLog();
  if (!current) return null;
  return (
    <section className={styles('card')} aria-labelledby="log-plan">
      <h2 id="log-plan">{words.title}</h2>
      <Text as="p" className={styles('text')}>
        {words.paused}
      </Text>
      <p className="no-print">
        <Button onPress={() => void say(endPlan(current.person), words.stopped)}>
          <Text as="span">{words.stop}</Text>
        </Button>
      </p>
    </section>
  );
}

/** The plan that the visitor follows, on the page of the log. Weighing never changes it. */
function LogPlan({ shown: { row, plan, now }, days, today, unit, energyUnit, report }: LogPlanProps) {
  const updated = updatedOnText(plan, energyUnit);
  const stop = (): void =>
    void (now.kind === 'over'
      ? say(endPlan(row.person), words.stopped)
      : say(stopPlan(row.person), words.stoppedBeforeEnd));
  return (
    <section className={styles('card')} aria-labelledby="log-plan">
      <EnergySwitch>
        <h2 id="log-plan">{words.title}</h2>
      </EnergySwitch>
      {now.kind === 'over' ? (
        <Text as="p" className={styles('text')}>
          {[
            `${overText(now.daysAgo, formatIsoDay(addDays(plan.start, plan.days)))} `,
            { as: 'a', href: paths.weightPlanner, text: words.newPlan },
          ]}
        </Text>
      ) : (
        <Today
          now={now}
          plan={plan}
          eaten={eatenOn(days, today)}
          unit={unit}
          energyUnit={energyUnit}
          isStopped={report.kind === 'stopped'}
        />
      )}
      {now.kind === 'over' || report.kind === 'stopped' ? null : (
        <Milestone plan={plan} days={days} today={today} unit={unit} />
      )}
      {updated === null ? null : (
        <Text as="p" className={styles('text')}>
          {updated}
        </Text>
      )}
      {now.kind === 'over' ? null : (
        <PlanAdvice {...{ row, plan, now, days, report, today, unit, energyUnit }} />
      )}
      <p className={`${styles('press')} no-print`}>
        <Button kind="text" onPress={stop}>
          {words.stop}
        </Button>
      </p>
    </section>
  );
}

/** The plan on the page of the log; nothing without one. */
export function PlanPart({
  shown,
  ...props
}: Omit<LogPlanProps, 'shown'> & { readonly shown: PlanShown | null }) {
  if (props.report.kind === 'pregnancy') return <PausedPlan />;
  return shown ? <LogPlan {...props} shown={shown} /> : null;
}
