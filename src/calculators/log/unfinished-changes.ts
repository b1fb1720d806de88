import { isLogDay } from '#person/log/local-day.ts';
import { isRecord, parseJson, quietly } from '#ui/untrusted.ts';
import { UNFINISHED_KEY, type UnfinishedChange } from './noted-changes.ts';

function changeIn(value: unknown): UnfinishedChange | null {
  if (!isRecord(value) || !isRecord(value['change'])) return null;
  const { change, person } = value;
  const { day } = change as { readonly day?: unknown };
  if (typeof day !== 'string' || !isLogDay(day)) return null;
  // Its values are read like those of any day when they are stored.
  return { change: { ...change, day }, person: typeof person === 'string' ? person : null };
}

/** The changes of days that an earlier page of the tab noted and couldn't store, once. */
export function takeUnfinished(): readonly UnfinishedChange[] {
  const stored = quietly(() => sessionStorage.getItem(UNFINISHED_KEY)) ?? '';
  quietly(() => sessionStorage.removeItem(UNFINISHED_KEY));
  const values = parseJson(stored);
  return Array.isArray(values) ? values.flatMap((value) => changeIn(value) ?? []) : [];
}
