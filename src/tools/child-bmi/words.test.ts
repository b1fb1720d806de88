import { describe, expect, test } from 'vitest';
import { bmiAtPercentile, bmiPosition, childAgeFromDates, childBmi } from '@evenscale/formulas/growth';
import { bmiValue, months, percent } from '@evenscale/formulas/units';
import { unwantedIn } from '../../../tests/content/word-list.ts';
import { announcedText, childBmiWords, meaningText, nextStepText, refusalText } from './words.ts';
import { gaugeSentence, gaugeText } from './gauge-words.ts';
import { allSourcesOf } from '#ui/text/topic.ts';
import { childBmiTopics } from './topics.ts';
import { ageProblems, childFormWords } from './form-words.ts';
import { childCautionText, childWithoutScripts } from './page-words.ts';
import { percentileText, showPercentile } from '#person/child/format-percentile.ts';

const AGE = months(112.5);

const TEEN = months(192);

const STEPS = [
  'seeDoctorSoon',
  'callThisWeek',
  'callDoctor',
  'yearlyCheckUp',
  'mentionAtCheckUp',
  'makeAppointment',
] as const;

const CATEGORIES = [
  'underweight',
  'healthyWeight',
  'overweight',
  'obesity',
  'obesityClass2',
  'obesityClass3',
] as const;

function sentenceAt(gender: 'male' | 'female', percentile: number): string {
  const figures = childBmi(gender, AGE, bmiAtPercentile(gender, AGE, percent(percentile)));
  return figures.kind === 'covered' ? announcedText(gender, figures) : expect.fail(figures.kind);
}

/** Every text of the module, including what its functions return for all kinds of children. */
function everyText(): readonly string[] {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const sentences = (['male', 'female'] as const).flatMap((gender) =>
    [0.01, 3, 40, 84.9, 88, 95, 98.7, 99.5, 99.99].map((percentile) => sentenceAt(gender, percentile)),
  );
  const refusals = [3, 23.99, 240].flatMap((age) => {
    const figures = childBmi('male', months(age), bmiValue(17));
    return figures.kind === 'covered' ? [] : [refusalText(figures)];
  });
  return [
    ...texts([childBmiWords, childFormWords, childCautionText, childWithoutScripts]),
    ...texts([ageProblems, childBmiTopics]),
    ...[AGE, TEEN].flatMap((age) => [
      ...STEPS.map((step) => nextStepText(step, age)),
      ...CATEGORIES.map((key) => meaningText(key, 'callDoctor', age)),
      meaningText('underweight', 'seeDoctorSoon', age),
      meaningText('underweight', 'callThisWeek', age),
    ]),
    ...sentences,
    ...refusals,
  ];
}

describe('the result as announced to screen readers', () => {
  test.each([
    {
      gender: 'female',
      percentile: 62,
      sentence:
        '62nd percentile. A higher BMI than 62 of 100 girls this age in the reference population. Healthy weight.',
    },
    {
      gender: 'male',
      percentile: 0.3,
      sentence:
        'Below the 1st percentile. More than 99 of 100 boys this age had a higher BMI in the reference population. Underweight.',
    },
    {
      gender: 'male',
      percentile: 99.3,
      sentence:
        '99.3rd percentile. A higher BMI than 993 of 1,000 boys this age in the reference population. Obesity, class 2.',
    },
    {
      gender: 'female',
      percentile: 99.99,
      sentence:
        'Above the 99.9th percentile. More than 999 of 1,000 girls this age had a lower BMI in the reference population. Obesity, class 3.',
    },
  ] as const)('at the percentile $percentile', ({ gender, percentile, sentence }) =>
    expect(sentenceAt(gender, percentile)).toBe(sentence),
  );
});

test('a percentile below the result that isn’t this child’s is called an example', () => {
  const [topic] = childBmiTopics;
  expect(JSON.stringify(topic)).toMatch(/At the \d+\w\w percentile, for example, /u);
});

describe('an age outside the charts', () => {
  const refusal = (birth: [number, number, number], measured: [number, number, number]): string => {
    const [date, other] = [birth, measured].map(([year, month, day]) => ({ year, month, day }));
    const age = childAgeFromDates(date!, other!);
    return age.kind === 'underTwo' || age.kind === 'twentyOrOver' ? refusalText(age) : expect.fail(age.kind);
  };

  test('says why, and where to go', () => {
    expect(refusal([2023, 5, 6], [2024, 5, 6])).toContain('weight is compared with length');
    expect(refusal([2004, 2, 29], [2024, 2, 29])).toContain('BMI calculator for adults');
  });
});

test('a category’s meaning doesn’t repeat its limits, which the scale has', () => {
  for (const key of ['underweight', 'healthyWeight', 'overweight', 'obesity'] as const)
    expect(meaningText(key, 'callDoctor', AGE)).not.toMatch(/percentile (?:and|to)|\dth/u);
  expect(meaningText('obesityClass2', 'makeAppointment', AGE)).toContain('120% of the 95th percentile');
});

test('far and well below the range, nothing says that a child may be slim and healthy', () => {
  expect(meaningText('underweight', 'callDoctor', AGE)).toContain('naturally slim and healthy');
  for (const step of ['seeDoctorSoon', 'callThisWeek'] as const)
    expect(meaningText('underweight', step, AGE)).not.toMatch(/slim|healthy|many/iu);
  expect(nextStepText('seeDoctorSoon', AGE)).toMatch(/^Call your child’s doctor today/u);
  expect(nextStepText('callThisWeek', AGE)).toMatch(/^Call your child’s doctor this week/u);
});

test('from 16 on, no next step is only about the reader’s child', () => {
  const only = /(?<!you or )your child/u;
  const all = (age: typeof AGE): readonly string[] => [
    ...STEPS.map((step) => nextStepText(step, age)),
    ...CATEGORIES.map((key) => meaningText(key, 'callDoctor', age)),
  ];
  expect(all(TEEN).filter((text) => only.test(text))).toEqual([]);
  expect(all(months(191.9)).filter((text) => only.test(text))).toHaveLength(5);
  expect(nextStepText('callThisWeek', TEEN)).toMatch(/^Call a doctor this week/u);
});

test('a percentile has a heading', () => {
  const heading = (percentile: number): string => {
    const figures = childBmi('male', AGE, bmiAtPercentile('male', AGE, percent(percentile)));
    return figures.kind === 'covered' ? percentileText(figures) : expect.fail(figures.kind);
  };
  expect([0.5, 31, 99.95].map(heading)).toEqual([
    'Below the 1st percentile',
    '31st percentile',
    'Above the 99.9th percentile',
  ]);
});

describe('every text', () => {
  test('says nothing about calories, targets, ideal weight or losing weight', () => {
    const forbidden =
      /calor|kcal|\bkJ\b|target|ideal|los(?:e|es|ing|s)\b[^.]*weight|weight loss|slim down|deficit|burn/iu;
    expect(everyText().filter((text) => forbidden.test(text))).toEqual([]);
  });

  test('is neither judgmental nor alarming', () => {
    const harsh =
      /\b(?:fat|chubby|skinny|abnormal|danger|warning|alarm|should be|too (?:thin|heavy)|obese|good|bad|worry not)\b/iu;
    const allowed = /body fat/giu;
    expect(everyText().filter((text) => harsh.test(text.replace(allowed, '')))).toEqual([]);
  });

  test('follows docs/words.md', () => expect(everyText().flatMap((text) => unwantedIn(text))).toEqual([]));
});

describe('the explanations', () => {
  const median = (gender: 'male' | 'female', age: number): number =>
    bmiAtPercentile(gender, months(age), percent(50));

  test('BMI is lowest around the age of 5 or 6', () => {
    for (const gender of ['male', 'female'] as const) {
      const ages = Array.from({ length: 216 }, (_, index) => 24.5 + index);
      const lowest = ages.toSorted((one, other) => median(gender, one) - median(gender, other))[0]!;
      expect(lowest / 12).toBeGreaterThan(5);
      expect(lowest / 12).toBeLessThan(6);
    }
  });

  test('a BMI of 17 is above the 85th percentile for a boy of 5 and below the 5th for a boy of 17', () => {
    expect(bmiPosition('male', months(60), bmiValue(17)).percentile).toBeGreaterThan(85);
    expect(bmiPosition('male', months(204), bmiValue(17)).percentile).toBeLessThan(5);
  });

  test('a source has its address', () => {
    const sources = childBmiTopics.flatMap(allSourcesOf);
    expect(sources.length).toBeGreaterThan(4);
    for (const { url } of sources) expect(new URL(url).protocol).toBe('https:');
  });
});

test.each([
  [0.01, '<1', 'Below the 1st percentile, Underweight.'],
  [42, '42nd', '42nd percentile, Healthy weight.'],
  [99.99, '99.9+', 'Above the 99.9th percentile, '],
])('the gauge says where the percentile %d is', (percentile, text, sentence) => {
  const figures = childBmi('female', AGE, bmiAtPercentile('female', AGE, percent(percentile)));
  if (figures.kind !== 'covered') return expect.fail(figures.kind);
  expect(gaugeText(showPercentile(figures))).toBe(text);
  expect(gaugeSentence(figures)).toContain(`On a scale of percentiles from 0 to 100: ${sentence}`);
});
