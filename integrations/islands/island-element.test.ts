// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { FAILURE_EVENT } from './failure.ts';
import { defineIslands, readProps } from './island-element.ts';

/** Modules as data addresses: jsdom has no server, and Node imports these as a browser would. */
const module = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const CLIENT = module(
  'export const t = (island) => (component, props, slots) => { island.seen = { component, props, slots }; };',
);
const PART = module('export const Part = "the part";');

interface Seen {
  readonly component: unknown;
  readonly props: object;
  readonly slots: object;
}

const seenBy = (id: string): Seen | undefined =>
  (document.getElementById(id) as unknown as { readonly seen?: Seen } | null)?.seen;

const tag = (id: string, inner = '', attributes = ''): string =>
  `<astro-island id="${id}" ssr client="now" component-url="${PART}" component-export="Part" renderer-url="${CLIENT}"
     renderer-export="t" ${attributes}>${inner}</astro-island>`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '';
  window.Astro = {
    now: (load) => load(),
  };
  defineIslands();
});

test('an island gets its component, its properties and its slots', async () => {
  const props = JSON.stringify({ path: [0, '/a.js'], list: [1, [[0, 1]]] }).replaceAll('"', '&quot;');
  const inner =
    '<p>x <astro-slot><b>shown</b></astro-slot></p><template data-astro-template="late"><i>later</i></template>';
  document.body.innerHTML = tag('a', inner, `props="${props}"`);
  await vi.waitFor(() => expect(seenBy('a')).toBeDefined());
  expect(seenBy('a')).toEqual({
    component: 'the part',
    props: { path: '/a.js', list: [1] },
    slots: { default: '<b>shown</b>', late: '<i>later</i>' },
  });
  expect(document.querySelector('#a')?.hasAttribute('ssr')).toBe(false);
  expect(document.querySelector('#a template')).toBeNull();
});

test('all files of an island are asked for at once, and the one that its option names with them', () => {
  const files = 'component-url="/_astro/a.js" renderer-url="/_astro/b.js"';
  document.body.innerHTML = `<astro-island ssr client="now" ${files} opts="/entries.js"></astro-island>
    <astro-island ssr client="now" component-url="/_astro/c.js" opts="#v"></astro-island>`;
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/_astro/a.js',
    '/_astro/b.js',
    '/entries.js',
    '/_astro/c.js',
  ]);
});

test('the slots of an inner island stay its own, and it waits for the outer one', async () => {
  window.Astro = {
    now: async (load, _options, island) => {
      if (island.id === 'outer') await new Promise((resolve) => setTimeout(resolve, 30));
      await load();
    },
  };
  document.body.innerHTML = tag(
    'outer',
    `<div>${tag('inner', '<astro-slot name="mine">in</astro-slot>')}</div>`,
  );
  await new Promise((resolve) => setTimeout(resolve, 15));
  expect(seenBy('inner')).toBeUndefined();
  await vi.waitFor(() => expect(seenBy('inner')).toBeDefined());
  expect(seenBy('outer')?.slots).toEqual({});
  expect(seenBy('inner')?.slots).toEqual({ mine: 'in' });
});

test('a directive that comes later starts the islands that wait for it', async () => {
  const { Astro } = window;
  window.Astro = {};
  document.body.innerHTML = tag('b');
  window.Astro = Astro ?? {};
  dispatchEvent(new Event('astro:now'));
  await vi.waitFor(() => expect(seenBy('b')).toBeDefined());
});

const EMPTY = module('');

test.each([
  ['its own file', PART],
  ['the file of React', CLIENT],
])('an island says so where %s is empty, and goes on to show what it showed', async (_, file) => {
  document.body.innerHTML = tag('d', '<form>typed</form>').replaceAll(file, EMPTY);
  const message = await vi.waitUntil(() => document.querySelector('#d > [role="alert"]'));
  expect(message.textContent).toContain('Unexpected Application Error!');
  expect(document.querySelector('#d form')?.textContent).toBe('typed');
  expect(seenBy('d')).toBeUndefined();
});

test('the message goes when it is tried again', async () => {
  const tries: (() => Promise<unknown>)[] = [];
  window.Astro = { now: (load) => tries.push(load) };
  document.body.innerHTML = tag('e').replaceAll(PART, EMPTY);
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  await tries[0]?.();
  expect(document.querySelector('#e > [role="alert"]')).not.toBeNull();
  document.querySelector('#e')?.setAttribute('component-url', PART);
  await tries[0]?.();
  expect(document.querySelector('#e > [role="alert"]')).toBeNull();
});

test('an island with a script of its own to fetch has its own words until it runs', () => {
  window.Astro = { now: () => undefined };
  document.body.innerHTML = tag('f', '', 'opts="/entries.js"');
  const island = document.querySelector('#f');
  island?.dispatchEvent(new Event(FAILURE_EVENT));
  expect(island?.querySelector('[role="alert"]')).toBeNull();
  island?.removeAttribute('ssr');
  island?.dispatchEvent(new Event(FAILURE_EVENT));
  expect(island?.querySelector('[role="alert"]')).not.toBeNull();
});

test('a file that does not come is asked for once more, and then the island says so', async () => {
  const failed = vi.fn<() => void>();
  vi.useFakeTimers();
  document.addEventListener(FAILURE_EVENT, failed, { capture: true });
  document.body.innerHTML = tag('c').replace(PART, 'data:text/javascript,throw%201');
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(failed).toHaveBeenCalledOnce();
  });
  vi.useRealTimers();
  expect(seenBy('c')).toBeUndefined();
});

test('properties are read as they were written', () => {
  expect(readProps({ a: [0, null], b: [0, { c: [0, 'd'] }], e: [1, [[0, 'f']]] })).toEqual({
    a: null,
    b: { c: 'd' },
    e: ['f'],
  });
});
