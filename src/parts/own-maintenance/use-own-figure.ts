import { useStored } from '#person/database/use-stored.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import { quietly } from '#ui/untrusted.ts';

/** False only if the browser can tell that nothing was ever saved on this device. */
async function mayHaveLog(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // A browser that can't list databases, or one whose storage may not even be touched.
    return quietly(() => typeof indexedDB !== 'undefined') ?? false;
  }
}

/**
 * The figure from this device's log; `null` during somebody else's turn, and if the log can't be read, too. The code that calculates it is loaded only if
 * there may be a log.
 */
async function lookForFigure(): Promise<OwnMaintenance | null> {
  if (isWithoutKept() || !(await mayHaveLog())) return null;
  try {
    const { figureOfLog } = await import('#person/log/own-figure.ts');
    return await figureOfLog(new Date());
  } catch {
    return null;
  }
}

/** The figure from the log on this device, again after every change of it; `null` without one, `undefined` until it was read. */
export const useFigureOfLog = (): OwnMaintenance | null | undefined => useStored(lookForFigure)[0];

/** The same, without the time before it was read. */
export const useOwnFigure = (): OwnMaintenance | null => useFigureOfLog() ?? null;
