import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The width available to a drawing in pixels, and the size of the page's text. */
export interface ChartRoom {
  readonly width: number;
  /** Pixels per rem; the drawing grows with the visitor's text size. */
  readonly rem: number;
  /** The height in pixels, if the drawing's own is too high. */
  readonly height?: number;
}

/** The default before anything is measured. */
const USUAL_REM = 16;
const USUAL_WIDTH = 640;
/** A printed page, with 11-point text; a child's list fits on one. */
const PAPER: ChartRoom = { width: 640, rem: 14.67, height: 204 };

function measured(element: HTMLElement): ChartRoom {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  return { width: element.clientWidth || USUAL_WIDTH, rem };
}

const isPrinted = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('print').matches;

/**
 * The space that an element gives a drawing, updated when the window, the text size or the medium changes.
 *
 * @param paper - the space on a printed page; the same object every time
 */
export function useChartRoom(element: RefObject<HTMLElement>, paper = PAPER): ChartRoom {
  const [room, setRoom] = useState<ChartRoom>({ width: USUAL_WIDTH, rem: USUAL_REM });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const stop = new AbortController();
    // The smaller drawing resizes the page before the print layout, while the medium is still the screen.
    let isForPaper = false;
    const measure = (): void => {
      // A browser may resize the page for its preview without a beforeprint.
      const now = isForPaper || isPrinted() ? paper : measured(box);
      setRoom((before) =>
        before.width === now.width && before.rem === now.rem && before.height === now.height ? before : now,
      );
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(box);
    // A change of only the text size may not resize the element, but it does resize the page.
    observer?.observe(document.documentElement);
    // Print layout is synchronous, so the drawing has to be updated before it.
    const forPaper = (): void => {
      isForPaper = true;
      flushSync(() => setRoom(paper));
    };
    const forScreen = (): void => {
      isForPaper = false;
      measure();
    };
    addEventListener('beforeprint', forPaper, { signal: stop.signal });
    addEventListener('afterprint', forScreen, { signal: stop.signal });
    return () => {
      observer?.disconnect();
      stop.abort();
    };
  }, [element, paper]);
  return room;
}
