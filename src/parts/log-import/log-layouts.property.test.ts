import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { Answers } from './log-file-reading.ts';
import { readLogFile } from './read-log-file.ts';

interface Day {
  readonly day: string;
  /** Kilograms, with at most two decimals. */
  readonly weight: number;
  readonly energy: number;
}

const days = fc
  .uniqueArray(
    fc.record({
      day: fc
        .date({ min: new Date('2001-01-01'), max: new Date('2026-01-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      weight: fc.integer({ min: 2000, max: 50_000 }).map((hundredths) => hundredths / 100),
      energy: fc.integer({ min: 1, max: 20_000 }),
    }),
    { selector: ({ day }) => day, minLength: 1, maxLength: 30 },
  )
  .map((list) => list.toSorted((one, other) => (one.day < other.day ? -1 : 1)));

interface Layout {
  readonly write: (list: readonly Day[]) => string | Blob;
  readonly has: readonly ('weight' | 'energy')[];
  readonly answers?: Answers;
}

const lines = (header: string, list: readonly Day[], row: (day: Day) => string): string =>
  [header, ...list.map(row), ''].join('\n');
const parts = (day: string) => day.split('-') as [string, string, string];
const monthFirst = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${month}/${date}/${year}`;
};
const dayFirst = (day: string, sign = '/'): string => parts(day).toReversed().join(sign);
const withComma = (value: number): string => String(value).replace('.', ',');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const named = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};
const namedFirst = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
};
const nanos = (day: string): number => new Date(`${day}T12:00:00`).getTime() * 1e6;
const noonUtc = (day: string): string => new Date(`${day}T12:00:00`).toISOString().slice(0, 19);
const serial = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

const zipped = (files: Readonly<Record<string, string>>): Blob =>
  new Blob([
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    ),
  ]);

/** A workbook of one sheet whose dates are serials, with or without a format that says so. */
function workbook(
  name: string,
  header: readonly string[],
  rows: readonly (readonly number[])[],
  style: string,
): Blob {
  const cell = (at: number, row: number): string => `${String.fromCodePoint(65 + at)}${row}`;
  const head = header.map((_, at) => `<c r="${cell(at, 1)}" t="s"><v>${at}</v></c>`).join('');
  const body = rows
    .map(
      (values, index) =>
        `<row r="${index + 2}">${values.map((value, at) => `<c r="${cell(at, index + 2)}"${at === 0 ? style : ''}><v>${value}</v></c>`).join('')}</row>`,
    )
    .join('');
  return zipped({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData><row r="1">${head}</row>${body}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst>${header.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<?xml version="1.0"?><styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  });
}

const BOTH = ['weight', 'energy'] as const;

const layouts: Readonly<Record<string, Layout>> = {
  'Lose It!': {
    has: BOTH,
    answers: { weightUnit: 'kg', order: 'monthFirst' },
    write: (list) =>
      zipped({
        'daily-calorie-summary.csv': lines(
          'Date,Food cals,Exercise cals,Budget cals,EER',
          list,
          ({ day, energy }) => [monthFirst(day), energy, 1, 2, 3].join(','),
        ),
        'food-logs.csv': lines('Date,Meal,Name,Calories,Quantity,Units,Deleted', list, ({ day, energy }) =>
          [
            `${monthFirst(day)},Lunch,Soup,${energy},1,Cup,0`,
            `${monthFirst(day)},Lunch,Cake,900,1,Slice,1`,
          ].join('\n'),
        ),
        'weights.csv': lines('Date,Weight,Last Updated,Deleted', list, ({ day, weight }) =>
          [`${monthFirst(day)},99,x,true`, `${monthFirst(day)},${weight},x,`].join('\n'),
        ),
      }),
  },
  'Zepp Life, two people': {
    has: ['weight'],
    answers: { person: '178' },
    write: (list) =>
      lines('time,weight,height,bmi,fatRate', list, ({ day, weight }) =>
        [`${noonUtc(day)}+0000,55,160.0,20,null`, `${noonUtc(day)}+0000,${weight},178.0,25,null`]
          .join('\n')
          .replaceAll('T', ' '),
      ),
  },
  'Google Health': {
    has: ['weight'],
    answers: { clock: 'utc' },
    write: (list) =>
      lines('timestamp,weight grams,data source', list, ({ day, weight }) =>
        [`${noonUtc(day)}Z`, Math.round(weight * 1000), 'Scale'].join(','),
      ),
  },
  'Google Fit': {
    has: BOTH,
    write: (list) =>
      JSON.stringify({
        'Data Source': 'derived',
        'Data Points': list.flatMap(({ day, weight, energy }) => [
          {
            fitValue: [{ value: { fpVal: weight } }],
            dataTypeName: 'com.google.weight',
            startTimeNanos: nanos(day),
          },
          {
            fitValue: [{ value: { mapVal: [{ key: 'calories', value: { fpVal: energy } }] } }],
            dataTypeName: 'com.google.nutrition',
            startTimeNanos: nanos(day),
          },
        ]),
      }),
  },
  'Garmin Connect': {
    has: ['weight'],
    write: (list) =>
      lines('Time,Weight,Change,BMI,Body Fat,', list, ({ day, weight }) =>
        [`" ${namedFirst(day)}",`, `6:40 AM,${weight} kg,--,--,--,`].join('\n'),
      ),
  },
  'Samsung Health': {
    has: ['weight'],
    write: (list) =>
      lines(
        'com.samsung.health.weight,6311008,4\nstart_time,weight,comment,time_offset,pkg_name',
        list,
        ({ day, weight }) => `${day} 04:00:00.000,${weight},one, two, three,UTC+0530,app,`,
      ),
  },
  'MacroFactor, quick export': {
    has: BOTH,
    write: (list) =>
      workbook(
        'Quick Export',
        ['Date', 'Trend Weight (kg)', 'Weight (kg)', 'Calories (kcal)', 'Target Calories (kcal)'],
        list.map(({ day, weight, energy }) => [serial(day), 77, weight, energy, 1234]),
        ' s="1"',
      ),
  },
  'MacroFactor, without a format for dates': {
    has: ['weight'],
    write: (list) =>
      workbook(
        'Scale Weight',
        ['Date', 'Weight (kg)', 'Fat Percent'],
        list.map(({ day, weight }) => [serial(day), weight, 20]),
        '',
      ),
  },
  'Happy Scale': {
    has: ['weight'],
    answers: { order: 'monthFirst' },
    write: (list) => lines('Date,Kilograms', list, ({ day, weight }) => `${monthFirst(day)},${weight}`),
  },
  Hevy: {
    has: ['weight'],
    write: (list) =>
      lines(
        '"date","weight_kg","fat_percent","neck_cm"',
        list,
        ({ day, weight }) => `"${named(day)}, 00:00",${weight},,`,
      ),
  },
  ...Object.fromEntries(
    [
      ['German', 'Datum', 'Gewicht (kg)', 'Kalorien'],
      ['French', 'Date', 'Poids (kg)', 'Calories'],
      ['Spanish', 'Fecha', 'Peso (kg)', 'Calorías'],
      ['Portuguese', 'Data', 'Peso (kg)', 'Calorias'],
      ['Italian', 'Giorno', 'Peso (kg)', 'Calorie'],
    ].map(([language = '', ...names]): [string, Layout] => [
      `a table in ${language}`,
      {
        has: BOTH,
        write: (list) =>
          lines(names.join(';'), list, ({ day, weight, energy }) =>
            [dayFirst(day), withComma(weight), energy].join(';'),
          ),
      },
    ]),
  ),
  'a table in English': {
    has: BOTH,
    write: (list) =>
      lines('Date,Weight (kg),Calories', list, ({ day, weight, energy }) => [day, weight, energy].join(',')),
  },
  'two tables in a zip': {
    has: BOTH,
    write: (list) =>
      zipped({
        'weights.csv': lines(
          'Datum;Gewicht (kg)',
          list,
          ({ day, weight }) => `${dayFirst(day, '.')};${withComma(weight)}`,
        ),
        'calories.csv': lines('Date,Calories', list, ({ day, energy }) => `${day},${energy}`),
      }),
  },
};

const full = ({ day, weightKg, intakeKcal }: StoredLogDay) => ({ day, weightKg, intakeKcal });

describe.each(Object.entries(layouts))('%s', (_, { write, has, answers = {} }) => {
  test('any list of days reads back', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (list) => {
        const written = write(list);
        const file = typeof written === 'string' ? new Blob([written]) : written;
        const reading = await readLogFile(file, answers, { today: '2026-02-01', report: () => undefined });
        if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
        expect(reading.refused.total).toBe(0);
        const expected = list.map(({ day, weight, energy }) => ({
          day,
          weightKg: has.includes('weight') ? weight : undefined,
          intakeKcal: has.includes('energy') ? energy : undefined,
        }));
        expect(reading.days.map(full)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
