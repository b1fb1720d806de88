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
  /** What the writer saw of the day: a value that was written elsewhere since then stays. Without it, nothing stays. */
  readonly seen?: Partial<StoredLogDay>;
}

const FIELDS = ['weightKg', 'intakeKcal', 'waistCm', 'bodyFat', 'note'] as const;

/** True if a change would replace a value that its writer didn't see. */
export function replacesUnseen(now: StoredLogDay | null, change: DayChange): boolean {
  const { seen } = change;
  if (!now || !seen) return false;
  return FIELDS.some((field) => {
    const isChanged = change[field] !== undefined || (field === 'weightKg' && 'isConfirmed' in change);
    return (
      isChanged && now[field] !== undefined && now[field] !== seen[field] && now[field] !== change[field]
    );
  });
}

/**
 * A copy of a day → the change that gives the log's day what it lacks; `null` if that is nothing.
 *
 * @param isReplacing - the copy's values also take the place of others
 */
export function missingOf(
  copy: StoredLogDay,
  now: StoredLogDay | undefined,
  isReplacing = false,
): DayChange | null {
  const fields = FIELDS.filter(
    (field) =>
      copy[field] !== undefined &&
      copy[field] !== now?.[field] &&
      (isReplacing || now?.[field] === undefined),
  );
  if (fields.length === 0) return null;
  const change: DayChange = {
    day: copy.day,
    ...Object.fromEntries(fields.map((field) => [field, copy[field]])),
    seen: now ?? {},
  };
  return copy.isConfirmed && fields.includes('weightKg') ? { ...change, isConfirmed: true } : change;
}

/** True if two days have different values of the same kind. */
export const isOtherDay = (one: StoredLogDay, other: StoredLogDay): boolean =>
  FIELDS.some(
    (field) => one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  );

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
