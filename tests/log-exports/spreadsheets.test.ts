import { describe, expect, test } from 'vitest';
import { readLogFile } from '#parts/log-import/read-log-file.ts';
import type { Answers, LogFileReading } from '#parts/log-import/log-file-reading.ts';
import { bytesOf, serial, zipped } from './write-files.ts';

const read = (bytes: Uint8Array<ArrayBuffer>, answers: Answers = {}): Promise<LogFileReading> =>
  readLogFile(new Blob([bytes]), answers, { today: '2026-12-01', report: () => undefined });

const table = (...rows: readonly string[]): Uint8Array<ArrayBuffer> => bytesOf(rows.join('\n'));

const DAY = '2026-11-20';

describe('dates as a spreadsheet’s numbers', () => {
  test.each([
    ['Date,Weight (kg)', '46346,80.4'],
    ['Datum;Gewicht (kg)', '46346;80,4'],
    ['date;poids (kg)', '46346,3;80,4'],
    ['Fecha;Peso (kg);Calorías', '46346;80,4;'],
  ])('are read in a column of dates: %s', async (header, row) => {
    expect(serial(DAY)).toBe(46_346);
    const other = row.replace('46346', '46347');
    const reading = await read(table(header, row, other));
    expect(reading).toMatchObject({
      kind: 'read',
      days: [
        { day: DAY, weightKg: 80.4 },
        { day: '2026-11-21', weightKg: 80.4 },
      ],
      refused: { total: 0 },
    });
  });

  test.each([
    ['beside another form of date', '2026-11-21,80.2'],
    ['beside other numbers', '20,80.2'],
    ['beside a number that no date of a log would have', '70000,80.2'],
  ])('aren’t guessed %s', async (_, other) => {
    const reading = await read(table('Date,Weight (kg)', '46346,80.4', other));
    expect(reading).toMatchObject({ kind: 'read' });
    if (reading.kind === 'read')
      expect(reading.refused.lines).toContainEqual({ file: '', line: 2, reason: 'date' });
  });

  test('don’t take the row of an average with them', async () => {
    const reading = await read(table('Date,Weight (kg)', '46346,80.4', 'Average,80.2', ',', '46347,80.1'));
    expect(reading).toMatchObject({
      kind: 'read',
      days: [{ day: DAY }, { day: '2026-11-21' }],
      refused: { lines: [{ line: 3, reason: 'date' }] },
    });
  });

  test('are the likely dates of a table whose other columns have to be chosen', async () => {
    const reading = await read(table('A,Date of entry,B', '1,46346,80.4', '2,46347,80.1'));
    expect(reading).toMatchObject({
      kind: 'questions',
      questions: [{ kind: 'columns', table: { guess: { date: 1 } } }],
    });
    const columns = { place: 1, date: 1, weight: 2, energy: null, hasHeader: true };
    const chosen = await read(table('A,Date of entry,B', '1,46346,80.4'), { columns, weightUnit: 'kg' });
    expect(chosen).toMatchObject({ kind: 'read', days: [{ day: DAY, weightKg: 80.4 }] });
  });
});

const FORMATS = ['0', '14', '20', '27', '165', '166'] as const;

/** A workbook of one sheet. A cell is a text, or a number with the number of its format. */
function book(
  rows: readonly (readonly (string | readonly [value: number, format?: (typeof FORMATS)[number]])[])[],
  properties = '',
): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) =>
    row
      .map((cell) =>
        typeof cell === 'string'
          ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
          : `<c s="${FORMATS.indexOf(cell[1] ?? '0')}"><v>${cell[0]}</v></c>`,
      )
      .join(''),
  );
  const styles = FORMATS.map((id) => `<xf numFmtId="${id}"/>`).join('');
  return zipped({
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets><sheet name="Log" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="[$-409]ddd\\ m/d;@"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
  });
}

describe('a workbook', () => {
  test.each(FORMATS.filter((format) => format !== '20' && format !== '166'))(
    'has dates in format %s',
    async (format) => {
      const reading = await read(
        book([
          ['Date', 'Weight (kg)'],
          [[46_346, format], [80.4]],
        ]),
      );
      expect(reading).toMatchObject({ kind: 'read', days: [{ day: DAY, weightKg: 80.4 }] });
    },
  );

  test('whose days count from 1904 has the same dates', async () => {
    const rows = [
      ['Date', 'Weight (kg)'],
      [[46_346 - 1462, '14'], [80.4]],
    ] as const;
    expect(await read(book(rows, 'date1904="1"'))).toMatchObject({ days: [{ day: DAY }] });
    expect(await read(book(rows, 'date1904="false"'))).toMatchObject({ days: [{ day: '2022-11-19' }] });
  });

  test.each(['20', '166'] as const)('has the earliest weigh-in by a time in format %s', async (format) => {
    const reading = await read(
      book([
        ['Date', 'Time', 'Weight (kg)'],
        [[46_346, '14'], [0.875, format], [81.9]],
        [[46_346, '14'], [0.3, format], [80.4]],
      ]),
    );
    expect(reading).toMatchObject({ days: [{ day: DAY, weightKg: 80.4 }], collapsed: { laterWeighings: 1 } });
  });
});

describe('columns of meals', () => {
  test.each([
    [
      'Date,Weight (kg),Breakfast (kcal),Lunch (kcal),Dinner (kcal),Snacks',
      '2026-11-20,80.4,400,600,900,',
      1900,
    ],
    [
      'Datum;Gewicht (kg);Frühstück kcal;Mittagessen kcal;Abendessen kcal',
      '20.11.2026;80,4;400;600;900',
      1900,
    ],
    ['Date;Poids (kg);Petit déjeuner (kcal);Déjeuner;Dîner', '20/11/2026;80,4;400;;900', 1300],
    ['Data;Peso (kg);Café da manhã (kJ);Almoço (kJ);Jantar (kJ)', '20/11/2026;80,4;1000;2000;1184', 1000],
  ])('add up: %s', async (header, row, sum) => {
    const reading = await read(table(header, row));
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    expect(reading.days[0]?.intakeKcal).toBeCloseTo(sum);
    expect(reading.found?.energy).toContain(' + ');
    expect(reading.leftOut).toEqual([]);
  });

  test('don’t count beside their total', async () => {
    const reading = await read(
      table('Date,Weight (kg),Breakfast (kcal),Lunch (kcal),Calories', '2026-11-20,80,400,600,1900'),
    );
    expect(reading).toMatchObject({ days: [{ intakeKcal: 1900 }] });
  });

  test('are no sum if one can’t be read', async () => {
    const reading = await read(
      table('Date,Weight (kg),Breakfast (kcal),Lunch (kcal)', '2026-11-20,80,400,pizza'),
    );
    expect(reading).toMatchObject({
      days: [{ day: DAY, weightKg: 80 }],
      refused: { kinds: [{ reason: 'energy' }] },
    });
    expect(reading).not.toMatchObject({ days: [{ intakeKcal: 400 }] });
  });

  test('without a unit may have the names of foods', async () => {
    const reading = await read(table('Date,Weight (kg),Breakfast,Lunch', '2026-11-20,80,oats,soup'));
    expect(reading).toMatchObject({ days: [{ weightKg: 80 }], refused: { total: 0 } });
  });
});
