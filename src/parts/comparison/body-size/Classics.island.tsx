import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { usePageResult } from '#person/store.ts';
import { watchPresses } from '#ui/after-press.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { buildBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { ClassicWeights } from './ClassicWeights.tsx';

/** The classic ideal weights beside the healthy range, for a calculator's last result; nothing under 18. */
export const Classics = withFailureMessage(function Classics() {
  const result = usePageResult();
  useEffect(watchPresses, []);
  if (!result) return <p>{bodySizeWords.waiting}</p>;
  const report = buildBodySize(result.input, null);
  if (report.status === 'underAge') return null;
  return (
    <div className={styles('part')}>
      <ClassicWeights report={report} />
      <p className={styles('quiet')}>
        <a href={`${paths.methodology}#body-size`}>{bodySizeWords.sources}</a>
      </p>
    </div>
  );
});
