import { expect, test } from 'vitest';
import {
  type CalorieTargetKey,
  mifflinStJeor,
  targetCalories,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { type EnergyUnit, kcal, kg } from '@evenscale/formulas/units';
import { pageResult, TEN_PEOPLE } from '../../../tests/reference/working-people.ts';
import { buildSteps } from './build-steps.ts';
import { formatWorked } from './format-calculation.ts';
import { workingText } from './steps-text.ts';
import { targetNames } from '#config/energy-names.ts';

const ORIGIN = 'https://evenscale.example';
const textOf = (result: Parameters<typeof buildSteps>[0]): string =>
  workingText(buildSteps(result, 'kcal'), ORIGIN);

test('the steps for 70 kg and 175 cm as copied', () => {
  const result = pageResult('home', {
    weight: 'kg~70',
    height: 'cm~175',
  });
  expect(textOf(result)).toBe(`How this was calculated
Calculated with: 70 kg, 175 cm, 30 years, male, moderately active.

BODY MASS INDEX
1. BMI
   kg ÷ (cm ÷ 100)²
   = 70 ÷ (175 ÷ 100)²
   = 70 ÷ 1.75²
   = 70 ÷ 3.0625
   ≈ 22.857143 kg/m², shown as 22.9
   Source: Keys et al. 1972. https://evenscale.example/methodology#bmi

2. Category
   22.9 is at least 18.5 and below 25: Normal. The category uses the unrounded number.
   Source: World Health Organization 2000. https://evenscale.example/methodology#bmi

3. Ideal weight range
   Lowest: 18.5 × (cm ÷ 100)²
   = 18.5 × (175 ÷ 100)²
   = 18.5 × 1.75²
   = 18.5 × 3.0625
   = 56.65625 kg, shown as 56.7
   Highest: 24.9 × (cm ÷ 100)²
   = 24.9 × (175 ÷ 100)²
   = 24.9 × 1.75²
   = 24.9 × 3.0625
   = 76.25625 kg, shown as 76.3
   The weights at which this height has a BMI of 18.5 to 24.9.
   Source: World Health Organization 2000. https://evenscale.example/methodology#ideal-weight

DAILY CALORIES
4. Basal metabolic rate (BMR)
   10 × kg + 6.25 × cm − 5 × age + 5
   = 10 × 70 + 6.25 × 175 − 5 × 30 + 5
   = 700 + 1,093.75 − 150 + 5
   = 1,648.75 kcal, shown as 1,649
   The last number is the equation’s constant for males.
   Source: Mifflin et al. 1990 (Mifflin–St Jeor). https://evenscale.example/methodology#mifflin-st-jeor

5. Maintenance
   BMR × 1.55 = 1,648.75 × 1.55 = 2,555.5625 kcal, shown as 2,556
   1.55 is the factor for “moderately active.”
   Source: a textbook convention, without a study of its own. https://evenscale.example/methodology#activity

6. Weight loss
   maintenance − 500 = 2,555.5625 − 500 = 2,055.5625 kcal, shown as 2,056
   Source: a convention: about 0.5 kg a week for 500 kcal, at first. https://evenscale.example/methodology#targets https://evenscale.example/methodology#safety

7. Weight gain
   maintenance + 500 = 2,555.5625 + 500 = 3,055.5625 kcal, shown as 3,056
   Source: a convention: about 0.5 kg a week for 500 kcal, at first. https://evenscale.example/methodology#targets https://evenscale.example/methodology#safety`);
});

test('stone and pounds, feet and inches are shown in their units, and converted before the energy', () => {
  const result = pageResult('home', {
    units: 'stone',
    weight: 'st~11~4',
    height: 'ft~5~8.9',
  });
  const text = textOf(result);
  expect(text).toContain('Calculated with: 11 st 4 lb, 5 ft 8.9 in, 30 years, male, moderately active.');
  for (const line of [
    'st × 14 + lb\n   = 11 × 14 + 4\n   = 154 + 4\n   = 158 lb',
    'lb × 0.453592 = 158 × 0.453592 = 71.667536 kg',
    'ft × 12 + in\n   = 5 × 12 + 8.9\n   = 60 + 8.9\n   = 68.9 in',
    'in × 2.54 = 68.9 × 2.54 = 175.006 cm',
    'lb × 703 ÷ in²\n   = 158 × 703 ÷ 68.9²\n   = 111,074 ÷ 4,747.21\n   ≈ 23.397743 kg/m², shown as 23.4',
    '= 10 × 71.667536 + 6.25 × 175.006 − 5 × 30 + 5',
  ])
    expect(text).toContain(line);
});

test('with entries in another unit than displayed, the conversions run the other way', () => {
  const typed = {
    weight: 'kg~70',
    height: 'cm~1,75 m',
  } as const;
  const text = textOf(pageResult('home', { ...typed, units: 'imperial' }));
  expect(text).toContain('Calculated with: 70 kg, 175 cm,');
  expect(text).toContain('kg ÷ 0.453592 = 70 ÷ 0.453592 ≈ 154.323709 lb');
  expect(text).toContain('m × 100 = 1.75 × 100 = 175 cm');
  expect(text).toContain('cm ÷ 2.54 = 175 ÷ 2.54 ≈ 68.897638 in');
  const inches = { ...typed, height: 'cm~69 in' } as const;
  expect(textOf(pageResult('home', inches))).toContain('70 kg, 69 in,');
});

test('with body fat, the height isn’t used for energy and isn’t converted for it', () => {
  const [, result] = TEN_PEOPLE.find(([name]) => name === 'body fat given, imperial') ?? [];
  const text = result ? textOf(result) : '';
  expect(text).toContain('18.4% body fat.');
  expect(text).toContain('kg × (1 − body fat % ÷ 100)');
  expect(text).not.toContain('2.54');
});

test.each([
  [
    'a target under 800 kcal withheld, others below the guidance',
    'Extreme loss: Not a safe target',
    'Less than 800 kcal a day',
  ],
  [
    'a target under 800 kcal withheld, others below the guidance',
    'There’s no plan without a safe target.',
    'below 1,200 kcal',
  ],
  ['underweight, no deficit offered', 'Loss: Not offered', 'so we don’t plan weight loss'],
  ['under 18, home', 'Not offered under 18', 'Adult categories don’t apply under 18.'],
  ['body fat clamped at 100', '= more than 100, so 100%', 'You’re outside that range.'],
  ['nothing above 0, far outside the range', '= less than 0, so 0 kcal', 'Outside the range'],
])('%s: “%s”', (name, text, reason) => {
  const [, result] = TEN_PEOPLE.find(([peculiarity]) => peculiarity === name) ?? [];
  expect(result && textOf(result)).toContain(text);
  expect(result && textOf(result)).toContain(reason);
});

test.each(TEN_PEOPLE)('nothing is invalid or negative: %s', (_, result) => {
  const text = textOf(result);
  expect(text).not.toMatch(/NaN|Infinity|undefined|null|∞|\u00a0/u);
  expect(text).not.toMatch(/[=≈] −/u);
});

test('a withheld figure does not appear in the calculations either', () => {
  for (const [, result] of TEN_PEOPLE) {
    const { weight, height, age, gender, activityLevel } = result.input;
    if (result.input.bodyFat) continue;
    const bmr = mifflinStJeor(weight.kilograms, height.centimetres, age, gender);
    const targets = targetCalories(totalDailyEnergyExpenditure(bmr, activityLevel));
    const text = textOf(result);
    for (const [key, target] of Object.entries(targets))
      if (text.includes(`${targetNames[key as CalorieTargetKey]}: Not`))
        expect(text).not.toContain(`= ${formatWorked(target)} kcal`);
  }
});

test('a height near zero has the figure without its calculation', () => {
  const hair = `0.${'0'.repeat(170)}1`;
  const text = textOf(
    pageResult('home', {
      weight: 'kg~70',
      height: `cm~${hair}`,
    }),
  );
  expect(text).not.toMatch(/Infinity|∞|NaN/u);
});

test('daily energy from the visitor’s log is labeled, has its range, and is the basis of the targets', () => {
  const ownMaintenance = { value: kcal(2431.5), low: kcal(2301), high: kcal(2562), weight: kg(70) };
  const text = textOf(pageResult('tdee', { weight: 'kg~70', height: 'cm~175' }, { ownMaintenance }));
  expect(text).toContain('maintenance = 2,431.5 kcal, shown as 2,432');
  expect(text).toContain('Your own maintenance calories: what you logged as eaten');
  expect(text).toMatch(/Lower end: maintenance = 2,301 kcal\n.*Upper end: maintenance = 2,562 kcal/u);
  expect(text).toContain('= 2,431.5 − 500 = 1,931.5 kcal');
  expect(text).not.toContain('1.55');
});

test('training and rest days follow from the target', () => {
  const person = { weight: 'kg~70', height: 'cm~175' };
  const daysOf = (trainingDays: string): string =>
    textOf(pageResult('tdee', person, { goal: 'lose', trainingDays })).split('TRAINING AND REST DAYS\n')[1] ??
    '';
  expect(daysOf('')).toBe('');
  expect(daysOf('1234567~20')).toBe('');
  expect(daysOf('135~20')).toBe(`12. Calories of each kind of day
   Training days (Mon, Wed, Fri): target + difference × rest days ÷ 7
   = 2,055.5625 + 378 × 4 ÷ 7
   = 2,055.5625 + 1,512 ÷ 7
   = 2,055.5625 + 216
   = 2,271.5625 kcal, shown as 2,272
   Rest days (Tue, Thu, Sat, Sun): target − difference × training days ÷ 7
   = 2,055.5625 − 378 × 3 ÷ 7
   = 2,055.5625 − 1,134 ÷ 7
   = 2,055.5625 − 162
   = 1,893.5625 kcal, shown as 1,894
   The difference is the multiple of 7 kcal nearest to the 20% you set, so that whole calories add up to the week.
   Source: our own rule: the days add up to seven times the target. https://evenscale.example/methodology#macros`);
  expect(daysOf('123456~99999')).toContain('less than you set');
  expect(daysOf('123456~99999')).toContain('#safety');
});

test('one’s own macros follow from the target and the weight', () => {
  const ownOf = (macros: string, unit: EnergyUnit = 'kcal'): string => {
    const result = pageResult('tdee', { weight: 'kg~70', height: 'cm~175' }, { goal: 'lose', macros });
    return workingText(buildSteps(result, unit), ORIGIN).split('Your own\n')[1] ?? '';
  };
  expect(ownOf('balanced')).toBe('');
  expect(ownOf('own~26~~30~s')).toBe('');
  expect(ownOf('own~2.2k~~30')).toBe(`   Protein: 2.2 × kg = 2.2 × 70 = 154 g
   Carbs: (target − 4 × protein − 9 × fat) ÷ 4
   = (2,055.5625 − 4 × 154 − 9 × 68.51875) ÷ 4
   = (2,055.5625 − 616 − 616.66875) ÷ 4
   = (1,439.5625 − 616.66875) ÷ 4
   = 822.89375 ÷ 4
   = 205.7234375 g, shown as 206
   Fat: target × 0.3 ÷ 9
   = 2,055.5625 × 0.3 ÷ 9
   = 616.66875 ÷ 9
   = 68.51875 g, shown as 69`);
  expect(ownOf('own~176g~~30')).toContain('Protein is as you set it: 176 g.');
  expect(ownOf('own~1l~~30')).toContain('Protein: 1 × lb');
  expect(ownOf('own~2.2k~~30', 'kJ')).toContain('Protein: 2.2 × kg = 2.2 × 70 = 154 g');
  expect(ownOf('own~2.2k~~30', 'kJ')).toContain('(target − 16.736 × protein − 37.656 × fat) ÷ 16.736');
  for (const macros of ['own~50~~50', 'own~33~33~', 'own~0.1k~99~', 'own~100~~0', 'own~~0~30'])
    expect(ownOf(macros), macros).not.toMatch(/-|NaN|Infinity|less than/u);
  expect(ownOf('own~900g~~30')).toContain('more than the target has room for');
});
