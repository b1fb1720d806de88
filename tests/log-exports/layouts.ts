/** The exports that the import reads, each as a row: how it is written, and what it has. */
import type { Answers } from '#parts/log-import/log-file-reading.ts';
import {
  bytesOf,
  dayFirst,
  monthFirst,
  named,
  namedFirst,
  nanos,
  serial,
  table,
  utc,
  utf16,
  withComma,
  withThousands,
  workbook,
  zipped,
  type Day,
} from './write-files.ts';

export interface Layout {
  readonly write: (days: readonly Day[]) => Uint8Array<ArrayBuffer>;
  readonly has: readonly Exclude<keyof Day, 'day'>[];
  /** The unit of its weights, if it isn't kg. */
  readonly unit?: 'lb';
  /** The unit of its waists, if it isn't cm. */
  readonly waist?: 'in';
  /** What a visitor answers if the file leaves it open. */
  readonly answers?: Answers;
}

type Write = (days: readonly Day[]) => string;

const text =
  (write: Write): Layout['write'] =>
  (days) =>
    bytesOf(write(days));

const half = (energy: number): readonly [number, number] => [Math.floor(energy / 2), Math.ceil(energy / 2)];

const quoted = (note: string): string => `"${note.replaceAll('"', '""')}"`;

const LOSE_IT: Layout = {
  has: ['weight', 'energy', 'fat'],
  unit: 'lb',
  answers: { order: 'monthFirst' },
  write: (days) =>
    zipped({
      'profile.csv': 'Name,Value\nWeight Units,Pounds\n',
      'daily-calorie-summary.csv': table(
        'Date,Food cals,Exercise cals,Budget cals,EER',
        days,
        ({ day, energy }) => [monthFirst(day), energy, 1, 2, 3].join(','),
      ),
      'food-logs.csv': table('Date,Meal,Name,Calories,Quantity,Units,Deleted', days, ({ day, energy }) =>
        [
          `${monthFirst(day)},Lunch,"Soup, hot",${half(energy)[0]},1,Cup,0`,
          `${monthFirst(day)},Dinner,Rice,${half(energy)[1]},1,Cup,false`,
          `${monthFirst(day)},Lunch,Cake,900,1,Slice,1`,
        ].join('\n'),
      ),
      'weights.csv': table('Date,Weight,Last Updated,Deleted', days, ({ day, weight }) =>
        [`${monthFirst(day)},199,x,true`, `${monthFirst(day)},${weight},x,`].join('\n'),
      ),
      'body-fat.csv': table('Date,Value,Secondary Value,Last Updated', days, ({ day, fat }) =>
        [monthFirst(day), fat, '', 'x'].join(','),
      ),
      'exercise-logs.csv': table('Date,Name,Icon,Type,Quantity,Units,Calories,Deleted', days, ({ day }) =>
        [monthFirst(day), 'Run', 'Run', 'Cardio', 30, 'Minutes', 300, 0].join(','),
      ),
      'weight-loss-medication-logs.csv': 'Date,Medication,Dose\n',
    }),
};

const ZEPP_HEADER = 'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat';
const zeppRows: Write = (days) =>
  table(ZEPP_HEADER, days, ({ day, weight, fat }) =>
    [
      `${utc(day)}+0000,55,160.0,20,null,null,null,null,null,null`,
      `${utc(day)}+0000,${weight},178.0,25,${fat},54,3.2,1700,60,9`,
    ]
      .join('\n')
      .replaceAll('T', ' '),
  );

const googleHealth = (days: readonly Day[]): string =>
  table('timestamp,weight grams,data source', days, ({ day, weight }) =>
    [`${utc(day)}Z`, Math.round(weight * 1000), 'Scale'].join(','),
  );

const fitPoint = (type: string, day: string, value: object): object => ({
  fitValue: [{ value }],
  dataTypeName: type,
  startTimeNanos: nanos(day),
  endTimeNanos: nanos(day),
});
const fitFile = (source: string, points: readonly object[]): string =>
  JSON.stringify({ 'Data Source': source, 'Data Points': points });
const fitWeights = (source: string, days: readonly Day[]): string =>
  fitFile(
    source,
    days.map(({ day, weight }) => fitPoint('com.google.weight', day, { fpVal: weight })),
  );

function fitTakeout(days: readonly Day[]): Uint8Array<ArrayBuffer> {
  const meals = (source: string): string =>
    fitFile(
      source,
      days.map(({ day, energy }) =>
        fitPoint('com.google.nutrition', day, { mapVal: [{ key: 'calories', value: { fpVal: energy } }] }),
      ),
    );
  return zipped({
    'Takeout/Fit/All Data/raw_com.google.weight_scale.json': fitWeights('raw', days),
    'Takeout/Fit/All Data/derived_com.google.weight_merged.json': fitWeights('derived', days),
    'Takeout/Fit/All Data/derived_com.google.body.fat.percentage.json': fitFile(
      'derived',
      days.map(({ day, fat }) => fitPoint('com.google.body.fat.percentage', day, { fpVal: fat })),
    ),
    'Takeout/Fit/All Data/raw_com.google.nutrition.json': meals('raw'),
    'Takeout/Fit/All Data/derived_com.google.nutrition.json': meals('derived'),
    'Takeout/Fit/All Data/derived_com.google.calories.expended.json': fitFile(
      'derived',
      days.map(({ day }) => fitPoint('com.google.calories.expended', day, { fpVal: 1900 })),
    ),
    'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv': table(
      'Date,Move Minutes count,Calories (kcal),Distance (m),Average weight (kg)',
      days,
      ({ day }) => [day, 30, 1900, 5000, ''].join(','),
    ),
  });
}

const GARMIN_HEADER = 'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,';
const garmin = (unit: 'kg' | 'lbs'): Layout['write'] =>
  text((days) =>
    table(GARMIN_HEADER, days.toReversed(), ({ day, weight, fat }) =>
      [
        `" ${namedFirst(day)}",`,
        `9:40 PM,${weight - 1} ${unit},--,--,${fat} %,--,--,--,`,
        `6:40 AM,${weight} ${unit},0.1 ${unit},25.0,${fat} %,30.0 kg,3.2 kg,55 %,`,
      ].join('\n'),
    ),
  );

/** The words of the report in other languages, as far as they are read, and how its dates are written. */
const GARMIN_WORDS = {
  German: ['Zeit,Gewicht,Änderung,BMI,Körperfett', (day: string) => dayFirst(day, '.')],
  French: ['Heure,Poids,Variation,IMC,Masse grasse', dayFirst],
  Spanish: ['Hora,Peso,Cambio,IMC,Grasa corporal', dayFirst],
  Portuguese: ['Hora,Peso,Alteração,IMC,Gordura corporal', (day: string) => named(day, 'pt')],
  Italian: ['Ora,Peso,Modifica,IMC,Grasso corporeo', dayFirst],
} as const;
const foreignGarmins = Object.entries(GARMIN_WORDS).map(([language, [header, dateOf]]): [string, Layout] => [
  `Garmin Connect in ${language}`,
  {
    has: ['weight', 'fat'],
    write: text((days) =>
      table(`${header},`, days.toReversed(), ({ day, weight, fat }) =>
        [
          `" ${dateOf(day)}",`,
          `21:40,"${withComma(weight - 1)} kg",--,--,"${withComma(fat)} %",`,
          `06:40,"${withComma(weight)} kg","0,1 kg","25,0","${withComma(fat)} %",`,
        ].join('\n'),
      ),
    ),
  },
]);

const SAMSUNG = 'com.samsung.health';

function samsung(days: readonly Day[]): Uint8Array<ArrayBuffer> {
  return zipped({
    [`samsunghealth_x/${SAMSUNG}.weight.20260105.csv`]: table(
      `${SAMSUNG}.weight,6311008,4\nstart_time,weight,comment,body_fat,create_time,time_offset,deviceuuid`,
      days,
      ({ day, weight, fat, note }) => `${day} 04:00:00.000,${weight},${note},${fat},x,UTC+0530,id,`,
    ),
    [`samsunghealth_x/com.samsung.shealth.food_intake.20260105.csv`]: table(
      'com.samsung.shealth.food_intake,6311008,4\nstart_time,calorie,meal_type,name,unit,amount,time_offset,deviceuuid',
      days,
      ({ day, energy }) =>
        [
          `${day} 04:00:00.000,${half(energy)[0]},100001,Soup, with rice, and peas,120001,1,UTC+0530,id,`,
          `${day} 14:00:00.000,${half(energy)[1]},100003,Bread,120001,1,UTC+0530,id,`,
        ].join('\n'),
    ),
    [`samsunghealth_x/${SAMSUNG}.nutrition.20260105.csv`]: table(
      `${SAMSUNG}.nutrition,6311008,4\nstart_time,calorie,meal_type,title,protein,time_offset`,
      days,
      ({ day, energy }) => `${day} 04:00:00.000,${energy},100001,Soup,30,UTC+0530,`,
    ),
    [`samsunghealth_x/jsons/${SAMSUNG}.weight/a.json`]: '[{"a": 1}]',
  });
}

const MACRO_SHEETS = (days: readonly Day[]) => ({
  'Calories &amp; Macros': {
    header: ['Date', 'Calories (kcal)', 'Protein (g)', 'Fat (g)', 'Carbs (g)', 'Target Calories (kcal)'],
    rows: days.map(({ day, energy }) => [serial(day), energy, 120, 60, 200, 1234]),
  },
  'Weight Trend': {
    header: ['Date', 'Trend Weight (kg)'],
    rows: days.map(({ day }) => [serial(day), 77]),
  },
  'Scale Weight': {
    header: ['Date', 'Weight (kg)', 'Fat Percent'],
    rows: days.map(({ day, weight, fat }) => [serial(day), weight, fat]),
  },
  'Body Metrics': {
    header: ['Date', 'Neck (cm)', 'Waist (cm)'],
    rows: days.map(({ day, waist }) => [serial(day), 38, waist]),
  },
  Expenditure: { header: ['Date', 'Expenditure'], rows: days.map(({ day }) => [serial(day), 2500]) },
});

const macroQuick = (days: readonly Day[]): Uint8Array<ArrayBuffer> =>
  workbook({
    'Quick Export': {
      header: [
        'Date',
        'Trend Weight (lbs)',
        'Weight (lbs)',
        'Calories (kcal)',
        'Target Calories (kcal)',
        'Protein (g)',
      ],
      rows: days.map(({ day, weight, energy }) => [serial(day), 170, weight, energy, 1234, 100]),
    },
  });

/** Plain tables, with the names that people give their columns. */
const LANGUAGES = {
  English: ['Date', 'Weight (kg)', 'Calories', 'Body fat (%)', 'Waist (cm)', 'Notes'],
  German: ['Datum', 'Gewicht (kg)', 'Kalorien', 'Körperfett (%)', 'Bauchumfang (cm)', 'Notizen'],
  French: ['Date', 'Poids (kg)', 'Calories', 'Masse grasse (%)', 'Tour de taille (cm)', 'Remarques'],
  Spanish: ['Fecha', 'Peso (kg)', 'Calorías', 'Grasa corporal (%)', 'Cintura (cm)', 'Notas'],
  Portuguese: ['Data', 'Peso (kg)', 'Calorias', 'Gordura corporal (%)', 'Cintura (cm)', 'Observações'],
  Italian: ['Data', 'Peso (kg)', 'Calorie', 'Grasso corporeo (%)', 'Girovita (cm)', 'Note'],
} as const;

const ALL = ['weight', 'energy', 'fat', 'waist', 'note'] as const;

const plainTables = Object.entries(LANGUAGES).map(([language, names]): [string, Layout] => [
  `a table in ${language}`,
  {
    has: ALL,
    write: text((days) =>
      language === 'English'
        ? table(names.join(','), days, ({ day, weight, energy, fat, waist, note }) =>
            [day, weight, `"${withThousands(energy, ',')}"`, `${fat}%`, waist, quoted(note)].join(','),
          )
        : `\ufeff${table(names.join(';'), days, ({ day, weight, energy, fat, waist, note }) =>
            [
              dayFirst(day),
              withComma(weight),
              withThousands(energy, '.'),
              withComma(fat),
              withComma(waist),
              quoted(note),
            ].join(';'),
          ).replaceAll('\n', '\r\n')}`,
    ),
  },
]);

const APPLE_KINDS = {
  BodyMass: ({ weight }: Day) => ['lb', weight],
  DietaryEnergyConsumed: ({ energy }: Day) => ['kcal', energy],
  BodyFatPercentage: ({ fat }: Day) => ['%', (fat / 100).toFixed(3)],
  WaistCircumference: ({ waist }: Day) => ['in', waist],
} as const;

const appleRecords = (entry: Day): string =>
  Object.entries(APPLE_KINDS)
    .map(([kind, of]) => {
      const [unit = '', value = ''] = of(entry);
      const time = `${entry.day} 07:00:00 +0100`;
      return ` <Record type="HKQuantityTypeIdentifier${kind}" sourceName="Scale" unit="${unit}" startDate="${time}" endDate="${time}" value="${value}"/>`;
    })
    .join('\n');

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'Lose It!': LOSE_IT,
  'Zepp Life, two people': {
    has: ['weight', 'fat'],
    answers: { person: '178' },
    write: text(zeppRows),
  },
  'Zepp Life, the whole zip': {
    has: ['weight', 'fat'],
    answers: { person: '178' },
    write: (days) =>
      zipped({
        'BODY/BODY_1.csv': zeppRows(days),
        'ACTIVITY/ACTIVITY_1.csv': table(
          'date,lastSyncTime,steps,distance,runDistance,calories',
          days,
          ({ day }) => [day, 1, 8000, 5000, 0, 300].join(','),
        ),
        'SPORT/SPORT_1.csv':
          'type,startTime,sportTime(s),maxPace(/meter),minPace(/meter),distance(m),avgPace(/meter),calories(kcal)\n',
        'USER/USER_1.csv': 'userId,gender,height,weight,nickName,birthday\n1,0,178.0,80.0,Ana,1990-01\n',
      }),
  },
  'Google Health Takeout': {
    has: ['weight', 'fat'],
    answers: { clock: 'utc' },
    write: (days) => {
      const folder = 'Takeout/Google Health/Physical Activity_GoogleData';
      const middle = Math.ceil(days.length / 2);
      return zipped({
        [`${folder}/weight_2026-05-01.csv`]: googleHealth(days.slice(0, middle)),
        [`${folder}/weight_2026-06-01.csv`]: googleHealth(days.slice(middle)),
        [`${folder}/body_fat_2026-05-01.csv`]: table(
          'timestamp,body fat percentage,data source',
          days,
          ({ day, fat }) => [`${utc(day)}Z`, fat, 'Scale'].join(','),
        ),
        [`${folder}/calories_2026-05-01.csv`]: table('timestamp,calories,data source', days, ({ day }) =>
          [`${utc(day)}Z`, 1.3, 'Watch'].join(','),
        ),
      });
    },
  },
  'Google Fit Takeout': { has: ['weight', 'energy', 'fat'], write: fitTakeout },
  'Garmin Connect': { has: ['weight', 'fat'], write: garmin('kg') },
  ...Object.fromEntries(foreignGarmins),
  'Garmin Connect in pounds': { has: ['weight', 'fat'], unit: 'lb', write: garmin('lbs') },
  'Samsung Health': { has: ['weight', 'energy', 'fat', 'note'], write: samsung },
  'MacroFactor, quick export': { has: ['weight', 'energy'], unit: 'lb', write: macroQuick },
  'MacroFactor, all sheets': {
    has: ['weight', 'energy', 'fat', 'waist'],
    write: (days) => workbook(MACRO_SHEETS(days)),
  },
  'MacroFactor, without a format for dates': {
    has: ['weight', 'energy', 'fat', 'waist'],
    write: (days) => workbook(MACRO_SHEETS(days), false),
  },
  'a workbook in a zip': {
    has: ['weight', 'energy'],
    unit: 'lb',
    write: (days) => zipped({ 'read me.txt': 'Hello.', 'exports/MacroFactor.xlsx': macroQuick(days) }),
  },
  'a workbook and a table in a zip': {
    has: ['weight', 'energy'],
    write: (days) =>
      zipped({
        'calories.csv': table('Date,Calories', days, ({ day, energy }) => `${day},${energy}`),
        'weights.xlsx': workbook({
          Sheet1: {
            header: ['Datum', 'Gewicht (kg)'],
            rows: days.map(({ day, weight }) => [serial(day), weight]),
          },
        }),
      }),
  },
  'Happy Scale': {
    has: ['weight'],
    unit: 'lb',
    answers: { order: 'monthFirst' },
    write: text((days) => table('Date,Pounds', days, ({ day, weight }) => `${monthFirst(day)},${weight}`)),
  },
  'Happy Scale beside a table of calories': {
    has: ['weight', 'energy'],
    unit: 'lb',
    answers: { order: 'monthFirst' },
    write: (days) =>
      zipped({
        'happy scale.csv': table('Date,Pounds', days, ({ day, weight }) => `${monthFirst(day)},${weight}`),
        'food.csv': table('Datum;Kalorien', days, ({ day, energy }) => `${dayFirst(day, '.')};${energy}`),
      }),
  },
  ...Object.fromEntries(
    (['en', 'de', 'pt'] as const).map((language): [string, Layout] => [
      `Hevy, months in ${language}`,
      {
        has: ['weight', 'fat', 'waist'],
        write: text((days) =>
          table(
            '"date","weight_kg","fat_percent","neck_cm","waist_cm"',
            days,
            ({ day, weight, fat, waist }) => `"${named(day, language)}, 00:00",${weight},${fat},,${waist}`,
          ),
        ),
      },
    ]),
  ),
  'Hevy in pounds and inches': {
    has: ['weight', 'fat', 'waist'],
    unit: 'lb',
    waist: 'in',
    write: text((days) =>
      table(
        '"date","weight_lbs","fat_percent","waist_in"',
        days,
        ({ day, weight, fat, waist }) => `"${named(day)}, 00:00",${weight},${fat},${waist}`,
      ),
    ),
  },
  ...Object.fromEntries(plainTables),
  'a table from a phone, in UTF-16 with tabs': {
    has: ['weight', 'energy'],
    write: (days) =>
      utf16(
        table('Datum\tGewicht (kg)\tKalorien', days, ({ day, weight, energy }) =>
          [dayFirst(day, '.'), withComma(weight), energy].join('\t'),
        ),
      ),
  },
  'a table with waists in inches, which the file doesn’t say': {
    has: ['weight', 'waist'],
    unit: 'lb',
    waist: 'in',
    answers: { weightUnit: 'lb', waistUnit: 'in' },
    write: text((days) =>
      table('Day,Weight,Waist', days, ({ day, weight, waist }) => [day, weight, waist].join(',')),
    ),
  },
  'two tables in a zip': {
    has: ['weight', 'energy'],
    write: (days) =>
      zipped({
        'weights.csv': table(
          'Datum;Gewicht (kg)',
          days,
          ({ day, weight }) => `${dayFirst(day, '.')};${withComma(weight)}`,
        ),
        'calories.csv': table('Date,Calories', days, ({ day, energy }) => `${day},${energy}`),
      }),
  },
  'Health Sync’s files in a zip, in German': {
    has: ['weight', 'energy', 'fat'],
    answers: { weightUnit: 'kg' },
    write: (days) =>
      zipped({
        'Gewicht 32-2026 Health Connect.csv': table(
          'Datum,Zeit,Gewicht,Körperfettanteil,Körperfettmasse',
          days,
          ({ day, weight, fat }) =>
            `${day.replaceAll('-', '.')} 07:02:05,07:02:05,"${weight}","${fat}","0.0"`,
        ),
        'Ernährung 32-2026 Health Connect.csv': table(
          'Datum,Zeit,Mahlzeit,Name,Beschreibung,kcal',
          days,
          ({ day, energy }) =>
            half(energy)
              .map(
                (kcal, at) => `${day.replaceAll('-', '.')} 1${at}:00:00,1${at}:00:00,${at},null,null,${kcal}`,
              )
              .join('\n'),
        ),
      }),
  },
  'three tables in a zip, one of waists': {
    has: ['weight', 'energy', 'waist'],
    write: (days) =>
      zipped({
        'a/poids.csv': table(
          'Date;Poids (kg)',
          days,
          ({ day, weight }) => `${dayFirst(day)};${withComma(weight)}`,
        ),
        'b/calories.csv': table('Date,Calories', days, ({ day, energy }) => `${day},${energy}`),
        'c/cintura.csv': table(
          'Data;Cintura (cm)',
          days,
          ({ day, waist }) => `${dayFirst(day)};${withComma(waist)}`,
        ),
      }),
  },
  'Apple Health': {
    has: ['weight', 'energy', 'fat', 'waist'],
    unit: 'lb',
    waist: 'in',
    write: (days) =>
      zipped({
        'apple_health_export/export.xml': `<?xml version="1.0"?>\n<!DOCTYPE HealthData>\n<HealthData>\n${days.map(appleRecords).join('\n')}\n</HealthData>\n`,
        'apple_health_export/electrocardiograms/ecg.csv': 'Name,Ana\nRecorded Date,2026-01-05\n12.1\n',
      }),
  },
  MyFitnessPal: {
    has: ['weight', 'energy', 'fat', 'waist'],
    unit: 'lb',
    waist: 'in',
    answers: { weightUnit: 'lb', waistUnit: 'in' },
    write: (days) =>
      zipped({
        'Measurement-Summary.csv': table(
          'Date,Body Fat %,Waist,Weight',
          days,
          ({ day, weight, fat, waist }) => [day, fat, waist, weight].join(','),
        ),
        'Nutrition-Summary.csv': table('Date,Meal,Calories,Fat (g)', days, ({ day, energy }) =>
          [`${day},Breakfast,${half(energy)[0]},10`, `${day},Dinner,${half(energy)[1]},10`].join('\n'),
        ),
        'Exercise-Summary.csv': 'Date,Exercise,Type,Exercise Calories\n2026-01-05,Run,Cardio,400\n',
      }),
  },
  Cronometer: {
    has: ['weight', 'energy', 'fat', 'waist'],
    unit: 'lb',
    waist: 'in',
    write: (days) =>
      zipped({
        'dailysummary.csv': table('Date,Energy (kcal),Fat (g),Protein (g)', days, ({ day, energy }) =>
          [day, energy, 60, 100].join(','),
        ),
        'biometrics.csv': table('Day,Time,Group,Metric,Unit,Amount', days, ({ day, weight, fat, waist }) =>
          [
            `${day},07:10 AM,Default,Weight,lbs,${weight}`,
            `${day},07:10 AM,Default,Body Fat,%,${fat}`,
            `${day},07:10 AM,Default,Waist Size,inches,${waist}`,
            `${day},07:10 AM,Default,Heart Rate,bpm,60`,
          ].join('\n'),
        ),
      }),
  },
  Evenscale: {
    has: ALL,
    write: text((days) =>
      table(
        'date,weight_kg,intake_kcal,intake_kj,waist_cm,body_fat_percent,note,confirmed',
        days,
        ({ day, weight, energy, waist, fat, note }) =>
          [day, weight, energy, '', waist, fat, quoted(note), ''].join(','),
      ),
    ),
  },
};
