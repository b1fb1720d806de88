import { readWeight } from './measure.ts';
import { ownMaintenanceField, ownMaintenanceText } from './person-fields.ts';

interface FigureEntries {
  readonly weight: string;
  readonly ownMaintenance: string;
}

/** The figure from a log as it is shared and kept: for the weight that goes with it, not for the log's last one. */
export function ownWeightShared({
  weight,
  ownMaintenance,
}: FigureEntries): Pick<FigureEntries, 'ownMaintenance'> {
  const own = ownMaintenanceField.read(ownMaintenance);
  const reading = readWeight(weight);
  if (!own.ok || !own.value || !reading.ok) return { ownMaintenance: '' };
  return { ownMaintenance: ownMaintenanceText({ ...own.value, weight: reading.value.kilograms }) };
}
