import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import hydrate from './client.ts';
import { FAILURE_EVENT, showFailure } from './failure.ts';

function Greeting({ name, children }: { readonly name?: string; readonly children?: React.ReactNode }) {
  return (
    <p>
      Hello {name} {children}
    </p>
  );
}

function Crash(): null {
  useEffect(() => {
    throw new Error('crash');
  }, []);
  return null;
}

function island(html: string): HTMLElement {
  const element = document.createElement('astro-island');
  element.setAttribute('ssr', '');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('takes over what the server rendered, slots included', async () => {
  const element = island('<p>Hello <!-- -->Ann<!-- --> <astro-slot><b>and all</b></astro-slot></p>');
  const paragraph = element.querySelector('p');
  await act(async () => {
    hydrate(element)(Greeting, { name: 'Ann' }, { default: '<b>and all</b>' });
    await Promise.resolve();
  });
  expect(element.querySelector('p')).toBe(paragraph);
  expect(element.textContent).toBe('Hello Ann and all');
});

test('an empty slot is nothing', async () => {
  const element = island(renderToString(<Greeting name="Bo" />));
  await act(async () => {
    hydrate(element)(Greeting, { name: 'Bo' }, { default: ' ' });
    await Promise.resolve();
  });
  expect(element.querySelector('astro-slot')).toBeNull();
});

test('what the server did not render is left alone', () => {
  const element = document.createElement('astro-island');
  hydrate(element)(Greeting, {}, {});
  expect(element.textContent).toBe('');
});

test('a crash says so in the page', async () => {
  // Outside `act`, which would hand the error to the test instead of to the root.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const element = island('');
  element.addEventListener(FAILURE_EVENT, () => showFailure(element));
  hydrate(element)(Crash, {}, {});
  await vi.waitFor(() => {
    expect(element.querySelector('[role="alert"]')?.textContent).toContain('Unexpected Application Error!');
  });
});
