import { isOwnersWeight } from '#person/policy/owner.ts';
import { readWeight } from './measure.ts';
import { ownMaintenanceField, ownMaintenanceText } from './person-fields.ts';

interface FigureEntries {
  readonly weight: string;
  readonly ownMaintenance: string;
}

/**
 * The figure from a log as it is kept and passed on: for the weight that goes with it, not for the log's last one, and for
 * the person of the other entries. A figure that isn't used for this weight isn't passed on, since nobody could tell later.
 */
export function ownWeightKept({
  weight,
  ownMaintenance,
}: FigureEntries): Pick<FigureEntries, 'ownMaintenance'> {
  const own = ownMaintenanceField.read(ownMaintenance);
  const reading = readWeight(weight);
  if (!own.ok || !own.value || !reading.ok) return { ownMaintenance: '' };
  const { kilograms } = reading.value;
  if (!isOwnersWeight(kilograms, own.value.weight)) return { ownMaintenance: '' };
  const { person: _, ...figure } = own.value;
  return { ownMaintenance: ownMaintenanceText({ ...figure, weight: kilograms }) };
}

/** The same for a link to anything but a plan: the figure with its interval, and nothing of what was eaten. */
export function withoutMeals<Entries extends { readonly ownMaintenance?: string }>(
  entries: Entries,
): Entries {
  const own = ownMaintenanceField.read(entries.ownMaintenance ?? '');
  if (!own.ok || !own.value) return entries;
  const { eaten: _, ...figure } = own.value;
  return { ...entries, ownMaintenance: ownMaintenanceText(figure) };
}
