/** The result, for the parts that load later. It never leaves the page. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { GainReport } from '#tools/pregnancy/report.ts';

const $report = atom<GainReport | null>(null);
const $isWeekKnown = atom(false);

/** Publishes the result, and whether the form still has its week; `null` once it is gone. */
export function publishGain(report: GainReport | null, isStale: boolean): void {
  $report.set(report);
  $isWeekKnown.set(report !== null && !isStale);
}

/** The page's result, live; `null` while there is none, and on the server. */
export const useGain = (): GainReport | null => useStore($report, { ssr: 'initial' });

const $isWithoutNumbers = atom(false);

/** Says whether the page is read without its numbers. */
export const publishWithoutNumbers = (isWithout: boolean): void => $isWithoutNumbers.set(isWithout);

/** The week that the page is about; `null` without a result, and where the form with its week is hidden or has another one. */
export function useKnownWeek(): number | null {
  const isKnown = useStore($isWeekKnown, { ssr: 'initial' });
  const isWithout = useStore($isWithoutNumbers, { ssr: 'initial' });
  const week = useGain()?.week ?? null;
  return isKnown && !isWithout ? week : null;
}
