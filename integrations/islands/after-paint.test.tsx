import { beforeEach, describe, expect, test, vi } from 'vitest';
import afterPaint from './after-paint.ts';

let frames: (() => void)[] = [];
let readyState: DocumentReadyState = 'complete';
let paints: PerformanceEntryList = [];

const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));

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
  paints = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => paints);
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

describe('its files are fetched', () => {
  test('right after the first frame, before the whole page is there', () => {
    start();
    nextFrame();
    expect(linked()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(linked()).toBe(1);
    expect(load).not.toHaveBeenCalled();
  });

  test('with the next frame, if the page was painted before its island arrived', () => {
    paints = [{} as PerformanceEntry];
    start();
    expect(linked()).toBe(0);
    nextFrame();
    expect(linked()).toBe(1);
    expect(load).not.toHaveBeenCalled();
  });
});
