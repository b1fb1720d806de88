/** The result, for the chart, which loads later. It never leaves the page. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { GainReport } from '#tools/pregnancy/report.ts';

const $report = atom<GainReport | null>(null);

/** Publishes the result; `null` once it is gone. */
export const publishGain = (report: GainReport | null): void => $report.set(report);

/** The page's result, live; `null` while there is none, and on the server. */
export const useGain = (): GainReport | null => useStore($report, { ssr: 'initial' });
