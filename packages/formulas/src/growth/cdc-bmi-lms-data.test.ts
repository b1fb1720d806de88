import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CDC_BMI_LMS } from './cdc-bmi-lms-data.ts';

/** The table's maximum transfer size. */
const LARGEST_BYTES = 8000;

test('the table matches CDC’s, digit for digit', () => {
  const file = join(import.meta.dirname, '../../reference/cdc-2000-bmi-lms.csv');
  const [heading, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  expect(heading).toBe('sex,age_months,l,m,s');
  expect(lines.length).toBe(436);
  for (const sex of ['male', 'female'] as const) {
    const rows = lines.map((line) => line.split(',')).filter(([which]) => which === sex);
    expect(CDC_BMI_LMS[sex]).toEqual(rows.map((row) => row.slice(1).map(Number)));
  }
});

test('the table is at most 8 kB when transferred', () => {
  const source = readFileSync(join(import.meta.dirname, 'cdc-bmi-lms-data.ts'));
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(LARGEST_BYTES);
});
