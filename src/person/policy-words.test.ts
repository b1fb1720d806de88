import { expect, test } from 'vitest';
import { childBmi } from '@evenscale/formulas/growth';
import { bmiValue, cm, kcal, kg, months, years } from '@evenscale/formulas/units';
import {
  appointmentText,
  cautionText,
  personNotice,
  personNotices,
  underweightNotice,
} from './policy-words.ts';
import { fullStepText, gentleGainText, withGuide } from './policy/gain-words.ts';
import { highBmiText } from './policy/high-bmi-words.ts';
import { isCalledToday, isHelpNamed } from './policy/limits.ts';
import { targetsOf } from './targets.ts';

test.each([
  [25, null],
  [18.5, null],
  [18.49, personNotices.underweight],
  [16, personNotices.underweight],
  [15.99, personNotices.farUnderweight],
  [12, personNotices.farUnderweight],
])('the notice at a BMI of %d', (bmi, notice) => expect(underweightNotice(bmiValue(bmi))).toBe(notice));

test.each([
  [30, false],
  [34.99, false],
  [35, true],
  [60, true],
])('at a BMI of %d, an appointment is asked for: %s', (bmi, isAsked) =>
  expect(appointmentText(bmiValue(bmi)) !== null).toBe(isAsked),
);

test.each([
  ['just below it', { age: 34, bmi: 29.99 }, null],
  [
    'at 34',
    { age: 34, bmi: 31 },
    'From a BMI of 30 on, health risks are higher on average. Have your blood pressure, blood sugar (A1c) and cholesterol checked.',
  ],
  [
    'in the second class',
    { age: 34, bmi: 36 },
    'From a BMI of 30 on, health risks are higher on average. Please make an appointment with a doctor, even if you feel fine. Have your blood pressure, blood sugar (A1c) and cholesterol checked.',
  ],
  [
    'at 68, for whom another limit is named',
    { age: 68, bmi: 34 },
    'Have your blood pressure, blood sugar (A1c) and cholesterol checked.',
  ],
  ['during pregnancy', { age: 34, bmi: 31, pregnancy: true }, null],
  ['under 18', { age: 17, bmi: 31 }, null],
] as const)('what a BMI of 30 or more means %s', (_, { age, bmi, ...more }, text) =>
  expect(highBmiText({ age: years(age), bmi: bmiValue(bmi), ...more })).toBe(text),
);

test('far below the healthy range, the notice says when to see a doctor and what an emergency is', () => {
  expect(personNotices.farUnderweight).toMatch(/see a doctor.*emergency/u);
});

test.each([
  [18.49, 65, personNotices.olderUnderweight],
  [18.49, 64, personNotices.underweight],
  [18.5, 65, null],
  [15.99, 80, personNotices.farUnderweight],
])('the notice at a BMI of %d at %d', (bmi, age, notice) =>
  expect(underweightNotice(bmiValue(bmi), { age: years(age), gender: 'male' })).toBe(notice),
);

test.each([
  [18.49, 80, true],
  [16, 30, true],
  [15.99, 30, false],
  [17, 17, false],
  [18.5, 30, false],
])('the guide to gaining weight at a BMI of %d at %d: %s', (bmi, age, isThere) =>
  expect(withGuide('Notice.', { age: years(age), bmi: bmiValue(bmi) }, 'kcal').length > 1).toBe(isThere),
);

test.each([
  { bmi: 15.99, age: 30, is: false },
  { bmi: 16, age: 30, is: true },
  { bmi: 18.49, age: 70, is: true },
  { bmi: 18.5, age: 30, is: false },
  { bmi: 17, age: 17, is: false },
])('at a BMI of $bmi and $age, how to begin a gain: $is', ({ bmi, age, is }) => {
  const text = gentleGainText({ bmi: bmiValue(bmi), age: years(age) }, 'kcal');
  expect(text !== null).toBe(is);
});

test('anyone who should gain gently is told how to start before the full step', () => {
  const thin = { bmi: bmiValue(17), age: years(30) };
  expect(fullStepText(thin, 'kcal')).toBe(
    '500 kcal more is the usual full step. Start with 250 kcal more for the first two weeks, then work up to it.',
  );
  for (const bmi of [15.99, 18.5, 22])
    expect(fullStepText({ ...thin, bmi: bmiValue(bmi) }, 'kcal')).toBeNull();
  expect(fullStepText({ ...thin, pregnancy: true }, 'kcal')).toBeNull();
});

test('how to begin a gain is said in the visitor’s energy unit, and not during pregnancy', () => {
  const person = { bmi: bmiValue(17), age: years(30) };
  expect(gentleGainText(person, 'kJ')).toMatch(/start with 1,046 kJ a day more than you use/u);
  expect(gentleGainText({ ...person, pregnancy: true }, 'kcal')).toBeNull();
});

const { farUnderweightTeen, farUnderweightYoung, underAge, infant, farUnderweight } = personNotices;

test.each([
  [1, 15, infant],
  [15.99, 15, underAge],
  [16, 15.99, `${farUnderweightTeen} ${underAge}`],
  [17.99, 15.99, `${farUnderweightTeen} ${underAge}`],
  [16, 16, underAge],
  [17, 22, underAge],
  [18, 15.99, farUnderweightYoung],
  [19, 15.99, farUnderweightYoung],
  [20, 15.99, farUnderweight],
  [19, 16, personNotices.underweight],
])('the notice at %d years and a BMI of %d', (age, bmi, notice) =>
  expect(personNotice({ age: years(age), bmi: bmiValue(bmi), gender: 'female' })).toBe(notice),
);

test.each(['female', 'male'] as const)(
  'at 18 and 19, a BMI below −3 on CDC’s chart is for a call today, as on the children’s page (%s)',
  (gender) => {
    for (let age = 18 * 12; age < 20 * 12; age += 0.5)
      for (let bmi = 14; bmi < 18; bmi += 0.05) {
        const found = childBmi(gender, months(age), bmiValue(bmi));
        if (found.kind !== 'covered') return expect.fail(found.kind);
        const isToday = isCalledToday({ age: years(age / 12), bmi: bmiValue(bmi), gender });
        if (found.z < -3 || bmi < 16) expect(isToday, `${age} ${bmi}`).toBe(true);
        if (bmi >= 17.2) expect(isToday).toBe(false);
      }
  },
);

test('at 18 and 19, the notice says to call today, and what an emergency is', () =>
  expect(farUnderweightYoung).toMatch(/call a doctor today.*next day or two.*emergency/u));

test('at 16 and 17, the notice says whom to tell, when to see a doctor and what an emergency is', () => {
  expect(farUnderweightTeen).toMatch(/adult you trust.*call a doctor today.*regular meals.*emergency/u);
  expect(farUnderweightTeen).not.toMatch(/healthy range|underweight/u);
});

test.each(['female', 'male'] as const)(
  'at 16 and 17, a BMI below 16 is below the second percentile of CDC’s chart and a z-score of −2.1 (%s)',
  (gender) => {
    for (let age = 16 * 12; age < 18 * 12; age += 0.5) {
      const found = childBmi(gender, months(age), bmiValue(16));
      if (found.kind !== 'covered') return expect.fail(found.kind);
      expect(found.percentile).toBeLessThan(2);
      expect(found.z).toBeLessThan(-2.1);
    }
  },
);

test.each([
  [17, 18.49, true],
  [17, 25, true],
  [15, 16.3, true],
  [2, 16, true],
  [1.9, 16, false],
  [40, 18.49, true],
  [40, 18.5, false],
])('whom to call is named at %d years and a BMI of %d: %s', (age, bmi, isNamed) =>
  expect(isHelpNamed(years(age), bmiValue(bmi))).toBe(isNamed),
);

test.each([
  [64, 24.9, false],
  [64, 25, true],
  [65, 27.4, false],
  [65, 27.5, true],
])('at %d and a BMI of %d, moving more is named for a deficit: %s', (age, bmi, isNamed) => {
  const gentlest = targetsOf({
    gender: 'female',
    age: years(age),
    height: cm(160),
    weight: kg(bmi * 1.6 ** 2),
    bmi: bmiValue(bmi),
    bmr: kcal(1100),
    tdee: kcal(1320),
  }).gentlest;
  expect(gentlest?.key).toBe('maintain');
  expect(cautionText('belowMinimum', 'female', gentlest, 'kcal').includes('Moving more')).toBe(isNamed);
});

test('from 65 on, below the range for that age, eating little isn’t for anybody, and a doctor should know', () => {
  const text = cautionText('belowOlderRange', 'female', null, 'kcal');
  expect(text).toMatch(/advise against eating this little.*tell a doctor/u);
});
