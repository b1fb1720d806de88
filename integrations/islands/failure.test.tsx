import { expect, test, vi } from 'vitest';
import { showFailure } from './failure.ts';

test('a failed island says so once, with a way to reload, and keeps what stands in it', () => {
  const island = document.createElement('div');
  island.innerHTML = '<form>typed</form>';
  showFailure(island);
  showFailure(island);
  const message = island.querySelector('[role="alert"]');
  expect(message?.textContent).toContain('Unexpected Application Error!');
  expect(message?.querySelector('button')?.textContent).toBe('Reload the page');
  expect(island.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(island.querySelector('form')?.textContent).toBe('typed');
});

test('the button reloads', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const island = document.createElement('div');
  showFailure(island);
  island.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
