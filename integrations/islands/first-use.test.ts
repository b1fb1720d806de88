// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import firstUse from './first-use.ts';

let hasLoaded = true;

const load = vi.fn(async () => {
  await Promise.resolve();
  return () => Promise.resolve();
});

function island(value: unknown = true, html = '<button>in it</button>'): HTMLElement {
  document.body.innerHTML = `<details><summary>Open</summary><div id="island" component-url="/_astro/part.js" ssr>${html}</div></details>`;
  const element = document.querySelector<HTMLElement>('#island');
  if (!element) throw new Error('no island');
  Object.defineProperties(element, {
    Component: { get: () => (hasLoaded ? 'a component' : undefined) },
    hydrator: { value: 'a hydrator' },
  });
  void firstUse(load, { name: 'Part', value: value as string }, element);
  return element;
}

const details = () => document.querySelector('details')!;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  hasLoaded = true;
  load.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

test('nothing is loaded before the first use', () => {
  island();
  document.body.click();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  {
    what: 'where something may be kept',
    databases: () => Promise.resolve([{ name: 'evenscale' }]),
    times: 1,
  },
  { what: 'where nothing is kept', databases: () => Promise.resolve([]), times: 0 },
  { what: 'where the browser can’t tell', databases: undefined, times: 1 },
])('an island for what is kept loads $times times $what', async ({ databases, times }) => {
  vi.stubGlobal('indexedDB', { databases });
  island({ when: 'kept' });
  await settled();
  await settled();
  expect(load).toHaveBeenCalledTimes(times);
});

test('an island in the text of an article loads at once if the page has the units of the session', async () => {
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) });
  document.documentElement.dataset['units'] = 'metric';
  island({ when: 'kept' });
  await settled();
  expect(load).not.toHaveBeenCalled();
  document.body.className = 'prose';
  island({ when: 'kept' });
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  document.body.className = '';
  delete document.documentElement.dataset['units'];
});

test.each(['pointerdown', 'focusin', 'click'])('%s in the island loads it once', async (type) => {
  const button = island().querySelector('button');
  button?.dispatchEvent(new Event(type, { bubbles: true }));
  button?.dispatchEvent(new Event(type, { bubbles: true }));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  button?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

test('opening the details around the island loads it', async () => {
  island();
  details().dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('opening what has the details of an island around it loads nothing', async () => {
  island();
  const [outer, inner] = [document.createElement('details'), details()];
  inner.replaceWith(outer);
  outer.append(inner);
  outer.dispatchEvent(new Event('toggle'));
  await settled();
  expect(load).not.toHaveBeenCalled();
  inner.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('an island in an open <details> loads right away', async () => {
  document.body.innerHTML = '<details open><summary>Open</summary><div ssr></div></details>';
  const element = document.querySelector<HTMLElement>('[ssr]');
  if (!element) throw new Error('no island');
  Object.defineProperties(element, {
    Component: { value: 'a component' },
    hydrator: { value: 'a hydrator' },
  });
  void firstUse(load, { name: 'Part', value: 'true' }, element);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('if a file arrives empty, the island is marked and reports it, and opening it again retries', async () => {
  const element = island(true, '<p>Loading</p>');
  const onError = vi.fn();
  element.addEventListener('astro:hydration-error', onError);
  hasLoaded = false;
  details().dispatchEvent(new Event('toggle'));
  await settled();
  expect(element.hasAttribute('data-failed')).toBe(true);
  expect(onError).toHaveBeenCalledOnce();
  hasLoaded = true;
  details().dispatchEvent(new Event('toggle'));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(element.hasAttribute('data-failed')).toBe(false);
});

test('an island preloads the extra script it names', async () => {
  island({ script: '/entries.js' }, '<p>Search</p>');
  details().dispatchEvent(new Event('toggle'));
  await settled();
  expect(document.head.querySelector('link[rel="modulepreload"][href="/entries.js"]')).not.toBeNull();
});

test('a visible part loads right away in a browser without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  island({ when: 'visible' });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a part that waits for a fragment loads with that fragment only', async () => {
  location.hash = '#results';
  island({ fragment: ['home', 'v'] });
  expect(load).not.toHaveBeenCalled();
  location.hash = '#v1/h';
  dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
