import { weightTrend } from '@evenscale/formulas/own-maintenance';
import { kg } from '@evenscale/formulas/units';
import { readOwnMaintenance, type OwnMaintenance } from '#person/own-maintenance.ts';
import { localDay } from './local-day.ts';
import { buildLogReport, type LogReport } from './log-report.ts';
import { currentPerson } from '#person/database/people.ts';
import { logPersonOf } from '#person/database/person-row.ts';
import { readLog } from './log-store.ts';

/** A log's figure as the other tools use it; `null` if there is none. */
export function ownMaintenanceIn(report: LogReport): OwnMaintenance | null {
  if (report.kind !== 'estimated') return null;
  const { maintenance, intake, lately, window } = report.found;
  const { person } = report;
  const trend = weightTrend(window.weighings);
  const weight = trend.at(-1)?.weight;
  const mean = trend.reduce((total, day) => total + day.weight, 0) / trend.length;
  const eaten = { mean: intake.value, weight: kg(mean), lately };
  return readOwnMaintenance({ ...maintenance, weight, eaten, person }) ?? null;
}

/** The figure from this device's log; `null` without a figure or a log. Doesn't create the database. */
export async function figureOfLog(now: Date): Promise<OwnMaintenance | null> {
  const person = await currentPerson();
  if (!person.ok || person.value === null) return null;
  const days = await readLog(person.value.id);
  if (!days.ok) return null;
  return ownMaintenanceIn(buildLogReport(days.value, logPersonOf(person.value), localDay(now)));
}
