import { cleanLogNote, parseStoredDay, type StoredLogDay } from './parse-log.ts';

/** The changes to a day: omitted fields stay as they are, `null` removes a value. */
export interface DayChange {
  readonly day: string;
  readonly weightKg?: number | null;
  readonly intakeKcal?: number | null;
  readonly waistCm?: number | null;
  readonly bodyFat?: number | null;
  readonly note?: string | null;
  readonly isConfirmed?: boolean;
}

const given = <Value>(value: Value | null | undefined, old: Value | undefined): Value | undefined =>
  value === undefined ? old : (value ?? undefined);

/** A day after a change; `null` if nothing is left of it. */
export function changedDay(old: StoredLogDay | null, change: DayChange): StoredLogDay | null {
  const weightKg = given(change.weightKg, old?.weightKg);
  // A new weight has to be confirmed again.
  const wasConfirmed = old?.isConfirmed === true && weightKg === old.weightKg;
  return parseStoredDay({
    day: change.day,
    weightKg,
    intakeKcal: given(change.intakeKcal, old?.intakeKcal),
    waistCm: given(change.waistCm, old?.waistCm),
    bodyFat: given(change.bodyFat, old?.bodyFat),
    note: cleanLogNote(given(change.note, old?.note) ?? ''),
    isConfirmed: change.isConfirmed ?? wasConfirmed,
  });
}
