import { expect, test, vi } from 'vitest';
import { logMissingPath } from './missing-path.ts';

test('the console learns which path was asked for in vain', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.pushState(null, '', '/no-such-page');
  logMissingPath();
  expect(error).toHaveBeenCalledWith('404: no page at', '/no-such-page');
  error.mockRestore();
});
