import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptResults } from '../../../tests/kept-results.ts';
import { csvRow, csvRows, guardText, unguardText } from './csv-text.ts';
import { fileWriter } from './export-file.ts';
import type { FileFormat } from './export-file.ts';
import { readFile } from './import-file.ts';
import type { KeptResult } from './kept-result.ts';
import { parseKept } from './parse-kept.ts';

const NOW = new Date('2026-11-21T17:03:05.000Z');
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', ',', '"', 'x', '1'))
    .map((marks) => marks.join('')),
);

function write(results: readonly KeptResult[], format: FileFormat): Blob {
  const { add, finish } = fileWriter(format, NOW);
  add(results.slice(0, 3));
  add(results.slice(3));
  return finish().blob;
}

test('every result that a calculator can show can be read again as it was kept', () => {
  fc.assert(
    fc.property(keptResults, (result) => {
      expect(parseKept(structuredClone(result))).toEqual({ ok: true, result });
    }),
    { numRuns: 2000 },
  );
});

test.each(['json', 'csv'] as const)('results go into a %s file and come back the same', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(keptResults, { maxLength: 8 }), async (results) => {
      const reading = await readFile(write(results, format));
      expect(reading).toMatchObject({ ok: true, results, skipped: [] });
    }),
    { numRuns: 300 },
  );
});

describe('cells', () => {
  test('of any text come back the same, and none begins like a formula', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = guardText(text);
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        expect(unguardText(cell)).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });

  test('go into a file and come back', () => {
    const rows = fc.array(fc.array(texts, { minLength: 2, maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (table) => {
        expect([...csvRows(table.map(csvRow).join(''))]).toEqual(table);
      }),
      { numRuns: 2000 },
    );
  });
});

test('nothing in a file breaks the reading of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(keptResults, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      texts,
      async (results, at, junk) => {
        for (const format of ['json', 'csv'] as const) {
          const whole = await write(results, format).text();
          const place = at % whole.length;
          const broken = whole.slice(0, place) + junk + whole.slice(place + junk.length);
          const reading = await readFile(new Blob([broken]));
          if (reading.ok) for (const result of reading.results) expect(parseKept(result).ok).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
