import { useMemo } from 'react';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { concernLine, lossToWarnOf } from '#tools/log/concern-words.ts';
import type { DoctorPageProps } from './DoctorPage.tsx';

/** What is said before a loss that shouldn't go on without a word; `undefined` for any other trend. */
export function useWarning(
  isPregnancy: boolean,
  days: readonly StoredLogDay[],
  { details, today, energyUnit }: Pick<DoctorPageProps, 'details' | 'today' | 'energyUnit'>,
): string | undefined {
  return useMemo(() => {
    const loss = isPregnancy ? undefined : lossToWarnOf(logConcerns(days, details, today));
    return loss && concernLine(loss, details?.gender ?? 'female', energyUnit);
  }, [isPregnancy, days, details, today, energyUnit]);
}
