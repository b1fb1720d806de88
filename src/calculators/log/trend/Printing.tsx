import { useMemo, useState } from 'react';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { usePlans } from '#person/plan/use-current-plan.ts';
import { withoutNotes } from '#tools/log/shared-log.ts';
import { Text } from '#ui/text/Text.tsx';
import type { DoctorPageProps } from './DoctorPage.tsx';
import { doctorWords } from './doctor-words.ts';
import { earlierPlanLines } from './earlier-plans.ts';
import { LastWeeks } from './LastWeeks.tsx';

/** The earlier plans of the log's person, in print: a plan that was replaced is part of the log's story. */
function EarlierPlans({ id, days, ...shown }: PrintingProps) {
  const plans = usePlans();
  const { unit, energyUnit, isWeightHidden } = shown;
  const lines = useMemo(
    () =>
      earlierPlanLines(plans?.filter(({ person }) => person === id) ?? [], days, {
        unit,
        energyUnit,
        isWeightHidden,
      }),
    [plans, id, days, unit, energyUnit, isWeightHidden],
  );
  if (lines.length === 0) return null;
  return (
    <div>
      <p>{doctorWords.earlierPlans}</p>
      <ul>
        {lines.map((line) => (
          <Text key={line} as="li">
            {line}
          </Text>
        ))}
      </ul>
    </div>
  );
}

interface PrintingProps extends Omit<DoctorPageProps, 'details' | 'today' | 'now'> {
  /** Whose log it is, by id. */
  readonly id: string | null;
}

/** What is below the chart only on the printed page: with the notes if the visitor says so. */
export function Printing({
  id,
  days,
  isPregnancy,
  ...shown
}: PrintingProps & { readonly isPregnancy: boolean }) {
  const [hasNotes, setHasNotes] = useState(false);
  const printed = useMemo(() => (hasNotes ? days : withoutNotes(days)), [hasNotes, days]);
  return (
    <>
      {days.some(({ note }) => note !== undefined) ? (
        <label className={`${styles('check')} no-print`}>
          <input type="checkbox" checked={hasNotes} onChange={(event) => setHasNotes(event.target.checked)} />
          <span>{doctorWords.printNotes}</span>
        </label>
      ) : null}
      <div className={`${styles('doctor')} print-only`}>
        <LastWeeks {...shown} days={printed} />
        {isPregnancy ? null : <EarlierPlans {...shown} {...{ id, days }} />}
      </div>
    </>
  );
}
