// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { FAILURE_EVENT } from './failure.ts';
import firstUse from './first-use.ts';

const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));

function island(value: unknown, html = '<button>in it</button>'): HTMLElement {
  document.body.innerHTML = `<details><summary>Open</summary><div id="island" ssr>${html}</div></details>`;
  const element = document.querySelector<HTMLElement>('#island');
  if (!element) throw new Error('no island');
  void firstUse(load, { name: 'Part', value: value as string }, element);
  return element;
}

const details = () => document.querySelector('details')!;

beforeEach(() => {
  load.mockClear();
});

test('nothing is loaded before somebody uses it', () => {
  island(true);
  document.body.click();
  expect(load).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin', 'click'])('%s in it loads it, once', async (type) => {
  const element = island(true);
  element.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  element.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

test('opening the details around it loads it', async () => {
  island(true);
  details().dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a part whose files did not come is marked, and opening it again tries again', async () => {
  const element = island(true, '<p>Loading</p>');
  load.mockImplementationOnce(async () => {
    await Promise.resolve();
    element.dispatchEvent(new Event(FAILURE_EVENT));
    return () => Promise.resolve();
  });
  details().dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(element.hasAttribute('data-failed')).toBe(true);
  details().dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(element.hasAttribute('data-failed')).toBe(false);
});

test('a visible part loads at once in a browser that cannot tell what is in view', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  island('visible');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a visible part loads as soon as it comes into view', async () => {
  let see: ((entries: readonly { isIntersecting: boolean }[], observer: object) => void) | undefined;
  const observe = vi.fn<(element: Element) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      constructor(report: typeof see) {
        see = report;
      }
    },
  );
  island('visible');
  expect(observe).toHaveBeenCalledExactlyOnceWith(details());
  const disconnect = vi.fn<() => void>();
  see?.([{ isIntersecting: false }], { disconnect });
  expect(load).not.toHaveBeenCalled();
  see?.([{ isIntersecting: true }], { disconnect });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a fragment that wants the part loads it, on arrival and later', async () => {
  location.hash = '#v1/x';
  island('#v');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  location.hash = '#other';
  load.mockClear();
  island('#v');
  expect(load).not.toHaveBeenCalled();
  location.hash = '#v2/y';
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
