import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PlotRoom } from './weight-plot.ts';

/** Before anything is measured, and the width of a printed page. */
const USUAL_REM = 16;
const PAGE_WIDTH = 640;

function measured(element: HTMLElement): PlotRoom {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  return { width: element.clientWidth || PAGE_WIDTH, rem };
}

/** The room that an element gives a drawing, followed as the window, the text or the medium changes. */
export function useChartRoom(element: RefObject<HTMLElement | null>): PlotRoom {
  const [room, setRoom] = useState<PlotRoom>({ width: PAGE_WIDTH, rem: USUAL_REM });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const stop = new AbortController();
    const measure = (): void => {
      const now = measured(box);
      setRoom((before) => (before.width === now.width && before.rem === now.rem ? before : now));
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(box);
    // A page is laid out for print in one go: the drawing must be ready before.
    const forPaper = (): void => flushSync(() => setRoom({ width: PAGE_WIDTH, rem: USUAL_REM }));
    addEventListener('beforeprint', forPaper, { signal: stop.signal });
    addEventListener('afterprint', measure, { signal: stop.signal });
    return () => {
      observer?.disconnect();
      stop.abort();
    };
  }, [element]);
  return room;
}
