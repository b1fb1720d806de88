import { useMemo } from 'react';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { concernLine, lossBelowRange } from '#tools/log/concern-words.ts';
import type { DoctorPageProps } from './DoctorPage.tsx';

/** What is said before a loss below the healthy range; `undefined` for any other trend. */
export function useWarning(
  days: readonly StoredLogDay[],
  {
    person,
    details,
    today,
    energyUnit,
  }: Pick<DoctorPageProps, 'person' | 'details' | 'today' | 'energyUnit'>,
): string | undefined {
  return useMemo(() => {
    const loss = isPregnancyOf(person, today) ? undefined : lossBelowRange(logConcerns(days, details, today));
    return loss && concernLine(loss, details?.gender ?? 'female', energyUnit);
  }, [days, person, details, today, energyUnit]);
}
