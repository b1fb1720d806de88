/** Which measures of this tab's entries are the kept person's, so that nobody typed them. */
import type { KeptTexts } from '#person/database/read-fields.ts';
import { KEPT, keptMeasures, SESSION_KEY, storedRecord, WEIGHED_ON } from '#person/entries/session.ts';
import { isCalendarDay } from '#person/log/local-day.ts';
import { quietly } from '#ui/untrusted.ts';

/** Notes the kept measures that a form starts with. */
export function markKeptMeasures({ weight, height }: KeptTexts): void {
  if (weight === undefined && height === undefined) return;
  const record = { ...storedRecord(), [KEPT]: { weight, height } };
  quietly(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify(record)));
}

/** Where the session's weight is from. */
export interface SessionWeight {
  /** The local day on which it was entered; `null` without one. */
  readonly enteredOn: string | null;
  /** The weight that a form was last filled with from what is kept; `null` if none was. */
  readonly fromKept: string | null;
}

export function sessionWeight(): SessionWeight {
  const day = storedRecord()?.[WEIGHED_ON];
  const { weight } = keptMeasures();
  return {
    enteredOn: typeof day === 'string' && isCalendarDay(day) ? day : null,
    fromKept: typeof weight === 'string' ? weight : null,
  };
}
