import { expect, test } from 'vitest';
import { withoutTraces } from './reproducible.ts';

test('an island keeps everything but its hash', () => {
  expect(
    withoutTraces('<p uid="a"></p><astro-island component-url="/a.js" uid="Oi5qt" prefix="r1" ssr>'),
  ).toBe('<p uid="a"></p><astro-island component-url="/a.js" prefix="r1" ssr>');
});
