import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { expectSoundDrawings } from './drawing-report.ts';
import { open, test } from './visit.ts';

/** Every page with a drawing in its HTML. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .filter((file) => /<div[^>]*role="img"/u.test(readFileSync(join('dist', file), 'utf8')))
  .map((file) => `/${dirname(file)}`);

test('every drawing of every article is correct', async ({ visit }) => {
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    await open(visit, path);
    await expectSoundDrawings(visit);
  }
});
