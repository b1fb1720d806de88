import { useMemo } from 'react';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { concernLine, lossBelowRange } from '#tools/log/concern-words.ts';
import type { DoctorPageProps } from './DoctorPage.tsx';

/** What is said before a loss below the healthy range; `undefined` for any other trend. */
export function useWarning(
  days: readonly StoredLogDay[],
  { person, today, energyUnit }: Pick<DoctorPageProps, 'person' | 'today' | 'energyUnit'>,
): string | undefined {
  return useMemo(() => {
    const loss = isPregnancyOf(person, today) ? undefined : lossBelowRange(logConcerns(days, person, today));
    return loss && person ? concernLine(loss, person.gender, energyUnit) : undefined;
  }, [days, person, today, energyUnit]);
}
