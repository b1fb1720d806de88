import { useDeferredValue, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { outlookPersonOf } from '#calculators/shared/outlook-person.ts';
import { chartWords, marksOf } from '#calculators/shared/weight-chart-words.ts';
import type { WeightCurve } from '#calculators/shared/weight-curve.ts';
import { WeightChart } from '#calculators/shared/WeightChart.tsx';
import { WeightChartMilestones, WeightChartTable } from '#calculators/shared/WeightChartFacts.tsx';
import { oldRule } from './old-rule.ts';
import { useTalkedOfPlan } from './plan-channel.ts';
import { dateOf } from './plan-dates.ts';
import { planCurve } from './plan-picture.ts';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanMore } from './PlanMore.tsx';
import { PlanPhases } from './PlanPhases.tsx';
import type { Planned } from './planner-report.ts';
import { entriesText, goalMark, pictureSentence, ruleWords, wayWords } from './way-words.ts';
import { wayStyles } from './way-styles.ts';
import styles from './PlannerReport.module.css';

interface WayProps {
  readonly plan: Planned;
  readonly curve: WeightCurve;
}

function Rule({ plan: { input, model } }: Pick<WayProps, 'plan'>) {
  const rule = useMemo(
    () => oldRule(input, { ...outlookPersonOf(input.person, input.bodyFat), model }),
    [input, model],
  );
  const { before, after } = ruleWords(rule, input);
  return (
    <>
      {before} <PlanFigure name="plan.rule" figure={rule.intake} />
      {after}
    </>
  );
}

/** What must stand beside the picture. */
function Caveats({ plan }: Pick<WayProps, 'plan'>) {
  return (
    <ul className={wayStyles('caveats')}>
      <li>
        <strong>{wayWords.drift}</strong> {wayWords.driftMore}
      </li>
      <li>
        <Rule plan={plan} /> <a href={paths.calorieDeficitGuide}>{wayWords.ruleLink}</a>.
      </li>
      {plan.direction === 'gain' ? <li>{wayWords.training}</li> : null}
      <li className="no-print">{chartWords.bandExplained}</li>
    </ul>
  );
}

function Picture({ plan, curve }: WayProps) {
  const { input } = plan;
  const view = { startDate: dateOf(input.start), unit: input.unit };
  const marks = useMemo(() => {
    const onTheWay = curve.milestones.filter(
      ({ kind, day }) => kind !== 'half' && kind !== 'plateau' && day < input.days,
    );
    return [...marksOf(onTheWay, input.unit), goalMark(input)];
  }, [curve, input]);
  return (
    <>
      <p className={wayStyles('sentence')}>{pictureSentence(input)}</p>
      <WeightChart curve={curve} view={view} name={wayWords.chartName} marks={marks} />
      <div className="no-print">
        <WeightChartMilestones marks={marks} view={view} />
      </div>
      <Caveats plan={plan} />
      <div className="no-print">
        <WeightChartTable curve={curve} view={view} />
      </div>
    </>
  );
}

function Way({ plan }: Pick<WayProps, 'plan'>) {
  const curve = useMemo(() => planCurve(plan), [plan]);
  return (
    <section className={`${styles['card']} ${wayStyles('way')}`} aria-labelledby="plan-way">
      <h2 id="plan-way">{wayWords.title}</h2>
      <p className={`${wayStyles('sentence')} print-only`}>{entriesText(plan.input)}</p>
      <Picture plan={plan} curve={curve} />
      <div className={wayStyles('columns')}>
        <PlanPhases plan={plan} curve={curve} />
        <PlanMore plan={plan} />
      </div>
    </section>
  );
}

/**
 * The way to the goal: its picture, its phases, and the same goal with more movement. An island of its own, so that
 * the planner's own script stays small; it loads as it comes into view, and until then is a frame of about its size.
 */
export function PlanWay() {
  // The planner's own figures are painted first; the picture follows in a moment.
  const plan = useDeferredValue(useTalkedOfPlan());
  if (plan?.kind === 'planned') return <Way plan={plan} />;
  return (
    <section className={`${styles['card']} ${plan ? '' : styles['waiting']}`}>
      {plan ? <PlanMore plan={plan} /> : <p>{wayWords.waiting}</p>}
    </section>
  );
}
