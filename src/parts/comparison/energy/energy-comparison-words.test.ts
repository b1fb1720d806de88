import { describe, expect, test } from 'vitest';
import { kcal, percent, years } from '@evenscale/formulas/units';
import type { ActivityLevel } from '@evenscale/formulas/energy';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { formatKcal } from '#ui/text/format.ts';
import { buildEnergyComparison } from '#person/energy-comparison/energy-comparison.ts';
import type { Agreement, ShownEnergyComparison } from '#person/energy-comparison/energy-comparison.ts';
import {
  missingText,
  categoryText,
  energyWords,
  methodText,
  plotSentence,
  portionText,
  spreadFigure,
  spreadText,
  usedText,
} from './energy-comparison-words.ts';

function report(
  kilograms: number,
  activityLevel: ActivityLevel,
  fat: number | null = null,
): ShownEnergyComparison {
  const estimates = buildEnergyComparison({
    ...{
      units: 'metric',
      weight: weightOf(kilograms, 'kg'),
      height: heightOf(175, 'cm'),
      age: years(30),
      gender: 'male',
      activityLevel,
    },
    bodyFat: fat === null ? null : percent(fat),
  });
  if (estimates.status !== 'shown') throw new Error('expected a comparison');
  return estimates;
}

test.each([
  [12, 'That’s less than an apple a day.'],
  [60, 'That’s about an apple or a banana a day.'],
  [199, 'That’s about two slices of bread a day.'],
  [312, 'That’s about a bowl of cereal with milk and a banana a day.'],
  [574, 'That’s about a light meal a day.'],
  [834, 'That’s about a full meal a day.'],
  [1_400, 'That’s more than a full meal a day.'],
])('%d kcal: %s', (energy, sentence) => expect(portionText(energy)).toBe(sentence));

const numberIn = (text: string): number => Number(text.replace(/,/gu, '').replace('−', '-'));

test('the printed differences are those of the printed figures', () => {
  for (let weight = 48; weight < 150; weight += 0.7) {
    const shown = report(weight, 'moderatelyActive', weight % 3 < 1 ? 22 : null);
    const days = shown.estimates.map(({ day }) => numberIn(formatKcal(day.value)));
    const [used = 0] = days;
    for (const [place, estimate] of shown.estimates.entries()) {
      const [, difference] = /^([+−][\d,]+) kcal/u.exec(methodText(estimate, shown, 'kcal')) ?? [];
      if (difference !== undefined) expect(numberIn(difference)).toBe((days[place] ?? 0) - used);
    }
    expect(numberIn(spreadFigure(shown, 'kcal', 'day'))).toBe(Math.max(...days) - Math.min(...days));
  }
});

describe('the practical meaning of the difference', () => {
  test('says to start with the site’s figure and correct it by the scale', () => {
    expect(spreadText(report(70, 'moderatelyActive'), 'kcal', 'day')).toBe(
      'That’s about two slices of bread a day. They’re all within the 14% that our estimate can be off for a whole day anyway (10% at rest). That’s as close as methods like these get. Start with our estimate and adjust it after a month, if weighing is fine for you.',
    );
  });

  test('a page about rest begins with the difference at rest', () => {
    const shown = report(70, 'moderatelyActive');
    expect(`${spreadFigure(shown, 'kcal', 'rest')} ${energyWords.spreadUnit('kcal', 'rest')}`).toBe(
      '47 kcal at rest between the lowest and the highest estimate',
    );
    expect(spreadText(shown, 'kcal', 'rest')).toMatch(
      /^That’s less than an apple a day\. The estimates of a whole day are 199 kcal apart\. They’re all within the 14% /u,
    );
  });

  test('the margin of error is the result’s, or the measurement’s with body fat', () => {
    const shown = report(70, 'moderatelyActive', 22);
    const text = (agreement: Agreement): string => spreadText({ ...shown, agreement }, 'kcal', 'day');
    expect(text('withinRange')).toContain(
      'within the 11% that our estimate can be off for a whole day anyway (5% at rest)',
    );
    expect(text('apart')).toContain('than the 11% that our estimate can be off for a whole day (5% at rest)');
  });

  test('people who sit all day are told that the activity factor is too low', () => {
    expect(spreadText(report(70, 'sedentary'), 'kcal', 'day')).toContain(
      'too low for most people with desk jobs',
    );
  });

  test('people who are underweight are referred to professionals, not to the scale', () => {
    const text = spreadText(report(52, 'moderatelyActive'), 'kcal', 'day');
    expect(text).toContain('with a doctor or dietitian');
    expect(text).not.toContain('scale');
  });
});

test('the method in use is named with its reason', () => {
  expect(usedText('mifflin')).toContain('a review of equations like these found the most reliable');
  expect(usedText('katchMcArdle')).toContain('You entered your body fat');
});

test('each method has its difference, its origin and its published error, if any', () => {
  const shown = report(70, 'moderatelyActive', 22);
  expect(shown.estimates.map((estimate) => methodText(estimate, shown, 'kcal'))).toEqual([
    'From lean mass (1991). No published margin of error. A body-fat reading that’s 5 percentage points off changes it by 76 kcal at rest.',
    '+154 kcal a day compared with our estimate. From weight, height, age and sex (1990). At rest, within 10% for most adults.',
    '+226 kcal a day compared with our estimate. From weight, height, age and sex (1984). At rest, within 14% for an individual.',
    '+235 kcal a day compared with our estimate. From lean mass, based on athletes (1980). No published margin of error. A body-fat reading that’s 5 percentage points off changes it by 77 kcal at rest.',
    '+353 kcal a day compared with our estimate. Estimates the whole day directly, from studies that measured how many calories people use in a day. “Moderately active” counts as “low active” here. No published margin of error for an individual.',
  ]);
});

test('a lower figure has a real minus sign', () => {
  const shown = report(70, 'moderatelyActive');
  const [used, other] = shown.estimates;
  if (!used || !other) throw new Error('expected two estimates');
  const lower = { ...other, day: { ...other.day, value: kcal(used.day.value - 41.6) } };
  expect(methodText(lower, shown, 'kcal')).toMatch(/^−42 kcal/u);
});

test.each([
  ['sedentary', '“Sedentary” counts as “inactive” here.'],
  ['veryActive', '“Very active” counts as “active” here.'],
  ['superActive', '“Super active” counts as “very active” here.'],
] as const)('the reference intakes treat %s', (level, words) => {
  expect(categoryText(report(70, level))).toBe(words);
});

test('each omitted method has its reason', () => {
  expect(missingText(['katchMcArdle', 'cunningham'], 'needsBodyFat')).toMatch(
    /^Katch–McArdle, Cunningham: .*check “I know my body fat”/u,
  );
  expect(missingText(['eer'], 'olderAdultsOnly')).toBe('Reference intakes 2023: For adults 19 and over.');
  expect(missingText(['harrisBenedict'], 'outsideRange')).toContain('far outside the range');
});

test('a plot is one sentence with every figure', () => {
  expect(plotSentence(energyWords.day, [{ label: 'Mifflin–St Jeor', figure: '2,556' }], 'kcal')).toBe(
    'The whole day, in kcal a day, on one scale: Mifflin–St Jeor 2,556. The table below has the same numbers.',
  );
});
