import { afterEach, expect, test } from 'vitest';
import { showUnits } from './show-units.ts';

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['units'];
});

test.each([
  ['{"units":"metric"}', 'metric'],
  ['{"units":"imperial"}', 'imperial'],
  ['{"units":"stone"}', 'stone'],
  ['{"weight":"kg~70"}', undefined],
  ['{"units":"furlong"}', undefined],
  ['null', undefined],
  ['{', undefined],
])('a session with %s is read in %s', (stored, units) => {
  sessionStorage.setItem('evenscale.person', stored);
  showUnits();
  expect(document.documentElement.dataset['units']).toBe(units);
});
