import { useMemo } from 'react';
import { fragments, paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { waistOf } from '#person/entries/waist.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { useFormEntries } from '#person/store.ts';
import { enteredWaist, printedWaist } from '#person/waist/entered-waist.ts';
import { YoungAdultLine } from '#person/child/YoungAdultLine.tsx';
import { chartWords, marksOf, type CurveView } from '#charts/curve/curve-words.ts';
import type { WeightCurve } from '#charts/curve/weight-curve.ts';
import { MILESTONE_GAP } from '#charts/curve/curve-milestones.ts';
import { CurveTable, MilestoneList, OlderRangeItem } from '#charts/curve/CurveFacts.tsx';
import { weightByRule } from '#tools/planner/plan/old-rule.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import { PlanFold } from './PlanFold.tsx';
import { PlanMore } from './PlanMore.tsx';
import { PlanPhases } from './PlanPhases.tsx';
import { useIsLosing, useOtherPlan } from './plan-store.ts';
import { useDrawnPlan } from './use-drawn-plan.ts';
import { losesWater, type Planned } from '#tools/planner/report.ts';
import {
  bmiText,
  plannedText,
  goalMarks,
  methodText,
  pictureSentence,
  ruleText,
  planChartWords,
} from '#tools/planner/plan/plan-chart-words.ts';
import { wayStyles } from './plan-chart-styles.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';

const ALONG = 'plan-along';
const FROM_65 = `${paths.bmiInformation}#${fragments.older}`;

interface WayProps {
  readonly plan: Planned;
  readonly curve: WeightCurve;
}

/** Whether a goal is being moved that has no plan where it is now: only the drawing is about it. */
interface OpenProps {
  readonly isOpen: boolean;
}

function Rule({ plan }: Pick<WayProps, 'plan'>) {
  const unit = useEnergyUnit();
  const weight = useMemo(() => weightByRule(plan), [plan]);
  return (
    <Text as="li">
      {[
        ...ruleText(plan, weight, unit),
        { as: 'a', className: 'no-print', href: paths.calorieDeficitGuide, text: planChartWords.ruleLink },
        { as: 'span', className: 'no-print', text: '.' },
      ]}
    </Text>
  );
}

/** Notices that must appear with the chart. */
function Caveats({ plan }: Pick<WayProps, 'plan'>) {
  const isLosing = useIsLosing() && losesWater(plan);
  const other = useOtherPlan();
  return (
    <ul className={wayStyles('caveats')}>
      {isLosing ? (
        <Text as="li">
          {other === null ? planChartWords.losing : `${planChartWords.losing} ${planChartWords.losingOnPlan}`}
        </Text>
      ) : null}
      <Text as="li">{[{ as: 'strong', text: planChartWords.drift }, ` ${planChartWords.driftMore}`]}</Text>
      {plan.direction === 'gain' ? <li>{planChartWords.training}</li> : null}
      <li>{chartWords.band}</li>
    </ul>
  );
}

/** The marked days, and what the old rule would say. */
function AlongTheWay({ plan, curve, view }: WayProps & { readonly view: CurveView }) {
  const { input } = plan;
  const marks = useMemo(() => {
    const onTheWay = curve.milestones.filter(
      ({ kind, day }) => kind !== 'half' && kind !== 'plateau' && day <= input.days - MILESTONE_GAP,
    );
    return [...marksOf(onTheWay, input.unit), ...goalMarks(plan, curve)];
  }, [plan, curve, input]);
  return (
    <PlanFold id={ALONG} title={chartWords.milestonesTitle} isTitlePrinted={false}>
      <div className="no-print">
        <MilestoneList marks={marks} view={view} title={ALONG} />
      </div>
      <ul className={wayStyles('caveats')}>
        <Rule plan={plan} />
        <OlderRangeItem curve={curve} view={view} source={FROM_65} />
      </ul>
    </PlanFold>
  );
}

/**
 * For print, for a reader who hasn't seen the page: when it was planned, by which formulas, the margin of error, and the
 * waist of this visit.
 */
function DoctorLines({ plan }: Pick<WayProps, 'plan'>) {
  const waist = enteredWaist(plan.input.person, waistOf(useFormEntries()?.['waist'] ?? ''));
  return (
    <div className="print-only">
      <Text as="p" className={wayStyles('sentence')}>
        {[{ as: 'strong', text: entryWords.forDoctor }]}
      </Text>
      <Text as="p">{`${plannedText(plan.input)} ${bmiText(plan)}`}</Text>
      {waist ? <Text as="p">{printedWaist(waist)}</Text> : null}
      <Text as="p">{methodText(plan.input)}</Text>
      <Text as="p">{planChartWords.address(location.origin)}</Text>
    </div>
  );
}

function Way({ plan, isOpen }: Pick<WayProps, 'plan'> & OpenProps) {
  const curve = useMemo(() => planCurve(plan), [plan]);
  const { start, unit } = plan.input;
  const view = { startDate: dateOf(start), unit };
  return (
    <section className={`${styles['card']} ${wayStyles('way')}`} aria-labelledby="plan-way">
      <DoctorLines plan={plan} />
      <h2 id="plan-way">{planChartWords.expectTitle}</h2>
      <div className={`${wayStyles('part')} ${isOpen ? wayStyles('open') : ''}`}>
        <Text as="p" className={wayStyles('sentence')}>
          {withUnbrokenUnits(pictureSentence(plan))}
        </Text>
        <Caveats plan={plan} />
      </div>
      <YoungAdultLine person={{ ...plan.input.person, bmi: plan.bmi }} className={wayStyles('quiet')} />
      <div className={`${wayStyles('folds')} ${isOpen ? wayStyles('open') : ''}`}>
        <AlongTheWay plan={plan} curve={curve} view={view} />
        <div className="no-print">
          <CurveTable curve={curve} view={view} />
        </div>
        <PlanPhases plan={plan} curve={curve} />
        <PlanMore plan={plan} />
      </div>
    </section>
  );
}

/**
 * What to expect on the way to the goal: in words, its phases, and the same goal with more movement. A separate island, so
 * that the planner's own script stays small. Loads as it comes into view; until then a frame of about its size takes its
 * place.
 */
export const PlanChart = withFailureMessage(function PlanChart() {
  const { plan, shown } = useDrawnPlan();
  if (shown) return <Way plan={shown} isOpen={shown !== plan} />;
  return (
    <section className={`${styles['card']} ${styles['waiting']}`}>
      <p>{planChartWords.waitingMore}</p>
    </section>
  );
});
