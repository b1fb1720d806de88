import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchIslandFailures } from './island-failure.ts';

beforeAll(watchIslandFailures);
beforeEach(() => document.body.replaceChildren());

function island(html: string): HTMLElement {
  const element = document.createElement('astro-island');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const fail = (element: Element): boolean =>
  element.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));

test('a failed island shows one message with a reload button, and keeps its content, until it starts', () => {
  const failed = island('<form>typed</form>');
  fail(failed);
  fail(failed);
  const message = failed.querySelector('[role="alert"]');
  expect(message?.textContent).toContain('Unexpected Application Error!');
  expect(message?.querySelector('button')?.textContent).toBe('Reload the page');
  expect(failed.querySelectorAll('[role="alert"]')).toHaveLength(1);
  failed.dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(failed.innerHTML).toBe('<form>typed</form>');
});

test('an island with its own message shows no other message', () => {
  const search = island('<p>Search</p>');
  search.setAttribute('opts', '{"name":"SearchPanel","value":{"script":"/search-entries.js"}}');
  fail(search);
  expect(search.innerHTML).toBe('<p>Search</p>');
});

test('field values, including later edits, survive a reload', async () => {
  history.replaceState(null, '');
  document.body.innerHTML = '<main><form><input data-field="weight" value="70" /></form></main>';
  fail(island(''));
  expect(history.state).toEqual({ evenscaleTyped: { weight: '70' } });
  const field = document.querySelector('input')!;
  field.value = '71';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(history.state).toEqual({ evenscaleTyped: { weight: '71' } }));
  document.querySelector('form')?.reset();
  await vi.waitFor(() => expect(history.state).toEqual({ evenscaleTyped: { weight: '70' } }));
});

test('the button reloads the page', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const failed = island('');
  fail(failed);
  failed.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
