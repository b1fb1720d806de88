import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { savedResults } from '../../../../tests/saved-results.ts';
import { readCsv } from './csv-rows.ts';
import { personFileText } from '#person/files/person-file.ts';
import { exportResults } from './export-file.ts';
import { readFile } from './import-file.ts';
import { csvRow, guardText, unguardText } from '#person/files/csv-text.ts';
import { parseResult, type ResultRow } from '#person/database/result-row.ts';

const NOW = new Date('2026-11-21T17:03:05.000Z');
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', ',', '"', 'x', '1'))
    .map((marks) => marks.join('')),
);

/** Files of the same results. */
const written = {
  json: (results: readonly ResultRow[]): Blob =>
    new Blob([
      personFileText({ person: null, plans: [], days: [], children: [] }, results, NOW.toISOString()),
    ]),
  csv: (results: readonly ResultRow[]): Blob => exportResults(results, NOW).blob,
};

test('every result that a calculator can show can be read back unchanged', () => {
  fc.assert(
    fc.property(savedResults, (result) => {
      expect(parseResult(structuredClone(result))).toEqual({ ok: true, result });
    }),
    { numRuns: 2000 },
  );
});

test.each(['json', 'csv'] as const)('results come back from a %s file unchanged', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(savedResults, { maxLength: 8 }), async (results) => {
      const reading = await readFile(written[format](results));
      expect(reading).toMatchObject({ ok: true, results, skipped: [] });
    }),
    { numRuns: 300 },
  );
});

describe('cells', () => {
  test('with any text come back the same, and none starts like a formula', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = guardText(text);
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        expect(unguardText(cell)).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });

  test('come back from a file', async () => {
    const row = fc.tuple(texts, texts, texts, fc.constant('end'));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (table) => {
        const file = [['a', 'b', 'c', 'd'], ...table].map(csvRow).join('');
        const read = await readCsv(file, ['a', 'b', 'c', 'd']);
        expect(read?.rows.map(({ cells }) => cells)).toEqual(table);
        expect(read?.broken).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

test('no content breaks reading a file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(savedResults, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      texts,
      async (results, at, junk) => {
        for (const format of ['json', 'csv'] as const) {
          const whole = await written[format](results).text();
          const place = at % whole.length;
          const broken = whole.slice(0, place) + junk + whole.slice(place + junk.length);
          const reading = await readFile(new Blob([broken]));
          if (reading.ok) for (const result of reading.results) expect(parseResult(result).ok).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
