import { readFileSync } from 'node:fs';
import { plannerPage } from '#calculators/planner/planner-explanation-words.ts';
import { bodyMassIndexImperial, idealWeightRange, idealWeightRangeImperial } from '@evenscale/formulas/bmi';
import {
  ACTIVITY_FACTORS,
  ACTIVITY_LEVELS,
  type ActivityLevel,
  BRISK_WALK,
  CATEGORY_OF_LEVEL,
  estimatedEnergyRequirement,
  type Gender,
  katchMcArdle,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import {
  centimetresFromInches,
  cm,
  inches,
  kcal,
  kg,
  kilogramsFromPounds,
  lb,
  percent,
  poundsFromKilograms,
  years,
} from '@evenscale/formulas/units';
import { maintenanceIntake, projectWeight } from '@evenscale/formulas/weight-model';
import { describe, expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';

/** Every figure in the texts on energy and BMI, recalculated with the site's own formulas. */

const bodyOf = (slug: string): string => {
  const file = library.find((entry) => entry.slug === slug);
  if (file === undefined) throw new Error(`Found no text ${slug}.`);
  return file.body;
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An example in a text. Its metric measures give the printed figures, and its US measures give them within 0.5%. */
interface Example {
  readonly gender: Gender;
  readonly age: number;
  readonly kilograms: number;
  readonly centimeters: number;
  readonly pounds: number;
  readonly inches: number;
  readonly level: ActivityLevel;
}

const restOf = ({ gender, age, kilograms, centimeters }: Example) =>
  mifflinStJeor(kg(kilograms), cm(centimeters), years(age), gender);
const dayOf = (example: Example) => totalDailyEnergyExpenditure(restOf(example), example.level);
const dayOfImperial = ({ gender, age, pounds, inches: height, level }: Example) =>
  totalDailyEnergyExpenditure(
    mifflinStJeor(kilogramsFromPounds(lb(pounds)), centimetresFromInches(inches(height)), years(age), gender),
    level,
  );

const WOMAN_35: Example = {
  gender: 'female',
  age: 35,
  kilograms: 68,
  centimeters: 165,
  pounds: 150,
  inches: 65,
  level: 'lightlyActive',
};
const WOMAN_42: Example = {
  gender: 'female',
  age: 42,
  kilograms: 74,
  centimeters: 168,
  pounds: 163,
  inches: 66,
  level: 'lightlyActive',
};
const WOMAN_50: Example = {
  gender: 'female',
  age: 50,
  kilograms: 70,
  centimeters: 162,
  pounds: 154,
  inches: 64,
  level: 'lightlyActive',
};
const MAN_24: Example = {
  gender: 'male',
  age: 24,
  kilograms: 70,
  centimeters: 183,
  pounds: 154,
  inches: 72,
  level: 'moderatelyActive',
};
const MAN_35: Example = {
  gender: 'male',
  age: 35,
  kilograms: 82,
  centimeters: 180,
  pounds: 181,
  inches: 71,
  level: 'moderatelyActive',
};

test.each([
  ['activity-level-explained', WOMAN_35],
  ['bmr-vs-tdee', WOMAN_42],
  ['calorie-calculator', WOMAN_50],
  ['calorie-calculator', MAN_24],
  ['understanding-total-daily-energy-expenditure', MAN_35],
] as const)('the example of %s matches the calculator in both unit systems', (slug, example) => {
  expect(bodyOf(slug)).toContain(whole.format(dayOf(example)));
  expect(bodyOf(slug)).toContain(`${example.pounds} lb (${example.kilograms} kg)`);
  expect(Math.abs(dayOfImperial(example) / dayOf(example) - 1)).toBeLessThan(0.005);
});

describe('activity-level-explained', () => {
  const body = bodyOf('activity-level-explained');

  test('draws the five levels, and compares them with the equations of 2023', () => {
    for (const level of ACTIVITY_LEVELS) {
      const ours = Math.round(dayOf({ ...WOMAN_35, level }));
      const theirs = Math.round(
        estimatedEnergyRequirement(kg(68), cm(165), years(35), 'female', CATEGORY_OF_LEVEL[level]),
      );
      expect(body).toContain(`value: ${ours} }`);
      expect(body).toMatch(
        new RegExp(
          `\\| ${whole.format(ours)} \\| ${whole.format(theirs)} \\([a-z ]+\\) \\| ${theirs - ours} \\|`,
        ),
      );
    }
  });

  test('says how much a level is worth in calories and in weight', () => {
    const level = restOf(WOMAN_35) * (ACTIVITY_FACTORS.lightlyActive - ACTIVITY_FACTORS.sedentary);
    expect(body).toContain(`One level is worth ${Math.round(level)} calories`);
    const kilograms = level / (10 * ACTIVITY_FACTORS.lightlyActive);
    expect(body).toContain(`almost 40 lb (${kilograms.toFixed(1)} kg)`);
    expect(poundsFromKilograms(kg(kilograms))).toBeCloseTo(38.6, 1);
  });

  test('compares the US table with our levels for its woman of 30', () => {
    const rest = mifflinStJeor(kg(57.15), cm(162.56), years(30), 'female');
    expect(body).toContain(
      `${whole.format(rest * 1.375)} at lightly active and just ${whole.format(rest * 1.2)} at sedentary`,
    );
  });
});

describe('bmr-vs-tdee', () => {
  const body = bodyOf('bmr-vs-tdee');

  test('prints both equations and the margin of 10%', () => {
    const rest = Math.round(restOf(WOMAN_42));
    expect(body).toContain(`her BMR is ${whole.format(rest)}`);
    for (const fat of [33, 28]) expect(body).toContain(whole.format(katchMcArdle(kg(74), percent(fat))));
    expect(body).toContain(`${whole.format(rest * 0.9)} to ${whole.format(rest * 1.1)} at rest`);
    const day = dayOf(WOMAN_42);
    expect(body).toContain(`${whole.format(day * 0.9)} to ${whole.format(day * 1.1)}`);
  });

  test('draws the share of resting energy at each level', () => {
    for (const level of ACTIVITY_LEVELS)
      expect(body).toContain(`value: ${Math.round(100 / ACTIVITY_FACTORS[level])} }`);
  });
});

test('the parts of the day and the week in understanding-TDEE add up to its TDEE', () => {
  const body = bodyOf('understanding-total-daily-energy-expenditure');
  const parts = [1775, 481, 275, 220];
  for (const part of parts) expect(body).toContain(`value: ${part}, note`);
  expect(parts.reduce((total, part) => total + part)).toBe(Math.round(dayOf(MAN_35)));
  expect(body).toContain(
    `That's ${whole.format(5 * 2600 + 3600 + 2650)} for the week, or ${whole.format((5 * 2600 + 3600 + 2650) / 7)} a day`,
  );
  const theirs = estimatedEnergyRequirement(kg(82), cm(180), years(35), 'male', 'lowActive');
  expect(body).toContain(`${whole.format(theirs)}, which is ${Math.round(theirs) - 2751} calories more`);
});

describe('calorie-deficit-guide', () => {
  const body = bodyOf('calorie-deficit-guide');
  /** Name in the table, gender, age, inches, pounds, level. */
  type Row = readonly [string, Gender, number, number, number, ActivityLevel];
  const PEOPLE: readonly Row[] = [
    [
      'Man, 40, 5 ft 10 in (178 cm), 198 lb (90 kg), moderately active',
      'male',
      40,
      70,
      198,
      'moderatelyActive',
    ],
    [
      'Woman, 40, 5 ft 5 in (165 cm), 165 lb (75 kg), moderately active',
      'female',
      40,
      65,
      165,
      'moderatelyActive',
    ],
    ['Woman, 55, 5 ft 3 in (160 cm), 209 lb (95 kg), lightly active', 'female', 55, 63, 209, 'lightlyActive'],
  ];
  const DAYS = [84, 365, 730];

  const personOf = ([, gender, age, height, pounds, level]: Row) => {
    const measures = {
      weight: kilogramsFromPounds(lb(pounds)),
      height: centimetresFromInches(inches(height)),
      age: years(age),
    };
    const restingEnergy = mifflinStJeor(measures.weight, measures.height, measures.age, gender);
    const tdee = totalDailyEnergyExpenditure(restingEnergy, level);
    return {
      ...measures,
      gender,
      pal: ACTIVITY_FACTORS[level],
      bodyFat: null,
      restingEnergy,
      maintenanceIntake: tdee,
    };
  };
  const projectionOf = (row: Row, days: number) => {
    const person = personOf(row);
    return projectWeight(person, [{ fromDay: 0, intake: kcal(person.maintenanceIntake - 500) }], days);
  };

  test.each(PEOPLE)('loses what the model says: %s', (...row) => {
    const { days } = projectionOf(row, 730);
    const cells = DAYS.map((day) => {
      const lost = kg(days[0]!.weight - days[day]!.weight);
      return `${Math.round(poundsFromKilograms(lost))} lb (${lost.toFixed(1)} kg)`;
    });
    expect(body).toContain(`| ${row[0]} | ${cells.join(' | ')} |`);
  });

  test('draws the man’s two years, and states his maintenance after one', () => {
    const man = PEOPLE[0]!;
    const { days } = projectionOf(man, 730);
    const points = [0, 28, 56, 84, 140, 182, 273, 365, 455, 546, 637, 730].map((day) => [
      Math.round(day / 7),
      Number(poundsFromKilograms(days[day]!.weight).toFixed(1)),
    ]);
    expect(body).toContain(`points: ${JSON.stringify(points).replaceAll(',', ', ')}`);
    const tdee = personOf(man).maintenanceIntake;
    expect(body).toContain(`His TDEE is ${whole.format(tdee)}, and he eats ${whole.format(tdee - 500)}`);
    const holds = maintenanceIntake(personOf(man), projectionOf(man, 365).end);
    expect(Math.round(holds / 100) * 100).toBe(2500);
    expect(body).toContain("he'd hold that on about 2,500 calories, 300 fewer");
  });

  test('states the man’s loss in a year in its summary, the FAQ and the planner', () => {
    const { days } = projectionOf(PEOPLE[0]!, 365);
    const lost = kg(days[0]!.weight - days[365]!.weight);
    const year = `${Math.round(poundsFromKilograms(lost))} lb (${Math.round(lost)} kg)`;
    expect(body).toContain(
      `moderately active man who weighs 198 lb (90 kg) and eats 500 calories less a day`,
    );
    expect(body).toContain(`closer to ${year} than`);
    expect(readFileSync('src/content/faq.json', 'utf8')).toContain(`about ${year} in a year`);
    expect(plannerPage.rule.join(' ')).toContain(`In a year it’s ${year}`);
  });

  test('says how far the rule of 24 kcal a kilogram is from the model in the first year', () => {
    const byRule = kg(500 / 24 / 2);
    expect(body).toContain(
      `about ${Math.round(poundsFromKilograms(byRule))} lb (${Math.round(byRule)} kg) in`,
    );
    const byModel = PEOPLE.map((row) => {
      const { days } = projectionOf(row, 365);
      return kg(days[0]!.weight - days[365]!.weight);
    });
    const least = kg(Math.min(...byModel));
    expect(body).toContain('the first year, less than [the full model]');
    expect(byRule).toBeLessThan(least);
  });

  test('no one in the table ends up underweight', () => {
    for (const row of PEOPLE) {
      const pounds = poundsFromKilograms(projectionOf(row, 730).days.at(-1)!.weight);
      expect(bodyMassIndexImperial(pounds, inches(row[3]))).toBeGreaterThan(18.5);
    }
  });

  test('marks every intake under a minimum', () => {
    expect(body).toContain(
      '| 1,600 | 1,350; too low for men | 1,280–1,360; too low for men | 850–1,100; too low for everyone |',
    );
    expect(body).toContain('1,250–1,500; men can cut 500 at most | 1,000; too low for everyone');
  });
});

test('calorie-calculator gives the man’s lean gain by the model', () => {
  const restingEnergy = restOf(MAN_24);
  const person = {
    gender: MAN_24.gender,
    age: years(MAN_24.age),
    height: cm(MAN_24.centimeters),
    weight: kg(MAN_24.kilograms),
    pal: ACTIVITY_FACTORS.moderatelyActive,
    bodyFat: null,
    restingEnergy,
    maintenanceIntake: dayOf(MAN_24),
  };
  const gained = [200, 300].map((surplus) => {
    const { days } = projectWeight(person, [{ fromDay: 0, intake: kcal(dayOf(MAN_24) + surplus) }], 168);
    const at = (day: number) => days[day]!.weight - days[0]!.weight;
    return [at(28), ((at(168) - at(28)) / 140) * (365 / 12)] as const;
  });
  const both = (index: 0 | 1) => {
    const kilograms = gained.map((gain) => gain[index]);
    const pounds = kilograms.map((value) => poundsFromKilograms(kg(value)).toFixed(1));
    return `${pounds.join('–')} lb (${kilograms.map((value) => value.toFixed(1)).join('–')} kg)`;
  };
  expect(bodyOf('calorie-calculator')).toContain(`gain ${both(0)} in the first four weeks`);
  expect(bodyOf('calorie-calculator')).toContain(`then ${both(1)} a month`);
  const percentages = [0.1, 0.15].map((share) => Math.round(share * dayOf(MAN_24)));
  expect(bodyOf('calorie-calculator')).toContain(`${percentages.join('–')} calories for him`);
});

describe('find-your-maintenance-calories', () => {
  const body = bodyOf('find-your-maintenance-calories');
  const KCAL_PER_POUND_OF_FAT = 3500;

  test('draws the effect of a pound of water on the result', () => {
    for (const days of [7, 14, 21, 28, 35, 84]) {
      const error = Math.round(KCAL_PER_POUND_OF_FAT / days);
      expect(body).toContain(`{ label: "${days} days apart", value: ${error} }`);
      expect(body).toMatch(new RegExp(`\\b${days} days (?:apart )?${error}\\b`));
    }
  });

  test('corrects the intake by 125 calories a pound over four weeks', () => {
    for (const [pounds, change, sign] of [
      [4, 'lost', '+'],
      [2, 'lost', '+'],
      [1, 'gained', '−'],
      [2, 'gained', '−'],
    ] as const) {
      const calories = (KCAL_PER_POUND_OF_FAT * pounds) / 28;
      const maintenance = whole.format(sign === '+' ? 1900 + calories : 1900 - calories);
      expect(body).toMatch(
        new RegExp(
          `\\| ${pounds} lb [^|]*${change} \\| Your average [${sign}] ${calories} \\| ${maintenance} \\|`,
          'u',
        ),
      );
    }
  });

  test('gives the value of a pound between the averages of weeks one and six', () => {
    const days = 5 * 7;
    expect(body).toContain(
      `they're ${days} days apart, so each pound is worth ${KCAL_PER_POUND_OF_FAT / days} calories a day (${7700 / days} per kilogram)`,
    );
  });

  test('follows the woman of bmr-vs-tdee', () => {
    expect(body).toContain(`gives her about ${whole.format(Math.round(dayOf(WOMAN_42) / 10) * 10)} calories`);
    expect(body).toContain('she writes down 1,650 a day');
    expect(body).toContain(`she really ate about ${whole.format(Math.round(1650 / 0.85 / 10) * 10)}`);
    expect(Math.round((dayOf(WOMAN_42) - 1650) / 100) * 100).toBe(300);
  });
});

test.each(['calorie-deficit-guide', 'stress-weight-management'])(
  '%s gives the rule of 24 kcal a kilogram in the same pounds',
  (slug) => {
    expect(bodyOf(slug)).toMatch(/10 or 11 (?:kcal|calories) a day[^.]* 1 lb[^.]*24 [a-z ]*per kilogram/);
    expect(24 / poundsFromKilograms(kg(1))).toBeGreaterThan(10);
    expect(24 / poundsFromKilograms(kg(1))).toBeLessThan(11);
    for (const { body } of library) expect(body).not.toMatch(/10 lb \(4 kg\)/);
  },
);

test('healthy-weight-guide computes its walk as the planner does', () => {
  expect(bodyOf('healthy-weight-guide')).toContain(`about ${BRISK_WALK * 70 * 2.5} calories`);
  for (const slug of ['calorie-deficit-guide', 'understanding-total-daily-energy-expenditure'])
    expect(bodyOf(slug)).toMatch(
      new RegExp(`154 lb \\(70 kg\\)[^.]*${(BRISK_WALK * 70) / 2}|${(BRISK_WALK * 70) / 2}[^.]*154 lb`),
    );
});

test('the BMI texts print the ranges and indexes of the calculator', () => {
  const guide = bodyOf('bmi-information');
  const metric = idealWeightRange(cm(170));
  const imperial = idealWeightRangeImperial(inches(67));
  expect(guide).toContain(
    `from ${Math.round(imperial.min)} to ${Math.round(imperial.max)} lb (${metric.min.toFixed(1)} to ${metric.max.toFixed(1)} kg)`,
  );
  expect(guide).toContain(`= ${bodyMassIndexImperial(lb(154), inches(69)).toFixed(1)}.`);
  const article = bodyOf('bmi-article');
  expect(article).toContain(
    `a BMI of ${bodyMassIndexImperial(lb(182), inches(69)).toFixed(1)}, "overweight"`,
  );
});
