import { describe, expect, test } from 'vitest';
import { keptOn, SHOWN } from '../../../tests/kept-results.ts';
import { CSV_COLUMNS } from './csv-columns-words.ts';
import { fileWriter } from './export-file.ts';
import type { FileFormat } from './export-file.ts';
import { readFile, readText } from './import-file.ts';
import { canonicalInstant } from './instant-text.ts';
import type { KeptResult } from './kept-result.ts';

const NOW = new Date('2026-11-21T17:03:05.000Z');
const kept = keptOn('2026-11-20T06:00:00.000Z', 'first line\n=HYPERLINK("http://x"), "quoted"');

function textOf(results: readonly KeptResult[], format: FileFormat): Promise<string> {
  const { add, finish } = fileWriter(format, NOW);
  add(results);
  return finish().blob.text();
}

describe('a CSV file', () => {
  test('has the documented columns, a decimal point, ISO dates and no formula', async () => {
    const text = await textOf([kept], 'csv');
    const [header, ...rows] = text.split('\r\n');
    expect(header).toBe(CSV_COLUMNS.map(({ name }) => name).join(','));
    expect(rows.join('\n')).toContain(',2026-11-20T06:00:00.000Z,');
    expect(rows.join('\n')).toContain(',72.5,175,30,male,');
    expect(text).toContain('"first line\n=HYPERLINK(""http://x""), ""quoted"""');
    expect(text).not.toMatch(/,"?[=+@-]/u);
  });

  test('begins with the mark that tells table programs its encoding', async () => {
    const { add, finish } = fileWriter('csv', NOW);
    add([]);
    const bytes = new Uint8Array(await finish().blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('may have its columns in another order, others between them, and other line ends', async () => {
    const weight = { unit: 'kg', kilograms: '72.5' } as const;
    const height = { unit: 'cm', centimetres: '175' } as const;
    const typed = { ...SHOWN, draft: { ...SHOWN.draft, weight, height } };
    const text = await textOf([keptOn('2026-11-20T06:00:00.000Z', 'plain', typed)], 'csv');
    const turned = text
      .trimEnd()
      .split('\r\n')
      .map((row, index) => [index === 0 ? 'mood' : 'fine', ...row.split(',').reverse()].join(','))
      .join('\n');
    const reading = await readText(turned);
    expect(reading).toMatchObject({ ok: true, skipped: [] });
    expect(reading.ok && reading.results[0]?.note).toBe('plain');
  });

  test('says which row was skipped and why', async () => {
    const text = await textOf([kept, kept, kept], 'csv');
    const rows = text.split('\r\n');
    const broken = [
      rows[0],
      rows[1],
      rows[2]?.replace(',72.5,', ',"72,5",'),
      rows[3]?.replace('2026-11-20T06', '20.11.2026 06'),
      'too,short',
      '',
    ].join('\r\n');
    expect(await readText(broken)).toMatchObject({
      ok: true,
      unit: 'row',
      results: [{ id: kept.id }],
      skipped: [
        { place: 3, problem: 'weight' },
        { place: 4, problem: 'savedAt' },
        { place: 5, problem: 'shape' },
      ],
    });
  });
});

describe('a JSON file', () => {
  test('says which entry was skipped and why', async () => {
    const file = {
      format: 'evenscale.results',
      version: 1,
      results: [kept, { ...kept, id: '' }, 'x', { ...kept, savedAt: '2026-11-20T07:00:00+01:00' }],
    };
    expect(await readText(JSON.stringify(file))).toMatchObject({
      ok: true,
      unit: 'entry',
      results: [kept, { savedAt: '2026-11-20T06:00:00.000Z' }],
      skipped: [
        { place: 2, problem: 'id' },
        { place: 3, problem: 'shape' },
      ],
    });
  });

  test.each([
    ['notJson', '{"format":'],
    ['unknown', '[]'],
    ['unknown', '{"format":"evenscale.results","results":{}}'],
    ['unknown', '{"format":"other","version":2,"results":[]}'],
    ['newer', '{"format":"evenscale.results","version":3,"results":[]}'],
  ])('is refused as %s: %s', async (problem, text) => {
    expect(await readText(text)).toEqual({ ok: false, problem });
  });
});

describe('a file is refused', () => {
  test.each([
    ['empty', ' \n'],
    ['columns', 'date,weight\n2026-11-21,72.5\n'],
  ])('as %s', async (problem, text) => {
    expect(await readText(text)).toEqual({ ok: false, problem });
  });

  test('in another encoding', async () => {
    const latin = new Uint8Array([0x7b, 0xe4, 0x7d]);
    expect(await readFile(new Blob([latin]))).toEqual({ ok: false, problem: 'notUtf8' });
  });

  test('that is larger than any of ours', async () => {
    const huge = { size: 200_000_001 } as Blob;
    expect(await readFile(huge)).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('that cannot be read', async () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
    expect(await readFile(gone as unknown as Blob)).toEqual({ ok: false, problem: 'unreadable' });
  });
});

test.each([
  ['2026-11-21T17:03:05.123Z', '2026-11-21T17:03:05.123Z'],
  ['2026-11-21T18:03:05+01:00', '2026-11-21T17:03:05.000Z'],
  ['2026-11-21 18:03+0100', '2026-11-21T17:03:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-29', '2026-02-29'],
  ['2026-13-01', '2026-13-01'],
  ['21/11/2026', '21/11/2026'],
  [7, 7],
])('the date %s is %s', (text, instant) => {
  expect(canonicalInstant(text)).toBe(instant);
});
