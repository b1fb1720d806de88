import { usePageResult } from '#person/store.ts';
import { buildEnergyComparison } from '#person/energy-comparison/energy-comparison.ts';
import { energyWords, type Compared } from './energy-comparison-words.ts';
import { EnergyComparisonReport } from './EnergyComparisonReport.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

interface EnergyComparisonProps {
  /** What it begins with. */
  readonly of?: Compared;
}

/** Other methods' figures for the TDEE calculator's last result. Loads when its details are opened. */
export const EnergyComparison = withFailureMessage(function EnergyComparison({
  of = 'day',
}: EnergyComparisonProps) {
  const result = usePageResult();
  if (!result) return <p>{energyWords.waiting}</p>;
  return <EnergyComparisonReport report={buildEnergyComparison(result.input)} of={of} />;
});
