import { describe, expect, test } from 'vitest';
import { commandList } from '../src/command-list.ts';
import { runJson, runLine, valueIn } from './run-line.ts';

const WOMAN = ['--age', '30', '--sex', 'female', '--activity', 'lightly-active'];
const MAN = ['--age', '40', '--sex', 'male', '--activity', 'sedentary'];

/** 60 days at 80 kg and 2,400 kcal. */
const STEADY_LOG = [
  'date,weight_kg,intake_kcal,intake_kj,note',
  ...Array.from({ length: 60 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10);
    return `${date},80,2400,,`;
  }),
].join('\n');

describe('answered', () => {
  test.each([
    ['kilograms and centimeters', ['bmi', '70kg', '175cm'], 'BMI                       22.9'],
    ['meters in the field for centimeters', ['bmi', '70', '1,75'], '22.9'],
    ['pounds, feet and inches', ['bmi', '165lb', `5'4"`], '28.3'],
    ['stone', ['bmi', '11 st 4', `5'9`], '8 st 13.3 lb'],
    ['a part of what daily calories need', ['bmi', '70kg', '175cm', '--age', '30'], 'give all three'],
    ['the example of the help', ['tdee', ...WOMAN, '165lb', `5'4`], '1,998 kcal'],
    ['kilojoules', ['tdee', ...WOMAN, '165lb', `5'4`, '--energy', 'kJ'], '8,362 kJ'],
    ['options between entries', ['tdee', '165lb', ...WOMAN, `5'4`], '1,998 kcal'],
    ['a plan at a pace', ['plan', ...MAN, '92kg', '178cm', '84kg', '--pace', 'steady'], 'Until the goal'],
    ['a plan by a day', ['plan', ...MAN, '92kg', '178cm', '84kg', '--by', '2027-05-20'], 'May 20, 2027'],
    ['other equations', ['tdee', ...MAN, '--compare', '88kg', '180cm'], 'Reference intakes 2023'],
    ['where an intake leads', ['project', ...MAN, '--eat', '2000', '92kg', '178cm'], 'Nov 22, 2027'],
    [
      'an intake in kilojoules',
      ['project', ...MAN, '--eat', '8368kJ', '--energy', 'kcal', '92kg', '178cm'],
      '2,000 kcal',
    ],
    [
      'another intake later on',
      ['project', ...MAN, '--eat', '2000', '--eat', '2,400@90', '92kg', '178cm'],
      'Calories a day, from Feb 20, 2027',
    ],
    [
      'body fat of a man',
      ['body-fat', '--age', '42', '--sex', 'male', '--neck', '39cm', '--waist', '92cm', '180cm'],
      '20.5%',
    ],
    [
      'body fat in inches',
      [
        'body-fat',
        '--age',
        '42',
        '--sex',
        'female',
        '--neck',
        '12.6',
        '--waist',
        '27.6',
        '--hips',
        '37',
        `5'7`,
      ],
      'hips 37 in',
    ],
    [
      'other measures of the body',
      ['body-size', '--age', '42', '--sex', 'male', '--waist', '94cm', '88kg', '180cm'],
      'Increased risk',
    ],
    ['resting energy', ['bmr', '--age', '30', '--sex', 'male', '70kg', '175cm'], '1,649 kcal a day at rest'],
    [
      'resting energy in kilojoules',
      ['bmr', ...MAN, '--energy', 'kJ', '88kg', '180cm'],
      'In a whole day, sedentary',
    ],
    [
      'the healthy range at 70',
      ['ideal-weight', '--age', '70', '--sex', 'female', '75kg', '165cm'],
      'From 65 on',
    ],
    [
      'the healthy range with lower limits',
      ['ideal-weight', '--age', '40', '--sex', 'male', '--lower-limits', '75kg', '165cm'],
      'for your family background',
    ],
    [
      'a waist in inches',
      ['waist', '--age', '35', '--sex', 'female', '--waist', '31in', '150lb', `5'4`],
      'Half your height\nis 32.0 in.',
    ],
    ['protein', ['protein', ...MAN, '--goal', 'lose', '88kg', '180cm'], 'Over 4 meals, each about'],
    ['a pregnancy by week', ['pregnancy', '--age', '30', '--week', '24', '65kg', '165cm'], '11.5 to 16 kg'],
    [
      'a pregnancy by due date',
      ['pregnancy', '--age', '34', '--due', '2027-03-20', '--now', '158lb', '143lb', `5'5`],
      'At 23 weeks, you weigh 15 lb more than before',
    ],
    [
      'twins below BMI 18.5',
      ['pregnancy', '--age', '30', '--week', '9', '--twins', '48kg', '170cm'],
      'No guideline',
    ],
    [
      'a child by years',
      ['child-bmi', '--sex', 'girl', '--years', '9', '--months', '4', '30kg', '132cm'],
      '62nd',
    ],
    [
      'a child by dates',
      ['child-bmi', '--sex', 'boy', '--born', '2016-02-29', '32kg', '137cm'],
      'percentile',
    ],
    [
      'a level in capitals',
      ['tdee', '--age', '30', '--sex', 'FEMALE', '--activity', 'Sedentary', '60kg', '165cm'],
      'TDEE',
    ],
  ])('%s', async (_, args, shown) => {
    const { code, out, err } = await runLine(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(shown);
  });

  test('a group of three in days or sodium is not a decimal', async () => {
    const args = [
      'project',
      ...MAN,
      '--eat',
      '2000',
      '--every',
      '1,000',
      '--sodium',
      '2,300',
      '80kg',
      '178cm',
    ];
    const grouped = await runJson([...args, '--days', '1,000']);
    expect(grouped.figures).toHaveProperty(['projection.1000.weight']);
    const plain = await runJson(args.map((arg) => arg.replace(',', '')).concat('--days', '1000'));
    expect(grouped.figures).toEqual(plain.figures);
  });

  test('the working of a measured energy has what was entered, not the equation', async () => {
    const args = ['project', ...MAN, '--resting', '1700', '--eat', '2000', '80kg', '178cm', '--working'];
    const { working = [] } = await runJson(args);
    expect(working.join('\n')).toContain('1,700 kcal × 1.2 = 2,040 kcal a day');
    const log = ['project', '--age', '40', '--sex', 'male', '--maintenance', '2500', '--eat', '2000'];
    const own = await runJson([...log, '80kg', '178cm', '--working']);
    expect(own.working?.join('\n')).toContain('TDEE = 2,500 kcal a day, as you entered with --maintenance');
    expect(own.working?.join('\n')).not.toContain('active');
  });

  test('a log gives its own maintenance, with the working', async () => {
    const args = ['log', 'log.csv', '--sex', 'male', '--age', '40', '--height', '178cm'];
    const { code, out } = await runLine([...args, '--working'], { 'log.csv': STEADY_LOG });
    expect(code).toBe(0);
    expect(out).toContain('2,400 kcal');
    expect(out).toContain('Maintenance = energy eaten');
    expect(out).toMatch(
      /Weight change per week, \w+ \d+ to \w+ \d+, without the first week’s water {2,}\S.* \(between/u,
    );
    expect(out).not.toContain('((');
  });

  test('a file of a person gives the same as a table of its days', async () => {
    const person = ['--sex', 'male', '--age', '40', '--height', '178cm'];
    const days = STEADY_LOG.split('\n')
      .slice(1)
      .map((row) => row.split(','))
      .map(([day, weight, intake]) => ({ day, weightKg: Number(weight), intakeKcal: Number(intake) }));
    const file = (more: object) => JSON.stringify({ format: 'evenscale.person', version: 1, days, ...more });
    const files = { 'log.csv': STEADY_LOG, 'me.json': file({}), 'later.json': file({ version: 2 }) };
    const table = await runLine(['log', 'log.csv', ...person], files);
    const { code, out } = await runLine(['log', 'me.json', ...person], files);
    expect(code).toBe(0);
    const figures = (text: string) => text.split('\n').filter((line) => line.includes('kcal'));
    expect(figures(out)).toEqual(figures(table.out));
    const later = await runLine(['log', 'later.json', ...person], files);
    expect(later.err + later.out).toContain('written by a newer version');
    const results = { 'r.csv': 'id,person,saved_at,changed_at,note,entries\n' };
    const none = await runLine(['log', 'r.csv', ...person], results);
    expect(none.err + none.out).toContain('no weights or calories');
  });

  test('a log’s waists and body fat are read from each of our files', async () => {
    const observation = (code: string, value: number, unit: string) => ({
      resource: {
        resourceType: 'Observation',
        code: { coding: [{ code }] },
        effectiveDateTime: '2026-01-05',
        valueQuantity: { value, code: unit },
      },
    });
    const entry = [observation('8280-0', 84, 'cm'), observation('41982-0', 22.5, '%')];
    const files = {
      'log.csv':
        'date,weight_kg,intake_kcal,intake_kj,waist_cm,body_fat_percent,note,confirmed\n2026-01-05,,,,84,22.5,,\n',
      'me.json': JSON.stringify({
        format: 'evenscale.person',
        version: 1,
        days: [{ day: '2026-01-05', waistCm: 84, bodyFat: 22.5 }],
      }),
      'fhir.json': JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }),
    };
    for (const name of Object.keys(files)) {
      const { out, err } = await runLine(['log', name], files);
      expect((out + err).replaceAll(/\s+/gu, ' '), name).toContain(
        '1 day has a waist. 1 day has a body fat.',
      );
    }
  });

  test('at 18 and 19 the percentile is a line and a figure, if the sex is given', async () => {
    const young = ['--age', '19', '--sex', 'female'];
    const { out } = await runLine(['bmi', ...young, '60kg', '165cm']);
    expect(out.replace(/\s+/gu, ' ')).toContain(
      'your BMI is at the 55th on CDC’s chart, with your age taken as 19½.',
    );
    const tdee = await runJson(['tdee', ...young, '--activity', 'sedentary', '60kg', '165cm']);
    expect(valueIn(tdee, 'percentile')).toBeCloseTo(54.7, 1);
    for (const others of [
      ['--age', '19'],
      ['--age', '20', '--sex', 'female'],
      ['--age', '17', '--sex', 'male'],
    ])
      expect((await runLine(['bmi', ...others, '60kg', '165cm'])).out).not.toContain('percentiles');
  });

  test('units follow the weight, or the height if the weight has no unit', async () => {
    const shown = async (...args: string[]) => (await runLine(['bmi', ...args])).out.split('\n')[0];
    expect(await shown('165lb', '163cm')).toBe('165 lb, 5 ft 4.2 in');
    expect(await shown('75kg', `5'4`)).toBe('75 kg, 162.6 cm');
    expect(await shown('165', `5'4`)).toBe('165 lb, 5 ft 4 in');
    expect(await shown('165lb', `5'4`, '--units', 'metric')).toBe('74.8 kg, 162.6 cm');
  });

  test.each([
    ['f', 'light'],
    ['Female', 'Lightly active'],
    ['female', 'lightly'],
  ])('%s and %s are understood as an option’s values', async (sex, activity) => {
    const { code, out } = await runLine([
      'tdee',
      '--age',
      '30',
      '--sex',
      sex,
      '--activity',
      activity,
      '60kg',
      '165cm',
    ]);
    expect({ code, first: out.split('\n')[0] }).toEqual({
      code: 0,
      first: '60 kg, 165 cm, 30 years, female, lightly active',
    });
  });

  test.each([
    [['--age-months', '112.53'], 'Age: 112.53 months, as entered'],
    [['--years', '9'], 'Age: full years × 12 + 6 = 114 months'],
    [['--years', '9', '--months', '4'], 'Age: full months + 0.5 = 112.5 months'],
    [
      ['--born', '2016-02-29', '--measured', '2026-11-01'],
      'Age: days since birth ÷ 30.4375 = 128.0657 months',
    ],
  ])('the working of a child’s percentile says where the age comes from: %j', async (age, line) => {
    const { working = [] } = await runJson([
      'child-bmi',
      '--sex',
      'boy',
      ...age,
      '--working',
      '30kg',
      '132cm',
    ]);
    expect(working).toContain(line);
    expect(working).toContainEqual(expect.stringMatching(/^CDC’s values at this age \(.+\): L /u));
  });

  test('--working has every step that the page shows', async () => {
    const { working = [] } = await runJson(['tdee', ...WOMAN, '165lb', `5'4`, '--working']);
    expect(working.join('\n')).toMatch(/Mifflin[\s\S]+BMI[\s\S]+Seven targets[\s\S]+Protein/u);
  });

  test('an unlikely entry prompts a question and is used anyway', async () => {
    const { code, err } = await runLine(['child-bmi', '--sex', 'girl', '--years', '9', '70kg', '120cm']);
    expect({ code, err: err.includes('Did you mean') || err === '' }).toEqual({ code: 0, err: true });
  });

  test('a question without an answer of its own is asked as it is', async () => {
    const { code, err } = await runLine(['bmi', '165', '165']);
    expect(code).toBe(0);
    expect(err.replace(/\s+/gu, ' ')).toContain(
      'Used as 165 kg. Is 165 kg your weight? It’s the same number as your height.',
    );
  });

  test('"Use it anyway" works as on the page', async () => {
    const { code, err } = await runLine(['bmi', '70', '5.9']);
    expect(code).toBe(1);
    expect(err.replace(/\s+/gu, ' ')).toContain(
      'Numbers without a unit are read as kg and cm. Did you mean 5 ft 9 in (175.3 cm)? If it’s right, add --use-anyway.',
    );
    expect((await runLine(['bmi', '30kg', '200cm'])).code).toBe(1);
    expect((await runLine(['bmi', '30kg', '200cm', '--use-anyway'])).code).toBe(0);
  });
});

describe('an unusable entry: exit code 1, the entry and what to type instead', () => {
  test.each([
    [
      'no number',
      ['bmi', 'abc', '175cm'],
      'weight "abc": Enter a weight, for example 72.5kg, 160lb or "11 st 4".',
    ],
    ['below zero', ['bmi', '-70kg', '175cm'], 'weight "-70kg": A weight must be more than 0'],
    ['nothing', ['bmi', '', '175cm'], 'weight "": Enter a weight'],
    ['zero', ['bmi', '0kg', '175cm'], 'more than 0'],
    ['too much', ['bmi', '5000kg', '175cm'], 'Enter a weight up to 1,000 kg, with its unit'],
    [
      'too many inches',
      ['bmi', '165lb', `5'30`],
      'A foot has 12 inches. Enter a height like "5\'9". Did you mean 7 ft 6 in?',
    ],
    ['a height first', ['bmi', '175cm', '70kg'], 'weight "175cm": The weight comes first, then the height'],
    [
      'two words',
      ['bmi', '165lb', '5 9'],
      'height "5 9": Enter a height, for example 175cm, 1.75m or "5\'9".',
    ],
    [
      'a child’s inches',
      ['child-bmi', '--sex', 'girl', '--years', '9', '66lb', `4'13`],
      'A foot has 12 inches. Enter a height like "4\'2".',
    ],
    [
      'a birthday in another order',
      ['child-bmi', '--sex', 'boy', '--born', '03/04/2016', '30kg', '130cm'],
      'Enter the date of birth as year-month-day, for example 2016-02-29',
    ],
    [
      'a goal on a day that does not exist',
      ['plan', ...MAN, '80kg', '178cm', '75kg', '--by', '2027-02-30'],
      'isn’t in the calendar',
    ],
    [
      'an intake after the last day',
      ['project', ...MAN, '--eat', '2000', '--eat', '2200@400', '80kg', '178cm'],
      '--eat "2200@400": That’s after the last day of this projection, day 365.',
    ],
    [
      'two intakes from the same day',
      ['project', ...MAN, '--eat', '2000', '--eat', '2500', '80kg', '178cm'],
      '--eat "2500": Another --eat starts on the same day.',
    ],
    ['a folder', ['log', 'tests'], 'file "tests": This is a folder.'],
    [
      'too old',
      ['tdee', '--age', '130', '--sex', 'male', '--activity', 'sedentary', '70kg', '175cm'],
      '--age "130"',
    ],
    [
      'body fat',
      ['tdee', ...MAN, '--body-fat', '90', '70kg', '175cm'],
      '--body-fat "90": Enter your body fat',
    ],
    ...['176', '176g,30%', '176g,,thin', '30%,40%,30%', 'lots,,30%'].map(
      (macros): [string, string[], string] => [
        `macros: ${macros}`,
        ['tdee', ...MAN, '--macros', macros, '70kg', '175cm'],
        `--macros "${macros}": Enter protein, carbs and fat in this order`,
      ],
    ),
    ...[
      ['mon,someday', '20%'],
      ['mon,wed', 'more'],
      ['mon', '0'],
    ].map(([days = '', more = '']): [string, string[], string] => [
      `training days: ${days} ${more}`,
      ['tdee', ...MAN, '--training-days', days, '--training-more', more, '70kg', '175cm'],
      `--training-days "${days} ${more}": Enter the days and how much more to eat on them`,
    ]),
    [
      'a goal that is no weight',
      ['plan', ...MAN, '80kg', '178cm', 'thin'],
      'goal "thin": Enter a goal weight',
    ],
    [
      'a day in the past',
      ['plan', ...MAN, '80kg', '178cm', '75kg', '--by', '2020-01-01'],
      '--by "2020-01-01": Enter a date from 2026-12-13 to 2029-11-21',
    ],
    [
      'no day',
      ['plan', ...MAN, '80kg', '178cm', '75kg', '--by', 'May'],
      'Enter a date as year-month-day, for example 2027-05-20.',
    ],
    [
      'a birthday that is none',
      ['child-bmi', '--sex', 'boy', '--born', '2015-02-30', '30kg', '130cm'],
      'isn’t in the calendar',
    ],
    [
      'a measurement in the future',
      ['child-bmi', '--sex', 'boy', '--born', '2015-02-20', '--measured', '2027-01-01', '30kg', '130cm'],
      '--measured "2027-01-01"',
    ],
    [
      'too many months',
      ['child-bmi', '--sex', 'boy', '--years', '9', '--months', '12', '30kg', '130cm'],
      '--months "12": Enter the full months since the last birthday',
    ],
    [
      'an age in words',
      ['child-bmi', '--sex', 'boy', '--age-months', 'nine', '30kg', '130cm'],
      '--age-months "nine"',
    ],
    [
      'no intake',
      ['project', ...MAN, '--eat', 'much', '80kg', '178cm'],
      '--eat "much": Enter calories a day',
    ],
    [
      'an intake from no day',
      ['project', ...MAN, '--eat', '2000@never', '80kg', '178cm'],
      'After @, enter the day as a whole number from 1 to 1,095, for example 2200@90.',
    ],
    [
      'too many days',
      ['project', ...MAN, '--eat', '2000', '--days', '5000', '80kg', '178cm'],
      '--days "5000": Enter a number of days from 1 to 1,095, as a whole number',
    ],
    [
      'a maintenance that no body has',
      ['project', '--age', '40', '--sex', 'male', '--maintenance', '900', '--eat', '2000', '80kg', '178cm'],
      '--maintenance "900": Check your maintenance calories',
    ],
    [
      'an age that is none, for a tape measure',
      ['body-fat', '--age', 'old', '--sex', 'male', '--neck', '39cm', '--waist', '92cm', '180cm'],
      '--age "old": Enter',
    ],
    [
      'a neck that is none',
      ['body-fat', '--age', '42', '--sex', 'male', '--neck', '3cm', '--waist', '92cm', '180cm'],
      '--neck "3cm": Check your neck measurement',
    ],
    [
      'a waist that is none',
      ['body-size', '--age', '42', '--sex', 'male', '--waist', 'wide', '88kg', '180cm'],
      '--waist "wide": Enter a waist measurement, for example 84cm or 33in',
    ],
    [
      'a waist without a length',
      ['waist', '--age', '42', '--sex', 'male', '--waist', '', '88kg', '180cm'],
      '--waist "": Enter a waist measurement',
    ],
    [
      'a waist in another unit',
      ['body-size', '--age', '42', '--sex', 'male', '--waist', '33', '88kg', '180cm'],
      'Did you mean 33 in (83.8 cm)?',
    ],
    ['no file', ['log', 'nowhere.csv'], 'file "nowhere.csv": There’s no such file.'],
    [
      'a height for the log',
      ['log', 'x.csv', '--sex', 'male', '--age', '40', '--height', 'tall'],
      '--height "tall"',
    ],
    ['a picture', ['log', 'tests/log-files/picture.png'], 'No weights or calories'],
    [
      'dates either way',
      ['log', 'tests/log-files/renpho-ambiguous.csv'],
      'Add --date-order day-first or month-first.',
    ],
    ['columns', ['log', 'tests/log-files/table-ambiguous.csv'], 'Add --date-column'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await runLine(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replace(/\n/gu, ' ')).toContain(message);
    expect(err).toContain(`Run "evenscale ${args[0] ?? ''} --help" for examples.`);
  });
});

describe('safety: a figure that the site withholds is not printed', () => {
  test.each([
    [
      'under 18 there is no plan',
      ['plan', '--age', '15', '--sex', 'male', '--activity', 'sedentary', '70kg', '170cm', '60kg'],
      'still growing',
    ],
    [
      'no plan to below a healthy weight',
      ['plan', ...MAN, '80kg', '180cm', '50kg'],
      'below the healthy range',
    ],
    ['no plan to lose from below it', ['plan', ...MAN, '55kg', '180cm', '50kg'], 'don’t plan further loss'],
    [
      'no plan under 800 kcal',
      ['plan', ...MAN, '80kg', '180cm', '65kg', '--by', '2026-12-20'],
      'no number is shown',
    ],
    [
      'under 18 no intake leads anywhere',
      [
        'project',
        '--age',
        '15',
        '--sex',
        'male',
        '--activity',
        'sedentary',
        '--eat',
        '1500',
        '70kg',
        '170cm',
      ],
      'still growing',
    ],
    ['no course under 800 kcal', ['project', ...MAN, '--eat', '700', '80kg', '178cm'], 'medical supervision'],
    [
      'no course under 800 kcal in a later part',
      ['project', ...MAN, '--eat', '2000', '--eat', '700@60', '80kg', '178cm'],
      'medical supervision',
    ],
    [
      'no loss from below a healthy weight',
      ['project', ...MAN, '--eat', '1500', '55kg', '180cm'],
      'don’t plan weight loss',
    ],
    [
      'no loss from below a healthy weight by moving more',
      ['project', ...MAN, '--eat', '2000', '--movement', '5', '55kg', '180cm'],
      'there’s no projection',
    ],
    [
      'no adults’ measures under 18',
      ['body-size', '--age', '15', '--sex', 'male', '60kg', '170cm'],
      'made for adults',
    ],
    [
      'no body fat under 18',
      ['body-fat', '--age', '17', '--sex', 'male', '--neck', '39cm', '--waist', '92cm', '180cm'],
      'Not shown under 18',
    ],
    [
      'no body fat from measurements that don’t fit together',
      ['body-fat', '--age', '42', '--sex', 'male', '--neck', '60cm', '--waist', '60cm', '180cm'],
      'don’t fit together',
    ],
    [
      'no percentile over 20',
      ['child-bmi', '--sex', 'boy', '--years', '25', '60kg', '170cm'],
      'evenscale bmi',
    ],
    [
      'no percentile under 2',
      ['child-bmi', '--sex', 'boy', '--years', '1', '10kg', '80cm'],
      'begin at age 2',
    ],
  ])('%s', async (_, args, reason) => {
    const { code, out, err } = await runLine(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replace(/\n/gu, ' ')).toContain(reason);
    expect(await runJson(args)).toMatchObject({ status: 'refused', code: 1 });
  });

  test('under 18, targets and macros have a reason and no value, and child-bmi is named', async () => {
    const args = ['tdee', '--age', '15', '--sex', 'male', '--activity', 'sedentary', '60kg', '170cm'];
    const { figures, notices } = await runJson(args);
    const targets = Object.entries(figures).filter(([name]) => /^(?:targetCalories|macros)/u.test(name));
    expect(targets.length).toBeGreaterThan(7);
    for (const [name, figure] of targets) {
      expect(figure.value, name).toBeUndefined();
      expect(figure.reason, name).toBeTruthy();
    }
    expect(notices).toContain('For ages 2 through 19, run: evenscale child-bmi');
    expect((await runLine(['bmi', '60kg', '170cm', '--age', '15'])).out).not.toMatch(/Normal|Ideal/u);
  });

  test('daily calories say why a target is missing, and that a loss is rarely needed from 65 on', async () => {
    const caloriesAt = (age: string, weight: string) =>
      runLine(['bmi', '--age', age, '--sex', 'male', '--activity', 'sedentary', weight, '175cm']);
    expect((await caloriesAt('15', '70kg')).out).toContain('Under 18, your body is still growing');
    expect((await caloriesAt('70', '79.6kg')).out).toContain('Weight loss · usually not needed at 70');
  });

  test('from 65 on, TDEE starts by saying that losing weight is rarely needed', async () => {
    const { notices } = await runJson([
      ...['tdee', '--age', '70', '--sex', 'male', '--activity', 'sedentary', '--goal', 'lose'],
      ...['60kg', '180cm'],
    ]);
    expect(notices).toEqual([
      expect.stringMatching(
        /^Losing weight isn’t advised below the range for 65 and over\. We use “maintain” instead\.$/u,
      ),
      'At 70, there’s usually no need to lose weight.',
      expect.stringMatching(/^If you’ve lost weight without trying, tell a doctor\. Next step: eat/u),
    ]);
  });

  test('one’s own macros are exactly these grams, and what has no room is said', async () => {
    const { figures } = await runJson(['tdee', ...MAN, '--macros', '176g,,0.9g/kg', '80kg', '180cm']);
    expect(figures['macros.own.protein']?.value).toBe(176);
    expect(figures['macros.own.fat']?.value).toBe(72);
    const { out } = await runLine(['tdee', ...MAN, '--macros', '900g,,0', '80kg', '180cm']);
    expect(out.replace(/\s+/gu, ' ')).toMatch(/Protein: It’s kept as you set it, but only \d+ g fit/u);
    const without = await runJson(['tdee', ...MAN, '80kg', '180cm']);
    expect(without.figures['macros.own.protein']).toBeUndefined();
  });

  test('training and rest days have the target’s week, and macros with the same protein', async () => {
    const training = ['--training-days', 'Mon, wed,friday', '--training-more', '300kcal'];
    const { figures } = await runJson(['tdee', ...MAN, ...training, '80kg', '180cm']);
    const value = (name: string): number => Number(figures[name]?.value);
    const [more, less] = [value('trainingWeek.training'), value('trainingWeek.rest')];
    expect(more - less).toBeCloseTo(301, 9);
    expect(3 * more + 4 * less).toBeCloseTo(7 * value('tdee'), 9);
    expect(value('trainingWeek.rest.protein')).toBe(value('macros.balanced.protein'));
    const without = await runJson(['tdee', ...MAN, '80kg', '180cm']);
    expect(without.figures['trainingWeek.training']).toBeUndefined();
  });

  test('training days that no day has room for are every day the same, with the reason', async () => {
    const { out } = await runLine(['tdee', ...WOMAN, '--training-days', 'sat', '47kg', '170cm']);
    expect(out.replace(/\s+/gu, ' ')).toContain(
      'Every day stays the same: with any difference, below a BMI of 18.5, no day should be below what you use.',
    );
  });

  test('a plan has macros, one’s own exactly, and training days', async () => {
    const own = ['--macros', '176g,,30%', '--training-days', 'sat'];
    const { figures } = await runJson(['plan', ...MAN, ...own, '92kg', '178cm', '84kg']);
    const value = (name: string): number => Number(figures[name]?.value);
    expect(value('plan.macros.protein')).toBe(176);
    expect(value('trainingWeek.training') + 6 * value('trainingWeek.rest')).toBeCloseTo(
      7 * value('plan.intake'),
      9,
    );
    expect(value('trainingWeek.rest.protein')).toBe(176);
  });

  test('below a healthy weight no deficit is offered', async () => {
    const { figures } = await runJson(['tdee', ...WOMAN, '45kg', '170cm', '--goal', 'lose']);
    expect(figures['targetCalories.loss']).toMatchObject({ shown: 'Not offered' });
    expect(figures['targetCalories.loss']?.value).toBeUndefined();
    for (const key of ['mildGain', 'gain', 'extremeGain'])
      expect(figures[`targetCalories.${key}`]?.value, key).toBeUndefined();
    // Macros are for maintenance.
    const protein = Number(figures['macros.balanced.protein']?.value);
    expect(protein * 4).toBeCloseTo(0.3 * Number(figures['tdee']?.value), 6);
  });

  test('a projection ends before the BMI falls below 18.5', async () => {
    const { out } = await runLine(['project', ...WOMAN, '--eat', '1300', '55kg', '168cm']);
    // The last day listed is the day on which the text says the projection ends.
    expect(out.replace(/\s+/gu, ' ')).toMatch(
      /(?<day>\w{3} \d+, \d{4}) [\d.]+ kg \([^)]+\) The projection ends on \k<day>\. .* below 18\.5/u,
    );
    const { figures } = await runJson([
      'project',
      ...WOMAN,
      '--eat',
      '1300',
      '--every',
      '1',
      '55kg',
      '168cm',
    ]);
    for (const [name, { value }] of Object.entries(figures))
      if (name.endsWith('.weight')) expect(Number(value) / 1.68 ** 2).toBeGreaterThanOrEqual(18.5);
  });

  test('a low target comes with its note', async () => {
    const { out } = await runLine(['tdee', ...WOMAN, '60kg', '165cm']);
    expect(out.replace(/\s+/gu, ' ')).toContain('the usual minimum for women without professional support');
  });

  test('a log for someone under 18 and one that is too short say why there is no figure', async () => {
    const files = { 'log.csv': STEADY_LOG, 'short.csv': STEADY_LOG.split('\n').slice(0, 8).join('\n') };
    const young = await runLine(
      ['log', 'log.csv', '--sex', 'male', '--age', '16', '--height', '170cm'],
      files,
    );
    expect(young).toMatchObject({ code: 1, out: '' });
    expect(young.err).toContain('under 18');
    const short = await runLine(
      ['log', 'short.csv', '--sex', 'male', '--age', '40', '--height', '170cm'],
      files,
    );
    expect(short).toMatchObject({ code: 1, out: '' });
    expect(short.err).toContain('more days');
    const nobody = await runLine(['log', 'log.csv'], files);
    expect(nobody).toMatchObject({ code: 1, out: '' });
    expect(nobody.err).toContain('add --sex, --age and --height.');
  });

  test.each(commandList.map(({ name }) => name))(
    '%s always ends with who shouldn’t rely on it',
    async (name) => {
      const lines: Readonly<Record<string, readonly string[]>> = {
        bmi: ['70kg', '175cm'],
        tdee: [...MAN, '70kg', '175cm'],
        plan: [...MAN, '90kg', '175cm', '80kg'],
        project: [...MAN, '--eat', '2000', '90kg', '175cm'],
        'body-fat': ['--age', '42', '--sex', 'male', '--neck', '39cm', '--waist', '92cm', '180cm'],
        'body-size': ['--age', '40', '--sex', 'male', '88kg', '180cm'],
        bmr: [...MAN, '88kg', '180cm'],
        'ideal-weight': ['--age', '40', '--sex', 'male', '88kg', '180cm'],
        waist: ['--age', '40', '--sex', 'male', '--waist', '92cm', '88kg', '180cm'],
        protein: [...MAN, '88kg', '180cm'],
        pregnancy: ['--age', '30', '--week', '24', '65kg', '165cm'],
        'child-bmi': ['--sex', 'boy', '--years', '9', '30kg', '130cm'],
        log: ['log.csv', '--sex', 'male', '--age', '40', '--height', '178cm'],
      };
      const { out } = await runLine([name, ...(lines[name] ?? [])], { 'log.csv': STEADY_LOG });
      expect(out.replace(/\s+/gu, ' ')).toMatch(/eating disorder|Worried about eating/u);
    },
  );
});

describe('usage errors: exit code 2', () => {
  test('an unknown command points to the list of commands', async () => {
    const { code, err } = await runLine(['weight']);
    expect(code).toBe(2);
    expect(err).toContain('Run "evenscale --help" for the list of commands.');
  });

  test.each([
    ['no command', []],
    ['another command', ['bmii', '70kg', '175cm']],
    ['an entry too few', ['bmi', '70kg']],
    ['an entry too many', ['bmi', '70', 'kg', '175cm']],
    ['an option too few', ['tdee', '70kg', '175cm']],
    ['an option that does not exist', ['bmi', '70kg', '175cm', '--weight', '70']],
    [
      'a value that does not exist',
      ['tdee', '--age', '30', '--sex', 'x', '--activity', 'sedentary', '70kg', '175cm'],
    ],
    ['a day and a pace', ['plan', ...MAN, '80kg', '178cm', '75kg', '--by', '2027-05-20', '--pace', 'fast']],
    [
      'a course without an activity',
      ['project', '--age', '40', '--sex', 'male', '--eat', '2000', '80kg', '178cm'],
    ],
    [
      'two ways to move',
      ['project', ...MAN, '--eat', '2000', '--movement', '2', '--pal', '2', '80kg', '178cm'],
    ],
    [
      'a woman without hips',
      ['body-fat', '--age', '42', '--sex', 'female', '--neck', '32cm', '--waist', '70cm', '170cm'],
    ],
    ['a child without an age', ['child-bmi', '--sex', 'boy', '30kg', '130cm']],
    [
      'a child with two ages',
      ['child-bmi', '--sex', 'boy', '--years', '9', '--born', '2016-01-01', '30kg', '130cm'],
    ],
  ])('%s', async (_, args) => {
    const { code, out, err } = await runLine(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });

  test('every missing option is named, with an example', async () => {
    const { err } = await runLine(['tdee', '70kg', '175cm']);
    expect(err).toContain('missing required options: --age <years>, --sex <sex>, --activity <level>');
    expect(err).toContain('Example: evenscale tdee --age 30');
  });

  test('the example has the option that was missing', async () => {
    const { err } = await runLine([
      'body-fat',
      '--age=42',
      '--sex=female',
      '--neck=32cm',
      '--waist=70cm',
      '170cm',
    ]);
    expect(err).toMatch(/Example: .+--sex female .+--hips/u);
  });

  test('an age that is left out is named, not the entry that takes its place', async () => {
    const { code, err } = await runLine(['tdee', '--age', '70kg', '175cm']);
    expect({ code, isNamed: err.includes('It looks like a weight. Enter the age') }).toEqual({
      code: 2,
      isNamed: true,
    });
    expect((await runLine(['tdee', '--age', `5'9`, '70kg'])).err).toContain('It looks like a height.');
  });

  test('an ambiguous value is not completed', async () => {
    const { code, err } = await runLine(['tdee', '--target', 'm', '70kg', '175cm']);
    expect({ code, isNamed: err.includes('Allowed choices are') }).toEqual({ code: 2, isNamed: true });
  });

  test('too many entries are a reason to mention quotation marks', async () => {
    const { err } = await runLine(['bmi', '11', 'st', '4', '175cm']);
    expect(err).toContain('Put quotation marks around entries');
  });

  test('help for an unknown command names a similar one', async () => {
    const { code, err } = await runLine(['help', 'bmii']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean bmi?');
  });

  test.each([[['--help']], [['bmi', '--help']], [['help', 'tdee']], [['--version']]])(
    '%j is accepted',
    async (args) => {
      const { code, out, err } = await runLine(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).not.toBe('');
    },
  );
});

describe('log files', () => {
  test('a file without calories is refused for that reason', async () => {
    const weights = STEADY_LOG.replaceAll(',2400,', ',,');
    const { code, err } = await runLine(['log', 'log.csv'], { 'log.csv': weights });
    expect(code).toBe(1);
    expect(err.replace(/\s+/gu, ' ')).toContain('no calories were read');
  });

  test('what the page would ask is an option', async () => {
    const person = ['--sex', 'male', '--age', '40', '--height', '178cm'];
    const dayFirst = await runLine([
      'log',
      'tests/log-files/renpho-ambiguous.csv',
      ...person,
      '--date-order',
      'day-first',
    ]);
    expect(dayFirst.err).not.toContain('--date-order');
    const rows = STEADY_LOG.split('\n').slice(1).join('\n');
    const files = { 'other.csv': `moment,body,food\n${rows}` };
    const asked = await runLine(['log', 'other.csv', ...person], files);
    expect(asked.err).toContain('1 moment, 2 body, 3 food');
    const named = await runLine(['log', 'log.csv', ...person], { 'log.csv': `when,weight,eaten\n${rows}` });
    expect(named.err.replace(/\s+/gu, ' ')).toContain(
      'If this is right, add: --date-column 1 --weight-column 2',
    );
    const columns = ['--date-column', 'moment', '--weight-column', '2', '--energy-column', 'FOOD'];
    const units = ['--weight-unit', 'kg', '--energy-unit', 'kcal'];
    const output = await runJson(['log', 'other.csv', ...person, ...columns, ...units], files);
    expect(valueIn(output, 'maintenance')).toBeCloseTo(2400, 0);
    const wrong = await runLine(['log', 'other.csv', ...person, '--weight-column', '9'], files);
    expect(wrong.err.replace(/\s+/gu, ' ')).toContain(
      '--weight-column "9": This isn’t a column of the table.',
    );
  });

  test('a table whose names are certain needs only its units, and its columns can still be named', async () => {
    const person = ['--sex', 'male', '--age', '40', '--height', '178cm'];
    const rows = STEADY_LOG.split('\n').slice(1).join('\n');
    const files = { 'log.csv': `Datum,Gewicht (kg),Kalorien\n${rows}` };
    const output = await runJson(['log', 'log.csv', ...person], files);
    expect(valueIn(output, 'maintenance')).toBeCloseTo(2400, 0);
    const { err } = await runLine(['log', 'log.csv', ...person, '--weight-column', '2'], files);
    expect(err.replace(/\s+/gu, ' ')).toContain('no calories were read');
  });

  test('several people in a file are kept apart by name', async () => {
    const file = 'tests/log-files/zepp-life-family.csv';
    const asked = await runLine(['log', file]);
    expect(asked.code).toBe(1);
    expect(asked.err.replace(/\s+/gu, ' ')).toContain('178 cm: 2 weigh-ins, 80.1 to 80.4 kg');
    const answered = await runLine(['log', file, '--person', '178']);
    expect(answered.err.replace(/\s+/gu, ' ')).toContain('no calories were read');
  });
});

test('the page’s figures are in JSON with the ends of a range, in kcal and in the unit of the entries', async () => {
  const resting = await runJson(['bmr', ...MAN, '--energy', 'kJ', '88kg', '180cm']);
  expect(valueIn(resting, 'bmr')).toBe(1810);
  expect(valueIn(resting, 'bmrRange.max')).toBeCloseTo(1991, 9);
  expect(resting.figures['bmr']?.unit).toBe('kcal');
  const range = await runJson(['ideal-weight', '--age', '30', '--sex', 'male', '165lb', `5'4`]);
  expect(range.figures['idealWeightRange.min']?.unit).toBe('lb');
  const gain = await runJson(['pregnancy', '--age', '30', '--week', '26', '65kg', '165cm', '--now', '63kg']);
  expect([valueIn(gain, 'gainTotal.min'), valueIn(gain, 'gainTotal.max')]).toEqual([11.5, 16]);
  expect(valueIn(gain, 'gainWeek.min')).toBeCloseTo(0.5 + (11 * 13) / 27, 9);
  expect(valueIn(gain, 'gain')).toBe(-2);
});

test.each([
  ['no week', ['pregnancy', '--age', '30', '65kg', '165cm'], 2, 'add --week or --due'],
  [
    'a due date long ago',
    ['pregnancy', '--age', '30', '--due', '2025-01-01', '65kg', '165cm'],
    1,
    'up to 40 weeks',
  ],
  [
    'a week that no pregnancy has',
    ['pregnancy', '--age', '30', '--week', '50', '65kg', '165cm'],
    1,
    'from 0 to 42',
  ],
  [
    'a weight now in another unit',
    ['pregnancy', '--age', '30', '--week', '9', '--now', '143', '65kg', '165cm'],
    1,
    'add --use-anyway',
  ],
  [
    'a weight now that is a word',
    ['pregnancy', '--age', '30', '--week', '9', '--now', 'x', '65kg', '165cm'],
    1,
    '--now "x"',
  ],
])('of a pregnancy: %s', async (_, args, expected, said) => {
  const { code, err } = await runLine(args);
  expect(code).toBe(expected);
  expect(err.replaceAll('\n', ' ')).toContain(said);
});
