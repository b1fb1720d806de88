/** What the methodology page and `npm run reference -- --json` print of a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportFile } from './file-report.ts';
import { REFERENCE_FOLDER } from './reference-files.ts';

const originals = REFERENCE_FOLDER;
const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a report names the file, its sources, its cases and each quantity', () => {
  expect(reportFile(join(originals, 'bmi-nhlbi-table.json'))).toMatchObject({
    file: 'bmi-nhlbi-table.json',
    title: expect.stringContaining('NHLBI') as string,
    sources: [expect.stringContaining('NIH Publication 00-4084') as string],
    cases: 137,
    failures: 0,
    quantities: [{ name: 'bmiWhole', compared: 137, tolerance: '0 decimals printed' }],
  });
});

test('the deviation is the largest of all cases; text has none', () => {
  const { quantities } = reportFile(join(originals, 'bmr-tdee-grid.json'));
  const mifflin = quantities.find(({ name }) => name === 'tdeeMifflin');
  expect(mifflin?.deviation).toBeCloseTo(0.5, 9);
  expect(mifflin?.share).toBeCloseTo(0.25, 9);
  const labels = reportFile(join(originals, 'bmi-grid.json')).quantities.find(
    ({ name }) => name === 'tdeeLabel',
  );
  expect(labels).toMatchObject({ tolerance: 'exact', deviation: null, share: null });
});

test('a case that fails is counted', () => {
  const text = readFileSync(join(originals, 'bmr-tdee-grid.json'), 'utf8');
  const path = join(folder, 'bmr-tdee-grid.json');
  writeFileSync(path, text.replace(/"bmrMifflin":\s*1815/, '"bmrMifflin": 1817'));
  expect(reportFile(path).failures).toBe(1);
});
