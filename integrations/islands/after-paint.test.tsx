import { beforeEach, describe, expect, test, vi } from 'vitest';
import afterPaint from './after-paint.ts';

let frames: (() => void)[] = [];
let readyState: DocumentReadyState = 'complete';

const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));

let painted: () => void = () => undefined;

/** Reports a paint when the test says so. */
class Paints {
  readonly #report: (entries: null, observer: Paints) => void;
  constructor(report: (entries: null, observer: Paints) => void) {
    this.#report = report;
  }
  observe(): void {
    painted = () => this.#report(null, this);
  }
  disconnect(): void {
    painted = () => undefined;
  }
}

function start(): void {
  const island = document.createElement('astro-island');
  island.setAttribute('component-url', '/_astro/Home.js');
  void afterPaint(load, { name: 'Island', value: 'true' }, island);
}

const linked = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;

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
  readyState = 'loading';
  load.mockClear();
  vi.useFakeTimers();
  document.head.replaceChildren();
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

describe('an island starts', () => {
  test('two frames after the end of the page, because the first frame’s callback runs before its paint', () => {
    start();
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    parsePage();
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    nextFrame();
    expect(load).toHaveBeenCalledOnce();
  });

  test('once the page has loaded, in a background tab, which isn’t painted', () => {
    start();
    parsePage();
    readyState = 'complete';
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledOnce();
  });

  test('in a page that had loaded before the island was added', () => {
    readyState = 'complete';
    start();
    vi.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledOnce();
  });

  test('only once', () => {
    start();
    parsePage();
    nextFrame();
    nextFrame();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    nextFrame();
    expect(load).toHaveBeenCalledOnce();
  });
});

test('an island starts in a browser without PerformanceObserver', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  start();
  parsePage();
  nextFrame();
  nextFrame();
  expect(load).toHaveBeenCalledOnce();
});

test('its files are fetched once something is painted, before the whole page is', () => {
  start();
  expect(linked()).toBe(0);
  painted();
  expect(linked()).toBe(1);
  expect(load).not.toHaveBeenCalled();
});
