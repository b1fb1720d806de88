import { useSharedResult } from '#calculators/shared/result-channel.ts';
import { buildEnergyOpinions } from './energy-opinions.ts';
import { energyWords } from './energy-opinions-words.ts';
import { EnergyOpinionsReport } from './EnergyOpinionsReport.tsx';

/** What other methods say of the TDEE calculator's last result. Loads when its details are opened. */
export function EnergyOpinions() {
  const result = useSharedResult();
  if (!result) return <p>{energyWords.waiting}</p>;
  return <EnergyOpinionsReport report={buildEnergyOpinions(result.person, result.bodyFat ?? null)} />;
}
