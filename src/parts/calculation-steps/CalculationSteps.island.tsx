import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { useTargetResult } from '#person/store.ts';
import { buildSteps } from './build-steps.ts';
import { CopySteps } from './CopySteps.tsx';
import { workingStyles as styles } from './steps-styles.ts';
import { workingText } from './steps-text.ts';
import { stepsWords } from './steps-words.ts';
import { StepList } from './StepList.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';

/** The calculation of the last result, step by step. Loads when its details are opened. */
export const CalculationSteps = withFailureMessage(function CalculationSteps() {
  const result = useTargetResult();
  const unit = useEnergyUnit();
  if (!result) return <p>{stepsWords.waiting}</p>;
  const working = buildSteps(result, unit);
  const text = workingText(working, location.origin);
  return (
    <div className={styles('working')}>
      <p className={styles('intro')}>{stepsWords.intro}</p>
      <Text as="p" className={styles('intro')}>
        {stepsWords.entries(working.entries)}
      </Text>
      <StepList groups={working.groups} />
      <CopySteps key={text} text={text} />
    </div>
  );
});
