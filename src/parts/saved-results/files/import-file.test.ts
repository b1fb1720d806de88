import { afterEach, describe, expect, test } from 'vitest';
import { keptPregnancy, savedOn } from '../../../../tests/saved-results.ts';
import { CSV_COLUMNS } from './csv-columns-words.ts';
import { exportResults } from './export-file.ts';
import { readFile, readText } from './import-file.ts';
import { readDate, writeDate } from './csv-cells.ts';
import type { ResultRow } from '#person/database/result-row.ts';

const NOW = new Date('2026-11-21T17:03:05.000Z');
const saved = savedOn('2026-11-20T06:00:00.000Z', 'first line\n=HYPERLINK("http://x"), "quoted"');

const textOf = (results: readonly ResultRow[]): Promise<string> => exportResults(results, NOW).blob.text();

describe('a CSV file', () => {
  test('has the documented columns, a decimal point, ISO dates and no formula', async () => {
    const text = await textOf([saved]);
    const [header, ...rows] = text.split('\r\n');
    expect(header).toBe(CSV_COLUMNS.map(({ name }) => name).join(','));
    expect(rows.join('\n')).toContain(',2026-11-20T06:00:00.000Z,');
    expect(rows.join('\n')).toContain(',72.5,175,30,23.6734693877551,1673.75,2594.3125,2094.3125');
    expect(text).toContain('"first line\n=HYPERLINK(""http://x""), ""quoted"""');
    expect(text).not.toMatch(/,"?[=+@-]/u);
  });

  test('has a pregnancy as its week, without figures beside calories, and brings it back', async () => {
    const pregnancy = savedOn('2026-11-28T12:00:00.000Z', '', keptPregnancy());
    const text = await textOf([saved, pregnancy]);
    expect(text).toMatch(/week=24.*,,,,,,,,,\r\n$/u);
    expect(text).not.toContain('2027');
    expect(await readText(text)).toMatchObject({ ok: true, results: [saved, pregnancy], skipped: [] });
    const forged = text.replace('&age=30&weekBy', '&age=17&weekBy');
    expect(forged).not.toBe(text);
    expect(await readText(forged)).toMatchObject({
      ok: true,
      results: [saved],
      skipped: [{ problem: 'entries' }],
    });
  });

  test('begins with the byte order mark for spreadsheet programs', async () => {
    const bytes = new Uint8Array(await exportResults([], NOW).blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('may have its columns in another order, extra columns, and other line endings', async () => {
    const text = await textOf([savedOn('2026-11-20T06:00:00.000Z', 'plain')]);
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
    const text = await textOf([saved, saved, saved]);
    const rows = text.split('\r\n');
    const broken = [
      rows[0],
      rows[1],
      rows[2]?.replace('weight=kg~', 'weight=kg~heavy'),
      rows[3]?.replace('2026-11-20T06', '20.13.2026 06'),
      'too,short',
      '',
    ].join('\r\n');
    expect(await readText(broken)).toMatchObject({
      ok: true,
      results: [{ id: saved.id }],
      skipped: [
        { unit: 'row', place: 3, problem: 'entries' },
        { unit: 'row', place: 4, problem: 'savedAt' },
        { unit: 'row', place: 5, problem: 'shape' },
      ],
    });
  });
});

describe('a JSON file', () => {
  test('says which entry was skipped and why', async () => {
    const file = {
      format: 'evenscale.person',
      version: 1,
      results: [saved, { ...saved, id: '' }, 'x', { ...saved, savedAt: '2026-11-20T07:00:00+01:00' }],
    };
    expect(await readText(JSON.stringify(file))).toEqual({
      ok: true,
      copy: null,
      results: [saved],
      skipped: [
        { unit: 'entry', place: 2, problem: 'id' },
        { unit: 'entry', place: 3, problem: 'shape' },
        { unit: 'entry', place: 4, problem: 'savedAt' },
      ],
    });
  });

  test('may have any of its parts', async () => {
    const file = { format: 'evenscale.person', version: 1, days: [{ day: '2026-11-20', weightKg: 70 }, 7] };
    expect(await readText(JSON.stringify(file))).toEqual({
      ok: true,
      copy: {
        person: null,
        plans: [],
        days: [{ day: '2026-11-20', weightKg: 70 }],
        children: [],
        left: 1,
      },
      results: [],
      skipped: [],
    });
  });

  test.each([
    ['notJson', '{"format":'],
    ['unknown', '[]'],
    ['unknown', '{"format":"evenscale.person","version":1,"results":{}}'],
    ['unknown', '{"format":"evenscale.person","version":1,"person":{"name":"x"},"results":[]}'],
    ['unknown', '{"format":"other","version":1,"results":[]}'],
    ['newer', '{"format":"evenscale.person","version":2,"results":[]}'],
  ])('is refused as %s: %s', async (problem, text) => {
    expect(await readText(text)).toEqual({ ok: false, problem });
  });
});

describe('a file is refused', () => {
  test.each([
    ['empty', ' \n'],
    ['unknown', 'date,weight\n2026-11-21,72.5\n'],
  ])('as %s', async (problem, text) => {
    expect(await readText(text)).toEqual({ ok: false, problem });
  });

  test('in another encoding', async () => {
    const latin = new Uint8Array([0x7b, 0xe4, 0x7d]);
    expect(await readFile(new Blob([latin]))).toEqual({ ok: false, problem: 'unknown' });
  });

  test.each([100_000_001, 200_000_000])('of %i bytes, without reading it', async (size) => {
    expect(await readFile({ size } as Blob)).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('that cannot be read', async () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
    expect(await readFile(gone as unknown as Blob)).toEqual({ ok: false, problem: 'unreadable' });
  });
});

describe('in a time zone', () => {
  const { TZ } = process.env;
  afterEach(() => {
    process.env['TZ'] = TZ ?? 'UTC';
  });

  test.each([
    ['America/New_York', '2026-11-21T20:59:59.999-05:00', '2026-11-21T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22T07:29:59.999+05:30', '2026-11-20T18:30:00.000Z'],
    ['UTC', '2026-11-22T01:59:59.999Z', '2026-11-21T00:00:00.000Z'],
  ])(
    '%s dates are the visitor’s local days, and instants come back the same',
    async (zone, written, midnight) => {
      process.env['TZ'] = zone;
      const instant = '2026-11-22T01:59:59.999Z';
      expect(writeDate(instant)).toBe(written);
      expect(readDate(written, null)).toBe(instant);
      expect(readDate('2026-11-21', null)).toBe(midnight);
      const text = await textOf([savedOn(instant)]);
      expect(text).toContain(`,${written},${written},`);
      expect(await readText(text)).toMatchObject({ results: [{ savedAt: instant, changedAt: instant }] });
    },
  );

  test('an instant before time zones existed comes back the same', () => {
    process.env['TZ'] = 'Europe/Amsterdam';
    for (const instant of ['1900-01-01T00:00:00.000Z', '1925-06-01T12:00:00.000Z'])
      expect(readDate(writeDate(instant), null)).toBe(instant);
  });
});

describe('a date', () => {
  test.each([
    ['2026-11-21T17:03:05.123Z', '2026-11-21T17:03:05.123Z'],
    ['2026-11-21T18:03:05+01:00', '2026-11-21T17:03:05.000Z'],
    ['2026-11-21 18:03+0100', '2026-11-21T17:03:00.000Z'],
  ])('with its time zone, %s, is %s', (text, instant) => {
    expect(readDate(text, null)).toBe(instant);
  });

  test.each([
    ['2026-11-22', '2026-11-22T00:00'],
    ['2024-02-29', '2024-02-29T00:00'],
    ['2026/11/22', '2026-11-22T00:00'],
    ['2026. 11. 22.', '2026-11-22T00:00'],
    ['11/22/2026', '2026-11-22T00:00'],
    ['22/11/2026', '2026-11-22T00:00'],
    ['22-11-2026', '2026-11-22T00:00'],
    ['11/11/2026', '2026-11-11T00:00'],
    ['22.11.2026', '2026-11-22T00:00'],
    ['1.2.2026', '2026-02-01T00:00'],
    ['Nov 22, 2026', '2026-11-22T00:00'],
    ['November 2, 2026', '2026-11-02T00:00'],
    ['22 Nov. 2026', '2026-11-22T00:00'],
    ['22-Nov-2026', '2026-11-22T00:00'],
    ['11/22/2026 17:03', '2026-11-22T17:03'],
    ['11/22/2026, 5:03:05 PM', '2026-11-22T17:03:05'],
    ['11/22/2026 12:03 am', '2026-11-22T00:03'],
    ['22.11.2026 07:03:05', '2026-11-22T07:03:05'],
    ['Nov 22, 2026 7:03', '2026-11-22T07:03'],
  ])('in a spreadsheet’s format, %s, is %s local time', (text, local) => {
    expect(readDate(text, null)).toBe(new Date(local).toISOString());
  });

  test('with day or month first is resolved by the other dates in the file', () => {
    expect(readDate('05/06/2026', true)).toBe(new Date('2026-06-05T00:00').toISOString());
    expect(readDate('05/06/2026', false)).toBe(new Date('2026-05-06T00:00').toISOString());
    expect(readDate('05/06/2026', null)).toBe('ambiguous');
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '31/02/2026',
    '22/11/26',
    '26-11-22',
    '22 Mai 2026',
    '46347.71',
    '11/22/2026 25:00',
    'yesterday',
    '',
  ])('that isn’t one, %s, is left unchanged', (text) => {
    expect(readDate(text, null)).toBe(text);
  });
});

/** Rows of a file as cells, whose notes need no quotation marks. */
async function cellsOf(results: readonly ResultRow[]): Promise<string[][]> {
  const text = await textOf(results);
  return text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
}

/** The cells with one column changed. */
const withColumn = (rows: readonly string[][], name: string, change: (cell: string, row: number) => string) =>
  rows.map((row, place) => {
    const column = rows[0]!.indexOf(name);
    return place === 0 ? row : row.with(column, change(row[column] ?? '', place));
  });

describe('a CSV file saved by a spreadsheet', () => {
  const plain = savedOn('2026-11-22T00:00:00.000Z', 'plain');

  test('with semicolons and decimal commas is understood', async () => {
    const rows = await cellsOf([plain, plain]);
    const text = rows
      .map((row) => row.map((cell) => cell.replace(/^(\d+)\.(\d+)$/u, '$1,$2')).join(';'))
      .join('\n');
    expect(text).toContain(';72,5;175;30;');
    expect(await readText(text)).toMatchObject({
      ok: true,
      skipped: [],
      results: [{ entries: plain.entries }, { entries: plain.entries }],
    });
  });

  test('with tabs and a line that declares the separator is understood', async () => {
    const rows = await cellsOf([plain]);
    expect(await readText(rows.map((row) => row.join('\t')).join('\r'))).toMatchObject({
      results: [{ note: 'plain' }],
    });
    const text = `sep=;\n${rows.map((row) => row.join(';')).join('\n')}`;
    expect(await readText(text)).toMatchObject({ results: [{ note: 'plain' }] });
  });

  test('resolves its dates from each other', async () => {
    const rows = await cellsOf([plain, plain]);
    const dates = ['05/06/2026', '22/11/2026'];
    const text = withColumn(rows, 'saved_at', (_, row) => dates[row - 1] ?? '')
      .map((row) => row.join(','))
      .join('\n');
    expect(await readText(text)).toMatchObject({
      skipped: [],
      results: dates.map((date) => ({
        savedAt: new Date(`${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)}T00:00`).toISOString(),
      })),
    });
  });

  test.each([
    ['no other date tells', ['05/06/2026', '07/06/2026'], [2, 3]],
    ['others disagree', ['05/06/2026', '22/11/2026', '11/22/2026'], [2]],
  ])('has a date refused by name where %s', async (_, dates, refused) => {
    const rows = await cellsOf(dates.map(() => plain));
    const text = withColumn(rows, 'saved_at', (__, row) => dates[row - 1] ?? '')
      .map((row) => row.join(','))
      .join('\n');
    expect(await readText(text)).toMatchObject({
      skipped: refused.map((place) => ({ unit: 'row', place, problem: 'ambiguousDate' })),
    });
  });
});

describe('an open quotation mark', () => {
  const notes = ['one', 'two', 'three', 'four\nof two lines', 'five'];
  const results = notes.map((note, day) => savedOn(`2026-11-0${day + 1}T00:00:00.000Z`, note));

  test.each([
    [
      'before a quoted cell',
      ',two,',
      ',"two,',
      ['one', 'three', notes[3], 'five'],
      [{ unit: 'line', place: 3, problem: 'openQuote' }],
    ],
    [
      'before no other',
      ',five,',
      ',"five,',
      notes.slice(0, 4),
      [{ unit: 'line', place: 7, problem: 'openQuote' }],
    ],
    [
      'at the beginning of a row',
      '\nr',
      '\n"r',
      notes.slice(1),
      [{ unit: 'line', place: 2, problem: 'openQuote' }],
    ],
  ])('%s does not swallow the rest of the file', async (_, from, to, taken, skipped) => {
    const text = (await textOf(results)).replace(from, to);
    const reading = await readText(text);
    expect(reading.ok && reading.results.map(({ note }) => note)).toEqual(taken);
    expect(reading).toMatchObject({ skipped });
  });

  test('is found in a file of many rows, without losing any', async () => {
    const many = Array.from({ length: 9000 }, (_, index) => ({ ...results[0]!, id: `r${index}` }));
    const text = (await textOf(many)).replace('\r\nr8000', '\r\n"r8000');
    const reading = await readText(text);
    expect(reading.ok && reading.results.map(({ id }) => id)).toEqual(
      many.map(({ id }) => id).filter((id) => id !== 'r8000'),
    );
    expect(reading).toMatchObject({ skipped: [{ unit: 'line', place: 8002, problem: 'openQuote' }] });
  });

  test('in every row is reported a hundred times before reading stops', async () => {
    const text = await textOf([results[0]!]);
    const reading = await readText(`${text}${'"open\r\n'.repeat(100_000)}`);
    expect(reading).toMatchObject({ ok: true, results: [results[0]] });
    expect(reading.ok && reading.skipped).toHaveLength(100);
    expect(reading.ok && reading.skipped.at(-1)).toEqual({ unit: 'line', place: 102, problem: 'openQuotes' });
  });
});
