import { useDeferredValue, useMemo } from 'react';
import { GrowthChart } from '#charts/growth-chart/GrowthChart.tsx';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { useChild, useChosenChild, useMeasured } from '#person/child/child-store.ts';
import { formatMonths } from '#person/child/format-child.ts';
import { MeasurementTable } from '#person/child/MeasurementTable.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { childChartWords as words } from './child-chart-words.ts';
import styles from './ChildChartFrame.module.css';

/**
 * The measurement on the CDC curves with the child's saved ones, or only the saved ones. A separate island, so that the
 * calculator's own script stays small. Loads as it comes into view; until then a frame of about its size takes its
 * place.
 */
export const ChildChart = withFailureMessage(function ChildChart() {
  const child = useDeferredValue(useChild());
  const measured = useDeferredValue(useMeasured());
  const { name, measurements: earlier } = useDeferredValue(useChosenChild());
  const gender = child?.gender ?? earlier.at(-1)?.gender;
  const listed = useMemo(() => {
    // A saved age has two decimals.
    const others = earlier.filter(
      (saved) => saved.gender === gender && !(child && formatMonths(saved.age) === formatMonths(child.age)),
    );
    return [...others, ...(child ? [child] : [])].toSorted((one, other) => one.age - other.age);
  }, [child, earlier, gender]);
  const measurements = useMemo(
    () =>
      listed.map((measurement) => ({
        ageMonths: measurement.age,
        completed: measurement.completed,
        bmi: childBodyMassIndex(measurement),
      })),
    [listed],
  );
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
      {measured === null ? null : <Text as="p">{words.measuredOn(formatIsoDay(measured))}</Text>}
      {child ? null : <p className="no-print">{words.earlierNext}</p>}
      <GrowthChart key={gender} gender={gender} measurements={measurements} />
      {earlier.some((saved) => saved.gender === gender) ? (
        <div className={`${styles['list']} print-only`}>
          <Text as="h3">{words.listOf[gender](name)}</Text>
          <MeasurementTable name={words.listOf[gender](name)} measurements={listed} />
        </div>
      ) : null}
    </section>
  );
});
