import { useSharedResult } from '#calculators/shared/result-channel.ts';
import { buildWorking } from './build-working.ts';
import { CopyWorking } from './CopyWorking.tsx';
import { workingStyles as styles } from './working-styles.ts';
import { workingText } from './working-text.ts';
import { workingWords } from './working-words.ts';
import { WorkingSteps } from './WorkingSteps.tsx';

/** How the calculator's last result came about, step by step. Loads when its details are opened. */
export function Working() {
  const result = useSharedResult();
  if (!result) return <p>{workingWords.waiting}</p>;
  const working = buildWorking(result);
  const text = workingText(working, location.origin);
  return (
    <div className={styles('working')}>
      <p className={styles('intro')}>{workingWords.intro}</p>
      <p className={styles('intro')}>{workingWords.entries(working.entries)}</p>
      <WorkingSteps groups={working.groups} />
      <CopyWorking key={text} text={text} />
    </div>
  );
}
