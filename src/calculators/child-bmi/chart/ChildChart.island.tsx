import { useDeferredValue, useMemo } from 'react';
import { GrowthChart } from '#charts/growth-chart/GrowthChart.tsx';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { useChild, useEarlier } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { childChartWords as words } from './child-chart-words.ts';
import styles from './ChildChartFrame.module.css';

/**
 * The measurement on CDC's curves with the saved ones of the same child, or those alone. A separate island, so that the
 * calculator's own script stays small; it loads as it comes into view, and until then is a frame of about its size.
 */
export const ChildChart = withFailureMessage(function ChildChart() {
  const child = useDeferredValue(useChild());
  const earlier = useDeferredValue(useEarlier());
  const gender = child?.gender ?? earlier.at(-1)?.gender;
  const measurements = useMemo(() => {
    const others = earlier
      .filter((saved) => saved.gender === gender && saved.age !== child?.age)
      .map(({ age, completed, bmi }) => ({ ageMonths: age, completed, bmi }));
    if (!child) return others;
    return [...others, { ageMonths: child.age, completed: child.completed, bmi: childBodyMassIndex(child) }];
  }, [child, earlier, gender]);
  if (!gender)
    return (
      <section className={`${styles['card']} ${styles['waiting']}`}>
        <p>{words.waiting}</p>
      </section>
    );
  return (
    <section className={styles[child ? 'card' : 'earlier']} aria-labelledby="child-chart">
      <Text as="h2" id="child-chart">
        {child ? words.title : words.earlierTitle}
      </Text>
      {child ? null : <p className="no-print">{words.earlierNext}</p>}
      <GrowthChart key={gender} gender={gender} measurements={measurements} />
    </section>
  );
});
