import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Room for a drawing in pixels, and the size of the page's text. */
export interface ChartRoom {
  readonly width: number;
  /** Pixels of one rem: the drawing grows with the visitor's text. */
  readonly rem: number;
}

/** Before anything is measured. */
const USUAL_REM = 16;
const USUAL_WIDTH = 640;
/** A printed page, whose text is of 11 points. */
const PAPER: ChartRoom = { width: 640, rem: 14.67 };

function measured(element: HTMLElement): ChartRoom {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  return { width: element.clientWidth || USUAL_WIDTH, rem };
}

/** The room that an element gives a drawing, followed as the window, the text or the medium changes. */
export function useChartRoom(element: RefObject<HTMLElement | null>): ChartRoom {
  const [room, setRoom] = useState<ChartRoom>({ width: USUAL_WIDTH, rem: USUAL_REM });
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
    // A change of the text size alone may leave the box as it is, but not the page.
    observer?.observe(document.documentElement);
    // A page is laid out for print in one go: the drawing must be ready before.
    const forPaper = (): void => flushSync(() => setRoom(PAPER));
    addEventListener('beforeprint', forPaper, { signal: stop.signal });
    addEventListener('afterprint', measure, { signal: stop.signal });
    return () => {
      observer?.disconnect();
      stop.abort();
    };
  }, [element]);
  return room;
}
