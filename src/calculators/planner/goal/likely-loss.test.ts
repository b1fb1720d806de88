import { expect, test } from 'vitest';
import { emptyPersonForm } from '#person/form.ts';
import type { PersonDraft, WeightText } from '#person/draft.ts';
import { PLANNER_RULES } from '#calculators/planner/planner-rules.ts';
import { likelyLoss } from './likely-loss.ts';

const METRIC: PersonDraft = {
  ...emptyPersonForm(PLANNER_RULES).draft,
  weight: { unit: 'kg', kilograms: '90' },
  height: { unit: 'cm', centimetres: '178' },
};

/** 5 ft 8 and 180 lb: a BMI of 18.5 is 121.7 lb. */
const POUNDS: PersonDraft = {
  ...METRIC,
  units: 'imperial',
  weight: { unit: 'lb', pounds: '180' },
  height: { unit: 'ft', feet: '5', inches: '8' },
};
const STONE: PersonDraft = { ...POUNDS, inStone: true, weight: { unit: 'st', stone: '13', pounds: '' } };

const inPounds = (pounds: string): WeightText => ({ unit: 'lb', pounds });
const inKilograms = (kilograms: string): WeightText => ({ unit: 'kg', kilograms });

test.each(['15', '15 lb', ' 15 pounds'])('"%s" as the goal of 180 lb: losing 15 lb, to 165 lb', (typed) => {
  expect(likelyLoss(inPounds(typed), POUNDS)).toEqual({
    label: '165 lb',
    text: { unit: 'lb', pounds: '165' },
    question: 'Do you want to lose 15 lb and reach 165 lb?',
  });
});

test('the goal is in the form’s unit, the loss in the typed unit', () => {
  expect(likelyLoss(inKilograms('12.5'), METRIC)).toMatchObject({
    text: { unit: 'kg', kilograms: '77.5' },
    question: 'Do you want to lose 12.5 kg and reach 77.5 kg?',
  });
  expect(likelyLoss(inKilograms('15 lb'), METRIC)).toMatchObject({
    text: { unit: 'kg', kilograms: '83.2' },
    question: 'Do you want to lose 15 lb and reach 83.2 kg?',
  });
  expect(likelyLoss({ unit: 'st', stone: '2', pounds: '4' }, STONE)).toMatchObject({
    text: { unit: 'st', stone: '10', pounds: '10' },
    question: 'Do you want to lose 2 st 4 lb and reach 10 st 10 lb?',
  });
});

test.each([
  ['a possible goal', '122'],
  ['a goal as it is meant', '165 lb'],
  ['a loss to below the healthy range', '60'],
  ['a word', 'less'],
  ['nothing', ''],
  ['zero', '0'],
  ['a negative number', '-15'],
])('%s raises no question: "%s"', (_, typed) => {
  expect(likelyLoss(inPounds(typed), POUNDS)).toBeNull();
});

test('a loss of more than 40% of the weight isn’t asked about', () => {
  const heavy: PersonDraft = { ...METRIC, weight: inKilograms('140') };
  expect(likelyLoss(inKilograms('56'), heavy)?.label).toBe('84 kg');
  expect(likelyLoss(inKilograms('57'), heavy)).toBeNull();
});

test('there is no question without weight and height', () => {
  expect(likelyLoss(inPounds('15'), { ...POUNDS, weight: inPounds('') })).toBeNull();
  expect(likelyLoss(inPounds('15'), { ...POUNDS, height: { unit: 'ft', feet: '', inches: '' } })).toBeNull();
});
