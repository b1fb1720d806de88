import { expect, test, vi } from 'vitest';
import { hideFailure, showFailure } from './failure.ts';

test('a failed island says so until it is tried again, with a way to reload, and keeps what stands in it', () => {
  const island = document.createElement('div');
  island.innerHTML = '<form>typed</form>';
  showFailure(island);
  const message = island.querySelector('[role="alert"]');
  expect(message?.textContent).toContain('Unexpected Application Error!');
  expect(message?.querySelector('button')?.textContent).toBe('Reload the page');
  hideFailure(island);
  expect(island.innerHTML).toBe('<form>typed</form>');
});

test('what stands in the fields then, and what is typed and emptied later, outlives a reload', async () => {
  document.body.innerHTML = '<main><form><input data-field="weight" value="70" /></form></main>';
  const island = document.createElement('div');
  showFailure(island);
  expect(history.state).toEqual({ evenscaleTyped: { weight: '70' } });
  const field = document.querySelector('input')!;
  field.value = '71';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(history.state).toEqual({ evenscaleTyped: { weight: '71' } }));
  document.querySelector('form')?.reset();
  await vi.waitFor(() => expect(history.state).toEqual({ evenscaleTyped: { weight: '70' } }));
  document.body.replaceChildren();
});

test('the button reloads', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const island = document.createElement('div');
  showFailure(island);
  island.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
