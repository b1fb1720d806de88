import { usePageResult } from '#person/store.ts';
import { buildEnergyComparison } from '#person/energy-comparison/energy-comparison.ts';
import { energyWords } from './energy-comparison-words.ts';
import { EnergyComparisonReport } from './EnergyComparisonReport.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** Other methods' figures for the TDEE calculator's last result. Loads when its details are opened. */
export const EnergyComparison = withFailureMessage(function EnergyComparison() {
  const result = usePageResult();
  if (!result) return <p>{energyWords.waiting}</p>;
  return <EnergyComparisonReport report={buildEnergyComparison(result.input)} />;
});
