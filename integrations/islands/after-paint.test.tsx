import { beforeEach, describe, expect, test, vi } from 'vitest';
import afterPaint from './after-paint.ts';

type Report = (
  list: { readonly getEntriesByName: (name: string) => readonly object[] },
  observer: object,
) => void;

let frames: (() => void)[] = [];
let report: Report | undefined;
let readyState: DocumentReadyState = 'complete';

const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));

function start(): void {
  void afterPaint(load, { name: 'Island', value: 'true' }, document.createElement('astro-island'));
}

const paintAt = (startTime: number): void => {
  report?.({ getEntriesByName: () => [{ startTime }] }, { disconnect: () => undefined });
};

function nextFrame(): void {
  const due = frames;
  frames = [];
  for (const run of due) run();
}

function parsePage(): void {
  readyState = 'interactive';
  dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  frames = [];
  report = undefined;
  readyState = 'loading';
  load.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  const Observer = Object.assign(
    function Observer(callback: Report) {
      report = callback;
      return { observe: () => undefined };
    },
    { supportedEntryTypes: ['paint'] },
  );
  vi.stubGlobal('PerformanceObserver', Observer);
});

describe('an island starts', () => {
  test('right after the first paint', () => {
    start();
    parsePage();
    expect(load).not.toHaveBeenCalled();
    paintAt(performance.now() + 50);
    expect(load).toHaveBeenCalledOnce();
  });

  test('two frames after the end of the page, where the first paint showed only its beginning', () => {
    start();
    vi.advanceTimersByTime(100);
    parsePage();
    paintAt(20);
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    nextFrame();
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    ['has no PerformanceObserver', undefined],
    ['names no entry types', {}],
    ['reports no paint', { supportedEntryTypes: ['resource'] }],
  ])('by frames alone in a browser that %s', (_name, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    start();
    parsePage();
    nextFrame();
    nextFrame();
    expect(load).toHaveBeenCalledOnce();
  });

  test('in a background tab, which paints nothing, once the page has loaded', () => {
    start();
    parsePage();
    readyState = 'complete';
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledOnce();
  });

  test('in a page that had loaded before the island came', () => {
    readyState = 'complete';
    start();
    vi.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledOnce();
  });

  test('only once', () => {
    start();
    parsePage();
    paintAt(performance.now() + 50);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    nextFrame();
    expect(load).toHaveBeenCalledOnce();
  });
});
