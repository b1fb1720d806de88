import { useDeferredValue, useMemo } from 'react';
import { GrowthChart } from '#charts/growth-chart/GrowthChart.tsx';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { useChild, useEarlier } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { childBmiWords as words } from './child-bmi-words.ts';
import styles from './ChildChartFrame.module.css';

/**
 * The measurement on CDC's curves, with the saved ones of the same child. A separate island, so that the
 * calculator's own script stays small; it loads as it comes into view, and until then is a frame of about its size.
 */
export const ChildChart = withFailureMessage(function ChildChart() {
  const child = useDeferredValue(useChild());
  const earlier = useDeferredValue(useEarlier());
  const measurements = useMemo(() => {
    if (!child) return [];
    const now = { ageMonths: child.age, completed: child.completed, bmi: childBodyMassIndex(child) };
    const others = earlier
      .filter(({ gender, age }) => gender === child.gender && age !== child.age)
      .map(({ age, completed, bmi }) => ({ ageMonths: age, completed, bmi }));
    return [...others, now];
  }, [child, earlier]);
  if (!child)
    return (
      <section className={`${styles['card']} ${styles['waiting']}`}>
        <p>{words.chartWaiting}</p>
      </section>
    );
  return (
    <section className={styles['card']} aria-labelledby="child-chart">
      <h2 id="child-chart">{words.chartTitle}</h2>
      <GrowthChart key={child.gender} gender={child.gender} measurements={measurements} />
    </section>
  );
});
