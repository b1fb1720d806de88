import { readdirSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { columnsText, leftOutTexts } from './words/file-words.ts';
import { readLogFile } from './read-log-file.ts';
import type { Answers, FileProblem, LogFileReading, Question } from './log-file-reading.ts';
import type { FormatName, Refusal } from './formats/text-sink.ts';

const FOLDER = new URL('../../../tests/log-files/', import.meta.url);
const TODAY = '2026-02-01';

const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name, FOLDER)));

const read = (file: Blob, answers: Answers = {}): Promise<LogFileReading> =>
  readLogFile(file, answers, { today: TODAY, report: () => undefined });

const dayAfter = (index: number): string => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);

const zipped = (files: Readonly<Record<string, Uint8Array>>): Blob =>
  new Blob([new Uint8Array(zipSync(files))]);

/** A day in short form: the day, kg, kcal and the note. */
type Short = readonly [day: string, weight?: number | null, intake?: number | null, note?: string];

interface Expected {
  readonly answers?: Answers;
  readonly formats: readonly FormatName[];
  readonly days: readonly Short[];
  readonly refused?: readonly (readonly [line: number, reason: Refusal])[];
}

const LB = 0.453592;
const lb = (pounds: number): number => pounds * LB;

/** Worked out by hand from the files. */
const readable: Readonly<Record<string, Expected>> = {
  'own.csv': {
    formats: ['evenscale'],
    days: [
      ['2026-01-05', 80.25, 2150.5, 'slept badly'],
      ['2026-01-06', null, 2300],
      ['2026-01-07', 79.9, null, '=SUM(A1)'],
      ['2026-01-08', null, null, 'only a note, with "quotes" and two lines'],
    ],
  },
  'own-semicolon.csv': {
    formats: ['evenscale'],
    days: [
      ['2026-01-05', 80.25, 2150.5, 'slept badly'],
      ['2026-01-06', null, 2300],
    ],
  },
  'own-kj-only.csv': { formats: ['evenscale'], days: [['2026-01-05', 80, 2000]] },
  'apple-kg.xml': {
    formats: ['appleHealth'],
    days: [
      ['2026-01-05', 79.9, 2000.5],
      ['2026-01-06', 79.6],
    ],
  },
  'apple-lb-kj.xml': { formats: ['appleHealth'], days: [['2025-03-08', lb(176.4), 2000]] },
  'apple-stone-cal.xml': { formats: ['appleHealth'], days: [['2026-01-05', lb(12.5 * 14), 2000]] },
  'apple-correlation.xml': { formats: ['appleHealth'], days: [['2026-01-05', null, 500]] },
  'apple-two-apps.xml': { formats: ['appleHealth'], days: [['2026-01-05', null, 2000]] },
  'apple-cut.xml': { formats: ['appleHealth'], days: [['2026-01-05', 80.4]], refused: [[18, 'cutOff']] },
  'apple-wrong.xml': {
    formats: ['appleHealth'],
    days: [['2026-01-08', 80]],
    refused: [
      [17, 'weight'],
      [18, 'weightUnit'],
      [19, 'date'],
      [20, 'weightRange'],
      [21, 'future'],
    ],
  },
  'libra-6.csv': {
    formats: ['libra'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1, null, 'after a long run'],
    ],
  },
  'libra-5-lb.csv': { formats: ['libra'], days: [['2026-01-05', lb(177.2)]] },
  'libra-no-unit.csv': {
    answers: { weightUnit: 'kg' },
    formats: ['libra'],
    days: [['2026-01-05', 80.4]],
  },
  'openscale-2.csv': { formats: ['openScale'], days: [['2026-01-05', 80.4, null, 'after breakfast']] },
  'openscale-3.csv': {
    answers: { weightUnit: 'kg' },
    formats: ['openScale'],
    days: [['2026-01-05', 80.2, null, 'first']],
  },
  'renpho-kg.csv': {
    formats: ['renpho'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-07', 80.05],
    ],
  },
  'renpho-lb-us.csv': { formats: ['renpho'], days: [['2026-01-13', lb(176.2)]] },
  'renpho-ambiguous.csv': {
    answers: { order: 'monthFirst' },
    formats: ['renpho'],
    days: [],
    refused: [
      [2, 'future'],
      [3, 'future'],
    ],
  },
  'withings-kg.csv': {
    formats: ['withings'],
    days: [
      ['2026-01-05', 80.6, null, 'new scale'],
      ['2026-01-06', 80.4],
    ],
  },
  'withings-lb.csv': { formats: ['withings'], days: [['2026-01-05', lb(177.25)]] },
  'fitbit-weight.json': {
    formats: ['fitbit'],
    days: [
      ['2026-01-05', lb(177.2)],
      ['2026-01-06', lb(176.8)],
    ],
  },
  'fitbit-body-foods.csv': {
    answers: { weightUnit: 'kg' },
    formats: ['fitbit'],
    days: [
      ['2026-01-05', 80.4, 2150],
      ['2026-01-06', 80.1],
    ],
  },
  'fitbit-day-first.csv': {
    answers: { weightUnit: 'kg' },
    formats: ['fitbit'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-13', 80.1],
    ],
  },
  'myfitnesspal-nutrition.csv': {
    formats: ['myFitnessPal'],
    days: [
      ['2026-01-05', null, 1500],
      ['2026-01-06', null, 700],
    ],
    refused: [[5, 'total']],
  },
  'myfitnesspal-measurement.csv': {
    answers: { weightUnit: 'lb' },
    formats: ['myFitnessPal'],
    days: [
      ['2026-01-05', lb(175)],
      ['2026-01-06', lb(174.6)],
    ],
  },
  'myfitnesspal-weight-only.csv': {
    answers: { weightUnit: 'lb' },
    formats: ['table'],
    days: [['2026-01-05', lb(175)]],
  },
  'cronometer-dailysummary.csv': { formats: ['cronometer'], days: [['2026-01-05', null, 2150.31]] },
  'cronometer-biometrics.csv': {
    formats: ['cronometer'],
    days: [
      ['2026-01-05', lb(177.4)],
      ['2026-01-06', 80.1],
    ],
  },
  'table-utf16.csv': { formats: ['table'], days: [['2026-01-05', 80.4]] },
  'latin-1.csv': { formats: ['table'], days: [['2026-01-05', 80.4]] },
  'table-old-mac.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'table-sep-line.csv': { formats: ['table'], days: [['2026-01-05', 80.4]] },
  'table-german.csv': {
    formats: ['table'],
    answers: { weightUnit: 'kg' },
    days: [
      ['2026-01-05', 80.4, 9623 / 4.184],
      ['2026-01-06', 80.15, 2000],
    ],
  },
  'table-french-months.csv': {
    formats: ['table'],
    days: [
      ['2025-08-01', 82.1],
      ['2026-01-05', 80.4, null, 'à jeun'],
    ],
  },
  'table-spanish-months.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'table-us-months.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', lb(177), 2150],
      ['2026-01-06', lb(176.5), 1980],
    ],
  },
  'table-stone.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', lb(177), 2150],
      ['2026-01-06', lb(176.5), 2050],
      ['2026-01-07', lb(168), 1990],
    ],
  },
  'table-two-digit-years.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'table-open-quote.csv': {
    formats: ['table'],
    days: [
      ['2026-01-06', 80.1, null, 'fine'],
      ['2026-01-07', 80, null, 'fine'],
    ],
    refused: [[2, 'openQuote']],
  },
  'table-inches.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'table-many-mistakes.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', 80.4, 2150],
      ['2026-01-07', null, 2000],
      ['2026-01-08', 80.1, null],
      ['2026-01-09', null, 2000],
      ['2026-01-10', 80.1, null],
      ['2026-01-12', 80, 2100],
    ],
    refused: [
      [3, 'noDate'],
      [4, 'date'],
      [5, 'date'],
      [6, 'weight'],
      [7, 'energy'],
      [8, 'weightRange'],
      [9, 'energyRange'],
      [10, 'cells'],
      [11, 'future'],
    ],
  },
  'table-german-guessed.csv': {
    formats: ['table'],
    days: [
      ['2025-04-03', 80.125, 2150, 'Training'],
      ['2025-04-04', 80.25, 1990],
    ],
  },
  'table-french.csv': {
    formats: ['table'],
    days: [
      ['2025-04-03', 80.4, 2150],
      ['2025-04-04', 80.1, 1990],
    ],
  },
  'table-spanish.csv': { formats: ['table'], days: [['2025-04-03', 80.4, 2150, 'después de entrenar']] },
  'table-portuguese.csv': { formats: ['table'], days: [['2025-04-03', 80.4, 2150, 'treino']] },
  'table-italian.csv': { formats: ['table'], days: [['2025-04-03', 80.4, 2150, 'a digiuno']] },
  'loseit-food-logs.csv': {
    formats: ['loseIt'],
    days: [
      ['2026-01-05', null, 1500],
      ['2026-01-13', null, 700],
    ],
  },
  'loseit-weights.csv': {
    answers: { weightUnit: 'lb' },
    formats: ['loseIt'],
    days: [
      ['2026-01-05', lb(177.4)],
      ['2026-01-13', lb(176.8)],
    ],
  },
  'loseit-daily-calorie-summary.csv': {
    formats: ['loseIt'],
    days: [
      ['2026-01-05', null, 1500],
      ['2026-01-13', null, 700],
    ],
  },
  'zepp-life-one.csv': {
    formats: ['zeppLife'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'zepp-life-family.csv': {
    answers: { person: '178' },
    formats: ['zeppLife'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'google-health-weight.csv': {
    answers: { clock: 'utc' },
    formats: ['googleHealth'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.15],
    ],
  },
  'google-fit-weight.json': {
    formats: ['googleFit'],
    days: [
      ['2026-01-05', 80.5],
      ['2026-01-06', 80.25],
    ],
  },
  'google-fit-nutrition.json': { formats: ['googleFit'], days: [['2026-01-05', null, 1500]] },
  'google-fit-daily.csv': { formats: ['googleFit'], days: [['2026-01-05', 80.4]] },
  'garmin-weight.csv': {
    formats: ['garmin'],
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-06', 80.1],
    ],
  },
  'garmin-weight-german.csv': {
    formats: ['garmin'],
    days: [
      ['2025-03-06', 80.1],
      ['2026-01-05', 80.4],
    ],
  },
  'health-sync-weight.csv': {
    formats: ['table'],
    answers: { weightUnit: 'kg' },
    days: [
      ['2025-08-08', 94],
      ['2025-08-09', 93.6],
    ],
  },
  'health-sync-poids.csv': {
    formats: ['table'],
    answers: { weightUnit: 'kg' },
    days: [['2026-01-07', 86.1]],
  },
  'health-sync-nutrition.csv': {
    formats: ['table'],
    days: [
      ['2025-10-08', null, 1210.9],
      ['2025-10-09', null, 300],
    ],
  },
  'samsung-weight.csv': {
    formats: ['samsungHealth'],
    days: [
      ['2026-01-05', 80.4, null, 'after dinner, late, full'],
      ['2026-01-06', 80.1],
    ],
  },
  'samsung-food-intake.csv': { formats: ['samsungHealth'], days: [['2026-01-05', null, 1500]] },
  'macrofactor-quick.csv': {
    formats: ['macroFactor'],
    days: [
      ['2026-01-05', 80.4, 2150],
      ['2026-01-06', null, 1990],
    ],
  },
  'happy-scale.csv': {
    formats: ['happyScale'],
    days: [
      ['2026-01-05', lb(177.4)],
      ['2026-01-13', lb(176.8)],
    ],
  },
  'hevy-measurements.csv': {
    formats: ['hevy'],
    days: [['2025-02-03', 81.2], ['2025-03-09'], ['2026-01-05', 80.4]],
  },
};

/** Tables in an unknown format, with the columns that a visitor would choose. */
const tables: Readonly<Record<string, Expected>> = {
  'table-day-first.csv': {
    formats: ['table'],
    answers: { weightUnit: 'kg' },
    days: [
      ['2026-01-05', 80.4],
      ['2026-01-13', 80.1],
    ],
  },
  'table-month-first.csv': {
    formats: ['table'],
    days: [
      ['2026-01-05', lb(177.4)],
      ['2026-01-13', lb(176.8)],
    ],
  },
  'table-ambiguous.csv': {
    formats: ['table'],
    answers: { order: 'monthFirst' },
    days: [['2026-01-05', 80.4]],
    refused: [[3, 'future']],
  },
  'table-both-orders.csv': {
    formats: ['table'],
    answers: { order: 'dayFirst' },
    days: [
      ['2026-01-25', 80.4],
      ['2026-01-26', 80.1],
    ],
    refused: [[4, 'future']],
  },
  'table-no-header.csv': {
    formats: ['table'],
    answers: { weightUnit: 'kg', energyUnit: 'kcal' },
    days: [
      ['2026-01-05', 80.4, 2150],
      ['2026-01-06', 80.1, 1990],
    ],
  },
};

const failing: Readonly<Record<string, FileProblem>> = {
  'apple-nothing.xml': 'nothing',
  'clinical-document.xml': 'unknown',
  'own-cut.txt': 'notJson',
  'fitbit-burned.json': 'unknown',
  'table-other.csv': 'unknown',
  'words.txt': 'unknown',
  'only-header.csv': 'unknown',
  'blank.txt': 'unknown',
  'empty.txt': 'empty',
  'picture.png': 'unknown',
};

function short({ day, weightKg, intakeKcal, note }: StoredLogDay): Short {
  const rounded = (value: number | undefined): number | null =>
    value === undefined ? null : Math.round(value * 1e9) / 1e9;
  return [day, rounded(weightKg), rounded(intakeKcal), note ?? ''];
}

const full = ([day, weight = null, intake = null, note = '']: Short): Short => [
  day,
  weight === null ? null : Math.round(weight * 1e9) / 1e9,
  intake === null ? null : Math.round(intake * 1e9) / 1e9,
  note,
];

function check(reading: LogFileReading, { formats, days, refused = [] }: Expected): void {
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.days.map(short)).toEqual(days.map(full));
  expect(reading.refused.lines.map(({ line, reason }) => [line, reason])).toEqual(refused);
  expect(reading.formats).toEqual(formats);
}

async function columnsOf(file: Blob): Promise<Extract<Question, { readonly kind: 'columns' }>> {
  const reading = await read(file);
  if (reading.kind !== 'questions') throw new Error(JSON.stringify(reading));
  const [question] = reading.questions;
  if (question?.kind !== 'columns') throw new Error(JSON.stringify(question));
  return question;
}

describe('files of known programs', () => {
  test.each(Object.entries(readable))('%s', async (name, expected) => {
    check(await read(new Blob([bytesOf(name)]), expected.answers), expected);
  });

  test.each(Object.entries(readable))('%s, zipped', async (name, expected) => {
    const file = zipped({ 'folder/notes.txt': new TextEncoder().encode('Hello.'), [name]: bytesOf(name) });
    check(await read(file, expected.answers), expected);
  });
});

/** The waist in cm and the body fat in percent of the days that have one, from the files. */
const bodies: Readonly<
  Record<string, readonly (readonly [day: string, waist: number | null, fat: number | null])[]>
> = {
  'libra-6.csv': [['2026-01-05', null, 21.3]],
  'openscale-2.csv': [['2026-01-05', null, 20.8]],
  'openscale-3.csv': [['2026-01-05', null, 20.8]],
  'renpho-kg.csv': [
    ['2026-01-05', null, 20.8],
    ['2026-01-07', null, 20.7],
  ],
  'renpho-lb-us.csv': [['2026-01-13', null, 20.6]],
  'fitbit-weight.json': [['2026-01-05', null, 20.8]],
  'fitbit-body-foods.csv': [
    ['2026-01-05', null, 20.8],
    ['2026-01-06', null, 20.8],
  ],
  'myfitnesspal-measurement.csv': [['2026-01-05', null, 18.5]],
  'cronometer-biometrics.csv': [['2026-01-05', null, 20.1]],
  'zepp-life-one.csv': [['2026-01-05', null, 20.8]],
  'zepp-life-family.csv': [
    ['2026-01-05', null, 20.8],
    ['2026-01-06', null, 20.7],
  ],
  'garmin-weight.csv': [
    ['2026-01-05', null, 18.5],
    ['2026-01-06', null, 18],
  ],
  'garmin-weight-german.csv': [
    ['2025-03-06', null, 18],
    ['2026-01-05', null, 18.5],
  ],
  'health-sync-weight.csv': [['2025-08-08', null, 25.344297]],
  'health-sync-poids.csv': [['2026-01-07', null, 24.18]],
  'hevy-measurements.csv': [
    ['2025-03-09', 84, 18],
    ['2026-01-05', 85, 18.2],
  ],
};

describe('the waist and the body fat are read where a file has them, and nowhere else', () => {
  test.each(Object.entries(readable))('%s', async (name, { answers }) => {
    const reading = await read(new Blob([bytesOf(name)]), answers);
    const days = reading.kind === 'read' ? reading.days : [];
    const found = days.flatMap(({ day, waistCm = null, bodyFat = null }) =>
      waistCm === null && bodyFat === null ? [] : [[day, waistCm, bodyFat]],
    );
    expect(found).toEqual(bodies[name] ?? []);
  });
});

describe('tables in an unknown format', () => {
  test.each(Object.entries(tables))('%s', async (name, expected) => {
    const file = new Blob([bytesOf(name)]);
    const { table, place } = await columnsOf(file);
    const guess = name === 'table-no-header.csv' ? { ...table.guess, weight: 1, energy: 2 } : table.guess;
    const columns = { ...guess, weight: guess.weight ?? 1, place };
    check(await read(file, { ...expected.answers, columns }), expected);
  });

  test('are described by their first rows', async () => {
    const file = new Blob(['When,Gewicht,Energie (kJ)\n03/04/2025,"80,4",9.623\n04/04/2025,"80,15",8.368\n']);
    const { table } = await columnsOf(file);
    expect(table).toEqual({
      names: ['When', 'Gewicht', 'Energie (kJ)'],
      samples: [
        ['03/04/2025', '80,4', '9.623'],
        ['04/04/2025', '80,15', '8.368'],
      ],
      guess: {
        date: 0,
        weight: 1,
        energy: 2,
        hasHeader: true,
        header: ['When', 'Gewicht', 'Energie (kJ)'],
      },
      opens: [
        { order: '03/04/2025', weightUnit: '03/04/2025', energyUnit: '03/04/2025' },
        { order: null, weightUnit: '80,4', energyUnit: '80,4' },
        { order: null, weightUnit: '9.623', energyUnit: null },
      ],
      openWaist: null,
      isForeign: false,
    });
  });

  test('whose names are certain are asked about on request, with what was found', async () => {
    const file = new Blob([bytesOf('table-german.csv')]);
    const reading = await read(file, { columns: 'asked' });
    expect(reading).toMatchObject({
      kind: 'questions',
      questions: [
        {
          kind: 'columns',
          table: { guess: { date: 0, weight: 1, energy: 2, hasHeader: true }, isForeign: true },
        },
      ],
    });
  });

  test('never have a trend, a target or a workout for a guess', async () => {
    const file = new Blob([
      'When,Trend Weight,Target Calories,Morning weight (kg)\n2026-01-05,80,2000,80.4\n',
    ]);
    const { table } = await columnsOf(file);
    expect(table.guess).toMatchObject({ date: 0, weight: 3, energy: null, hasHeader: true });
  });
});

describe('asks for what a file doesn’t say', () => {
  test.each<[string, Answers, readonly Question[]]>([
    ['renpho-ambiguous.csv', {}, [{ kind: 'order', sample: '03/04/2026 07:00' }]],
    ['libra-no-unit.csv', {}, [{ kind: 'weightUnit', sample: '80.4' }]],
    ['myfitnesspal-measurement.csv', {}, [{ kind: 'weightUnit', sample: '175.0' }]],
    ['fitbit-day-first.csv', {}, [{ kind: 'weightUnit', sample: '80.4' }]],
    ['loseit-weights.csv', {}, [{ kind: 'weightUnit', sample: '177.4' }]],
    ['table-german.csv', {}, [{ kind: 'weightUnit', sample: '80,4' }]],
    [
      'zepp-life-family.csv',
      {},
      [
        {
          kind: 'person',
          people: [
            { mark: '165', weighings: 3, lowest: 60.9, highest: 61.2 },
            { mark: '178', weighings: 2, lowest: 80.1, highest: 80.4 },
          ],
        },
      ],
    ],
    [
      'table-no-header.csv',
      { columns: { date: 0, weight: 1, energy: 2, hasHeader: false, place: 1 } },
      [
        { kind: 'weightUnit', sample: '80.4' },
        { kind: 'energyUnit', sample: '2150' },
      ],
    ],
  ])('%s', async (name, answers, questions) => {
    expect(await read(new Blob([bytesOf(name)]), answers)).toEqual({ kind: 'questions', questions });
  });
});

describe('files without anything for the log', () => {
  test.each(Object.entries(failing))('%s: %s', async (name, problem) => {
    expect(await read(new Blob([bytesOf(name)]))).toEqual({ kind: 'failed', problem });
  });

  test('an archive without a known file', async () => {
    const file = zipped({ 'letter.txt': bytesOf('words.txt'), 'picture.png': bytesOf('picture.png') });
    expect(await read(file)).toEqual({ kind: 'failed', problem: 'unknown' });
  });

  test('a database, as Health Connect exports it, is named, alone and in an archive', async () => {
    const database = new Uint8Array(4096);
    database.set(new TextEncoder().encode('SQLite format 3'));
    const problem = { kind: 'failed', problem: 'database' };
    expect(await read(new Blob([database]))).toEqual(problem);
    expect(await read(zipped({ 'health_connect_export.db': database }))).toEqual(problem);
  });

  test('an archive that is cut off, and one that is damaged', async () => {
    const whole = zipSync({ 'export.xml': bytesOf('apple-kg.xml') });
    const cut = new Blob([whole.slice(0, 300)]);
    expect(await read(cut)).toEqual({ kind: 'failed', problem: 'zipDamaged' });
    const damaged = whole.slice();
    damaged.fill(0xff, 60, 200);
    expect(await read(new Blob([damaged]))).toEqual({ kind: 'failed', problem: 'zipDamaged' });
  });
});

describe('a file of ours with more than a log', () => {
  const ours = {
    'person.json': new TextDecoder().decode(bytesOf('own.json')),
    'results.csv': 'note,id,person,saved_at,changed_at,entries\r\n',
  };

  test.each(Object.entries(ours))('is left to its own reader: %s', async (name, text) => {
    expect(await read(new Blob([text]))).toEqual({ kind: 'own', text });
    expect(await read(new Blob([`\ufeff${text}`]))).toEqual({ kind: 'own', text });
    const packed = { 'Libra.csv': bytesOf('libra-6.csv'), [name]: new TextEncoder().encode(text) };
    expect(await read(zipped(packed))).toEqual({ kind: 'own', text });
  });
});

/** Files that are read, or left out, with others. */
const ONLY_IN_ARCHIVES = ['loseit-body-fat.csv', 'loseit-exercise-logs.csv'];
const LEFT_TO_OTHERS = ['own.json'];

test('a test reads every file in the folder', () => {
  const tested = new Set([
    ...Object.keys(readable),
    ...Object.keys(tables),
    ...Object.keys(failing),
    ...ONLY_IN_ARCHIVES,
    ...LEFT_TO_OTHERS,
    'README.md',
  ]);
  expect(readdirSync(FOLDER).filter((name) => !tested.has(name))).toEqual([]);
  expect(tested.size).toBeGreaterThan(40);
});

describe('an archive of several files', () => {
  test('joins the weights of one with the meals of another', async () => {
    const file = zipped({
      'Measurement-Summary.csv': bytesOf('myfitnesspal-measurement.csv'),
      'Nutrition-Summary.csv': bytesOf('myfitnesspal-nutrition.csv'),
      'Exercise-Summary.csv': new TextEncoder().encode(
        'Date,Exercise,Type,Exercise Calories\n2026-01-05,Run,Cardio,400\n',
      ),
    });
    check(await read(file, { weightUnit: 'lb' }), {
      formats: ['myFitnessPal'],
      days: [
        ['2026-01-05', lb(175), 1500],
        ['2026-01-06', lb(174.6), 700],
      ],
      refused: [[5, 'total']],
    });
  });

  test('takes a plain table of weights along with known files', async () => {
    const file = zipped({
      'Measurement-Summary.csv': bytesOf('myfitnesspal-weight-only.csv'),
      'Nutrition-Summary.csv': bytesOf('myfitnesspal-nutrition.csv'),
    });
    const reading = await read(file, { weightUnit: 'lb' });
    expect(reading).toMatchObject({ days: [{ day: '2026-01-05', intakeKcal: 1500 }, { day: '2026-01-06' }] });
    expect(reading.kind === 'read' && reading.days[0]?.weightKg).toBeCloseTo(lb(175), 9);
  });

  test('asks once about tables with the same header, and names those with another one', async () => {
    const text = (value: string) => new TextEncoder().encode(value);
    const file = zipped({
      'march.csv': text('When,Kilos,Eaten\n2025-03-04,80.4,2150\n'),
      'steps.csv': text('When,Steps\n2025-03-04,9000\n2025-03-05,8000\n'),
      'april.csv': text('When,Kilos,Eaten\n2025-04-04,80.1,1990\n'),
      'wishes.csv': text('What,Price\nBike,900\n'),
    });
    const { table, place } = await columnsOf(file);
    expect([table.names, place]).toEqual([['When', 'Kilos', 'Eaten'], 1]);
    const columns = { ...table.guess, weight: 1, energy: 2, place };
    const reading = await read(file, { columns, weightUnit: 'kg', energyUnit: 'kcal' });
    check(reading, {
      formats: ['table'],
      days: [
        ['2025-03-04', 80.4, 2150],
        ['2025-04-04', 80.1, 1990],
      ],
    });
    expect(reading.kind === 'read' && leftOutTexts(reading.leftOut)).toEqual([
      'Not read: steps.csv (2 rows) and wishes.csv (1 row).',
    ]);
  });

  test('leaves out the extra files in an Apple Health export', async () => {
    const file = zipped({
      'apple_health_export/electrocardiograms/ecg.csv': new TextEncoder().encode(
        'Name,Anna\nRecorded Date,2026-01-05 07:00:00 +0100\n12.1\n',
      ),
      'apple_health_export/export_cda.xml': bytesOf('clinical-document.xml'),
      'apple_health_export/export.xml': bytesOf('apple-kg.xml'),
    });
    check(await read(file), readable['apple-kg.xml']!);
  });
});

describe('an export in an archive', () => {
  const LOSE_IT = ['food-logs', 'weights', 'daily-calorie-summary', 'body-fat', 'exercise-logs'];
  const loseIt = zipped(
    Object.fromEntries(LOSE_IT.map((name) => [`${name}.csv`, bytesOf(`loseit-${name}.csv`)])),
  );

  test('of Lose It! is read without its deleted rows, its totals and its exercise', async () => {
    const reading = await read(loseIt, { weightUnit: 'lb' });
    check(reading, {
      formats: ['loseIt'],
      days: [
        ['2026-01-05', lb(177.4), 1500],
        ['2026-01-13', lb(176.8), 700],
      ],
    });
    if (reading.kind !== 'read') return;
    expect(leftOutTexts(reading.leftOut)).toEqual([
      '2 entries were deleted in the app and are left out.',
      'Left out, since the log has no place for it: Name (4 rows), Quantity (4 rows), and Units (4 rows).',
      'Not read: daily-calorie-summary.csv (2 rows) and exercise-logs.csv (1 row).',
    ]);
  });

  const withProfile = (...settings: readonly string[]) =>
    zipped({
      'weights.csv': bytesOf('loseit-weights.csv'),
      'profile.csv': new TextEncoder().encode(['Name,Value', 'Name,Anna', ...settings, ''].join('\n')),
    });

  test.each([
    [['Weight Units,Pounds'], 'lb', lb(177.4)],
    [['Weight Units,Kilograms', 'Plan,Lose 1 lb per week'], 'kg', 177.4],
    [['Plan,"Lose 1 lb, each week"'], 'lb', lb(177.4)],
    [['Height,70', 'Goal Weight,165 lbs'], 'lb', lb(177.4)],
  ])('of Lose It! names its unit beside the weights: %s', async (settings, unit, first) => {
    const reading = await read(withProfile(...settings));
    expect(reading).toMatchObject({
      weightUnit: unit,
      units: [{ kind: 'weightUnit', unit, by: 'file' }],
      leftOut: [{ kind: 'deleted', rows: 1 }],
    });
    expect(reading.kind === 'read' && reading.days[0]?.weightKg).toBeCloseTo(first, 9);
  });

  test.each([[['Height,178']], [['Start Weight,80 kg', 'Goal Weight,150 lb']]])(
    'of Lose It! is asked about if its settings name no unit, or two: %s',
    async (settings) => {
      expect(await read(withProfile(...settings))).toEqual({
        kind: 'questions',
        questions: [{ kind: 'weightUnit', sample: '177.4' }],
      });
    },
  );

  test('of Lose It! has waists, whose unit is asked for', async () => {
    const table = 'Date,Value,Secondary Value,Last Updated\n01/13/2026,36,,01/13/2026\n';
    const file = zipped({
      'waist-size.csv': new TextEncoder().encode(table),
      'steps.csv': new TextEncoder().encode(table),
    });
    expect(await read(file)).toEqual({
      kind: 'questions',
      questions: [{ kind: 'waistUnit', sample: '36' }],
    });
    expect(await read(file, { waistUnit: 'in' })).toMatchObject({
      days: [{ day: '2026-01-13', waistCm: 36 * 2.54 }],
      leftOut: [{ kind: 'table', name: 'steps.csv', rows: 1 }],
    });
  });

  test('of Lose It! can be read in another unit than its settings name', async () => {
    const file = withProfile('Weight Units,Kilograms');
    expect(await read(file, { columns: 'asked' })).toEqual({
      kind: 'questions',
      questions: [{ kind: 'weightUnit', sample: '177.4', said: 'kg' }],
    });
    const reading = await read(file, { columns: 'asked', weightUnit: 'lb' });
    expect(reading).toMatchObject({ units: [] });
    expect(reading.kind === 'read' && reading.days[0]?.weightKg).toBeCloseTo(lb(177.4), 9);
  });

  test('with several plain tables is read whole', async () => {
    const file = zipped({
      'weights.csv': new TextEncoder().encode('Datum;Gewicht (kg)\n05.01.2026;80,4\n'),
      'calories.csv': new TextEncoder().encode('Datum;Kalorien;Protein\n05.01.2026;2150;120\n'),
      'more-weights.csv': new TextEncoder().encode('Date,Weight (kg)\n2026-01-06,80.1\n'),
    });
    const reading = await read(file);
    check(reading, {
      formats: ['table'],
      days: [
        ['2026-01-05', 80.4, 2150],
        ['2026-01-06', 80.1],
      ],
    });
    expect(reading).toMatchObject({ leftOut: [{ kind: 'column', name: 'Protein', rows: 1 }], found: null });
  });

  test('of one family member says how many weigh-ins of others are left out', async () => {
    const reading = await read(new Blob([bytesOf('zepp-life-family.csv')]), { person: '165' });
    expect(reading).toMatchObject({ days: [{ weightKg: 61.2 }, { weightKg: 61 }, { weightKg: 60.9 }] });
    expect(reading.kind === 'read' && reading.leftOut).toContainEqual({ kind: 'otherPerson', rows: 2 });
  });

  test('asks again about a person who isn’t in it', async () => {
    const reading = await read(new Blob([bytesOf('zepp-life-family.csv')]), { person: '170' });
    expect(reading).toMatchObject({ kind: 'questions', questions: [{ kind: 'person' }] });
  });
});

describe('a header with the unit before a word', () => {
  test('is read with its unit', async () => {
    const reading = await read(
      new Blob(['Datum;kg morgens;kJ gesamt;cm Bauch;kg abends\n05.01.2026;80,4;8368;90,5;81\n']),
    );
    expect(reading).toMatchObject({
      days: [{ day: '2026-01-05', weightKg: 80.4, intakeKcal: 2000, waistCm: 90.5 }],
      leftOut: [{ kind: 'column', name: 'kg abends', rows: 1 }],
    });
  });

  test('doesn’t take the word “in” for inches', async () => {
    const reading = await read(new Blob(['Date,Waist (in the morning)\n2026-01-05,90\n']));
    expect(reading).toMatchObject({ days: [{ waistCm: 90 }], units: [{ kind: 'waistUnit', unit: 'cm' }] });
  });
});

test('asks for the columns if one may be a weight although a day has a word in it', async () => {
  const { table } = await columnsOf(
    new Blob(['Datum;Waage;Kalorien\n05.01.2026;80,4;2100\n06.01.2026;krank;2000\n']),
  );
  expect(table.guess).toMatchObject({ date: 0, weight: null, energy: 2 });
});

test('says where a plain table’s values were found', async () => {
  const reading = await read(new Blob([bytesOf('table-german-guessed.csv')]));
  expect(reading.kind === 'read' && reading.found && columnsText(reading.found)).toBe(
    'Found dates in “Datum”, weights in “Körpergewicht (kg)”, calories in “Kalorien”, and notes in “Notizen”. 03/04/2025 was read with the day first, as in the header’s language.',
  );
});

describe('limits', () => {
  test('weights that no person has are listed', async () => {
    const reading = await read(
      new Blob(['Date,Weight (kg)\n2026-01-05,19.9\n2026-01-06,500.1\n2026-01-07,500\n']),
    );
    check(reading, {
      formats: ['table'],
      days: [['2026-01-07', 500]],
      refused: [
        [2, 'weightRange'],
        [3, 'weightRange'],
      ],
    });
  });

  test('an archive that unpacks to far more than its size stops early', async () => {
    const bomb = zipped({ 'weights.csv': new Uint8Array(30_000_000).fill(0x20) });
    expect(await read(bomb)).toEqual({ kind: 'failed', problem: 'zipTooLarge' });
  });

  test('and so does one inside another; a locked one inside another changes nothing', async () => {
    const packed = zipSync({ 'weights.csv': new Uint8Array(30_000_000).fill(0x20) });
    expect(await read(zipped({ 'export.zip': packed }))).toEqual({ kind: 'failed', problem: 'zipTooLarge' });
    const locked = zipSync({ 'weights.csv': bytesOf('table-german.csv') });
    locked[6] = 1;
    expect(await read(zipped({ 'export.zip': locked }))).toEqual({ kind: 'failed', problem: 'zipEncrypted' });
  });

  test('an archive of too many files isn’t unpacked', async () => {
    const entry = bytesOf('table-german.csv');
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}.csv`, entry]));
    expect(await read(new Blob([new Uint8Array(zipSync(many, { level: 0 }))]))).toEqual({
      kind: 'failed',
      problem: 'zipTooMany',
    });
  });

  test('an archive with a password and an old Excel file are named', async () => {
    const locked = zipSync({ 'weights.csv': bytesOf('table-german.csv') });
    const directory = locked.findLastIndex(
      (byte, at) => byte === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1 && locked[at + 3] === 2,
    );
    locked[6] = 1;
    locked[directory + 8] = 1;
    expect(await read(new Blob([new Uint8Array(locked)]))).toEqual({
      kind: 'failed',
      problem: 'zipEncrypted',
    });
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await read(new Blob([old]))).toEqual({ kind: 'failed', problem: 'oldExcel' });
  });
});

test('names the file of a refused line in an archive', async () => {
  const reading = await read(zipped({ 'Nutrition-Summary.csv': bytesOf('myfitnesspal-nutrition.csv') }));
  expect(reading).toMatchObject({
    refused: { total: 1, lines: [{ file: 'Nutrition-Summary.csv', line: 5, reason: 'total' }] },
  });
});

describe('a large table', () => {
  const DAYS = 40_000;
  const dayAt = (index: number): string => new Date(Date.UTC(1900, 0, 1 + index)).toISOString().slice(0, 10);

  test('is read in chunks, with every mistake counted', async () => {
    const lines = Array.from({ length: DAYS }, (_, index) =>
      index % 2 === 0 ? `${dayAt(index)},${70 + (index % 90) / 10}` : `${dayAt(index)},?`,
    );
    const file = new Blob(['Date,Weight (kg)\n', lines.join('\n')]);
    const shares: number[] = [];
    const reading = await readLogFile(file, {}, { today: TODAY, report: (share) => shares.push(share) });
    expect(reading).toMatchObject({ kind: 'read', refused: { total: DAYS / 2 } });
    if (reading.kind !== 'read') return;
    expect(reading.days).toHaveLength(DAYS / 2);
    expect(reading.refused.lines).toHaveLength(10_000);
    expect(reading.days.at(-1)).toEqual({ day: dayAt(DAYS - 2), weightKg: 70 + ((DAYS - 2) % 90) / 10 });
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(3);
  });
});

describe('a table that isn’t UTF-8', () => {
  /** One byte for each letter, as Excel writes it in Western Europe. */
  const old = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

  test('is read as Windows does, wherever its first accent is', async () => {
    const rows = Array.from({ length: 9000 }, (_, index) => `${dayAfter(index)};80,4;ok`);
    const whole = `Datum;Gewicht (kg);Notizen\n${rows.join('\n')}\n2026-01-05;80,1;müde\n`;
    const reading = await read(new Blob([old(whole)]));
    expect(reading.kind === 'read' && reading.days.at(-1)).toEqual({
      day: '2026-01-05',
      weightKg: 80.1,
      note: 'müde',
    });
    const header = old('Datum;Körpergewicht (kg);Körperfett (%)\n05.01.2026;80,4;22,5\n');
    for (const file of [new Blob([header]), zipped({ 'Gewicht.csv': header })])
      expect(await read(file)).toMatchObject({
        days: [{ day: '2026-01-05', weightKg: 80.4, bodyFat: 22.5 }],
      });
  });

  test('of bytes that aren’t text changes nothing', async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index % 255) + 1);
    expect(await read(new Blob([bytes]))).toEqual({ kind: 'failed', problem: 'notUtf8' });
  });

  test('of UTF-8 whose characters are cut by chunks stays UTF-8', async () => {
    const note = 'ü€😀'.repeat(40);
    const rows = Array.from({ length: 700 }, (_, index) => `${dayAfter(index)},80.4,${note}`);
    const bytes = new TextEncoder().encode(`Date,Weight (kg),Note\n${rows.join('\n')}\n`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7001) }, (_, at) =>
      bytes.slice(at * 7001, (at + 1) * 7001),
    );
    const file = {
      size: bytes.length,
      slice: (from: number, to: number) => new Blob([bytes.slice(from, to)]),
      stream: () =>
        new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        }),
    };
    const reading = await read(file as unknown as Blob);
    expect(reading.kind === 'read' && new Set(reading.days.map((day) => day.note))).toEqual(new Set([note]));
  });
});

describe('the columns of a table of one’s own', () => {
  const table = (...lines: readonly string[]): Blob => new Blob([lines.join('\n')]);
  const first = async (header: string, row: string): Promise<LogFileReading> =>
    read(table(header, row, row.replace('05', '06')), { weightUnit: 'kg', energyUnit: 'kcal' });

  test.each([
    ['Datum;Gewicht (nüchtern);kcal', '05.01.2026;83,4;2100'],
    ['Datum;Gewicht, morgens;Kalorien gesamt', '05.01.2026;83,4;2100'],
    ['Datum (Tag);Gewicht kg (nüchtern);kcal total', '05.01.2026;83,4;2100'],
    ['Date,Weight – fasted,Total calories', '2026-01-05,83.4,2100'],
    ['Date,Weight - morning,"kcal, total"', '2026-01-05,83.4,2100'],
    ['date;poids (à jeun);calories (total)', '05/01/2026;83,4;2100'],
    ['fecha;peso (en ayunas);calorías totales', '05/01/2026;83,4;2100'],
  ])('are found by their main word: %s', async (header, row) => {
    const reading = await first(header, row);
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    expect(reading.days[0]).toMatchObject({ day: '2026-01-05', weightKg: 83.4, intakeKcal: 2100 });
    expect(reading.leftOut).toEqual([]);
  });

  test('a goal, a trend and what was burned are something else', async () => {
    const reading = await first(
      'Datum;Gewicht;Gewicht (Ziel);kcal;kcal (verbrannt)',
      '05.01.2026;83,4;80;2100;400',
    );
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(reading.days[0]).toMatchObject({ weightKg: 83.4, intakeKcal: 2100 });
    const trend = await first('Datum;Gewicht (Trend);kcal', '05.01.2026;83,4;2100');
    expect(trend).toMatchObject({ kind: 'read', leftOut: [{ kind: 'column', name: 'Gewicht (Trend)' }] });
  });

  test.each([
    ['a weight by another name', 'Datum;Waage;kcal', '05.01.2026;83,4;2100', { weight: null, energy: 2 }],
    ['calories by another name', 'Datum;Gewicht;Essen', '05.01.2026;83,4;2100', { weight: 1, energy: null }],
    ['two meals', 'Datum;Gewicht;kcal (1);kcal (2)', '05.01.2026;83,4;900;1100', { weight: 1 }],
  ])('are asked about if there may be %s', async (_, header, row, guess) => {
    const reading = await first(header, row);
    expect(reading).toMatchObject({ kind: 'questions', questions: [{ kind: 'columns', table: { guess } }] });
    const columns = { place: 1, date: 0, weight: 1, energy: 2, hasHeader: true };
    const answered = await read(table(header, row), { columns, weightUnit: 'kg', energyUnit: 'kcal' });
    expect(answered).toMatchObject({ kind: 'read', days: [{ day: '2026-01-05', weightKg: 83.4 }] });
  });

  test('nothing is asked about other numbers', async () => {
    const reading = await first('Datum;kcal;Eiweiß;Schritte;Hüfte', '05.01.2026;2100;140;9000;98');
    expect(reading).toMatchObject({ kind: 'read', days: [{ intakeKcal: 2100 }, { intakeKcal: 2100 }] });
  });

  test('people who are named are asked about, and never mixed', async () => {
    const file = table(
      'Datum;Name;Gewicht (kg);kcal',
      '05.01.2026;Anna;60,1;1800',
      '05.01.2026;Ben;80,4;2500',
      '06.01.2026;Ben;80,2 kg;2400',
    );
    const people = [
      { mark: 'Ben', weighings: 2, lowest: 80.2, highest: 80.4 },
      { mark: 'Anna', weighings: 1, lowest: 60.1, highest: 60.1 },
    ];
    const asked = { kind: 'questions', questions: [{ kind: 'person', people }] };
    expect(await read(file, { energyUnit: 'kcal' })).toMatchObject(asked);
    const reading = await read(file, { person: 'Anna' });
    expect(reading).toMatchObject({
      days: [{ day: '2026-01-05', weightKg: 60.1, intakeKcal: 1800 }],
      leftOut: [{ kind: 'otherPerson', rows: 2 }],
    });
  });

  test('names of foods are no people', async () => {
    const file = table('Date,Name,kcal', '2026-01-05,Egg,80', '2026-01-05,Bread,90');
    expect(await read(file)).toMatchObject({ kind: 'read', days: [{ intakeKcal: 170 }] });
  });

  test('the total of a day doesn’t count beside its meals', async () => {
    const rows = ['05.01.2026;Frühstück;450', '05.01.2026;Abend;900', '05.01.2026;Gesamt;1350'];
    const reading = await read(table('Datum;Mahlzeit;kcal', ...rows));
    expect(reading).toMatchObject({
      kind: 'read',
      days: [{ intakeKcal: 1350 }],
      refused: { kinds: [{ reason: 'total', entries: 1 }] },
    });
  });

  test.each([
    ['Date,Stone,Pounds,Calories (kcal)', '2026-01-05,12,6,2100'],
    ['Date,Weight (st),Weight (lb),Calories (kcal)', '2026-01-05,12,6,2100'],
    ['Date,Weight (st),Calories (kcal)', '2026-01-05,12-6,2100'],
    ['Date,Weight (st lb),Calories (kcal)', '2026-01-05,12 6,2100'],
    ['Date,Weight (stone/pounds),Calories (kcal)', '2026-01-05,12st 6lb,2100'],
  ])('stone and pounds are one weight: %s', async (header, row) => {
    const reading = await read(table(header, row));
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    expect(reading.days[0]?.weightKg).toBeCloseTo(78.925, 3);
    expect(reading.days[0]?.intakeKcal).toBe(2100);
    expect(reading.leftOut).toEqual([]);
  });

  test('two numbers in a cell are no weight, and spaces between thousands are none of it', async () => {
    const file = table('Datum;Gewicht (kg);kcal', '05.01.2026;80 4;2 150', '06.01.2026;80,2;2\u202f150');
    expect(await read(file)).toMatchObject({
      days: [{ intakeKcal: 2150 }, { weightKg: 80.2, intakeKcal: 2150 }],
      refused: { lines: [{ line: 2, reason: 'weight' }] },
    });
  });

  test('a dash isn’t a note', async () => {
    const reading = await read(table('Date,Weight (kg),Notes', '2026-01-05,80.4,--', '2026-01-06,80.1,x'));
    expect(reading.kind === 'read' && reading.days.map(({ note }) => note)).toEqual([undefined, 'x']);
  });
});
