import { kg, poundsFromKilograms } from '@evenscale/formulas/units';
import { Example } from '#person/answer/Example.tsx';
import { ExampleRows, type ExampleRowsProps } from '#person/answer/ExampleRows.tsx';
import { Text } from '#ui/text/Text.tsx';
import { energyInBoth } from '#person/both-units.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { exampleOf } from '#person/answer/example-person.ts';
import figures from '#ui/Figures.module.css';
import { planner, PROPOSED_DAYS } from '#tools/planner/entries.ts';
import { plannerExampleWords as words } from './planner-explanation-words.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import type { Planned } from '#tools/planner/report.ts';
import styles from './PlannerReport.module.css';

const GOAL = kg(65);
const PERSON = exampleOf(planner, 'metric', { goalWeight: '65', by: 'pace' });

function examplePlan(): Planned {
  const goal = { kilograms: GOAL, pounds: poundsFromKilograms(GOAL) };
  // A plan's figures depend on its length, not on the day it starts.
  const start = '2026-01-01';
  const report = buildPlanReport({
    person: PERSON,
    goal,
    start,
    days: PROPOSED_DAYS,
    unit: 'kg',
    shape: 'steady',
  });
  if (report.kind !== 'planned') throw new RangeError(`examplePlan: got ${report.kind}, expected a plan`);
  return report;
}

/** An example of a plan in both unit systems; static, so that it needs no script. */
export function PlannerExample() {
  const { intake, afterwards, tdee, course } = examplePlan();
  const rows: ExampleRowsProps['rows'] = [
    [words.afterwards, energyInBoth(afterwards)],
    [words.now, energyInBoth(tdee)],
    [words.firstWeek, words.change(course.firstWeek)],
    [words.lastWeek, words.change(course.lastWeek)],
  ];
  return (
    <Example
      invitation={words.invitation}
      whose={words.whose(PERSON, GOAL, PROPOSED_DAYS)}
      more={<ExampleRows rows={rows} />}
    >
      <p className={figures['headline']}>
        <Text as="span" className={figures['big']}>
          {energyFigure(intake.value, 'kcal')}
        </Text>
        <Text as="span" className={styles['quiet']}>
          {words.intake(intake.value)}
        </Text>
      </p>
    </Example>
  );
}
