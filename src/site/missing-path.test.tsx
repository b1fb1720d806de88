import { expect, test, vi } from 'vitest';
import { logMissingPath } from './missing-path.ts';

test('logs the missing path to the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.pushState(null, '', '/no-such-page');
  logMissingPath();
  expect(error).toHaveBeenCalledWith('404: no page at', '/no-such-page');
  error.mockRestore();
});
