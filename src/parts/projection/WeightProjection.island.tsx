import { useMemo, useReducer } from 'react';
import { dayNumbered } from '#charts/curve/format-day.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { useToday } from '#person/log/use-today.ts';
import { useOwnTarget } from '#person/plan/own-target.ts';
import { useTargetResult } from '#person/store.ts';
import { initialProjection, reduceProjection } from './projection-form.ts';
import { buildProjectionReport } from './projection-report.ts';
import { projectionStyles } from './projection-styles.ts';
import { projectionWords } from './projection-words.ts';
import { ProjectionReport } from './ProjectionReport.tsx';
import styles from './ProjectionFrame.module.css';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { weightUnitOf } from '#person/units.ts';

/**
 * "Where this takes you": the projected weight for the intake that a visitor picks. Loads as it comes into view; until
 * then a frame of about its size takes its place.
 */
export const WeightProjection = withFailureMessage(function WeightProjection() {
  const result = useTargetResult();
  const [state, send] = useReducer(reduceProjection, initialProjection);
  const today = useToday();
  const startDate = useMemo(() => dayNumbered(dayNumber(today)), [today]);
  const own = useOwnTarget();
  const report = useMemo(() => result && buildProjectionReport(result, state, own), [result, state, own]);
  if (!result || !report || today === '')
    return (
      <section className={`${styles['frame']} ${styles['waiting']} no-print`}>
        <h2>{projectionWords.title}</h2>
        <p>{projectionWords.waiting}</p>
      </section>
    );
  const unit = weightUnitOf(result.input);
  return (
    <section
      className={`${styles['frame']} ${projectionStyles('whole')} ${report.kind === 'none' ? 'no-print' : ''}`}
      aria-labelledby="outlook"
    >
      <h2 id="outlook">{projectionWords.title}</h2>
      <ProjectionReport report={report} state={state} view={{ startDate, unit }} onEvent={send} />
    </section>
  );
});
