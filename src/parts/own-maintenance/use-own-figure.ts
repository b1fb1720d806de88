import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoreChanges } from '#person/database/store-channel.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';

/** False only if the browser can tell that nothing was ever saved on this device. */
async function mayHaveLog(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return typeof indexedDB !== 'undefined';
  }
}

/** The figure from this device's log. The code that calculates it is loaded only if there may be a log. */
async function lookForFigure(): Promise<OwnMaintenance | null> {
  if (!(await mayHaveLog())) return null;
  const { figureOfLog } = await import('#person/log/own-figure.ts');
  return figureOfLog(new Date());
}

/** The figure from the log on this device, updated when another tab changes the log; `null` without one. */
export function useOwnFigure(): OwnMaintenance | null {
  const [figure, setFigure] = useState<OwnMaintenance | null>(null);
  const looks = useRef(0);
  const look = useCallback(() => {
    const count = (looks.current += 1);
    // An earlier lookup may finish later. If the log can't be read, there is nothing to offer.
    const show = (found: OwnMaintenance | null): void => {
      if (count === looks.current) setFigure(found);
    };
    lookForFigure().then(show, () => show(null));
  }, []);
  useEffect(look, [look]);
  useStoreChanges(look);
  return figure;
}
