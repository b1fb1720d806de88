import { localDay } from '#person/log/local-day.ts';
import { readLog } from '#person/log/log-store.ts';
import { readChildren } from '#person/database/child-store.ts';
import { currentPerson } from '#person/database/people.ts';
import { readPlans } from '#person/database/plans.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { readAll } from '#person/database/saved-store.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { personFileText } from '#person/files/person-file.ts';
import type { OfferedFile } from '#ui/offer-file.ts';
import { withoutNames } from './stand-ins.ts';

/** Everything of the current person as a file; `null` if nobody is kept. Its name says nothing about them. */
export async function exportPerson(now: Date): Promise<Outcome<OfferedFile | null>> {
  const current = await currentPerson();
  if (!current.ok) return current;
  const { value: person } = current;
  if (!person) return { ok: true, value: null };
  const results: ResultRow[] = [];
  const [plans, days, children, read] = await Promise.all([
    readPlans(person.id),
    readLog(person.id),
    readChildren(),
    readAll((some) => results.push(...some), 'current'),
  ]);
  if (!plans.ok) return plans;
  if (!days.ok) return days;
  if (!children.ok) return children;
  if (!read.ok) return read;
  const copy = { person, plans: plans.value, days: days.value, children: withoutNames(children.value) };
  const own = results.filter((result) => result.person === person.id);
  const text = personFileText(copy, own, now.toISOString());
  const blob = new Blob([text], { type: 'application/json' });
  return { ok: true, value: { blob, name: `evenscale-everything-${localDay(now)}.json` } };
}
