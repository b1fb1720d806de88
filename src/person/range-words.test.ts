import { expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { imperialPerson as imperial, metricPerson as metric, somePerson } from '../../tests/some-person.ts';
import type { Person } from './person.ts';
import { olderRangeOf } from './assessment.ts';
import { bodyMassIndexOf } from './assessment.ts';
import { olderRiskText, olderStep, rangeText } from './range-words.ts';

const stepOf = (person: Person) =>
  olderStep({ ...person, bmi: bodyMassIndexOf(person), olderRange: olderRangeOf(person) });

const aged = (person: Person): Person => ({ ...person, age: years(68) });
const related = (person: Person): Person => ({ ...person, familyBackground: true });

// The healthy range of 178 cm is 58.6 to 78.9 kg; of 5 ft 4 in it is 107.8 to 145.1 lb.
test.each([
  [metric('90', '178'), '11 kg above the healthy range for 178 cm.'],
  [metric('79.3', '178'), 'Less than 1 kg above the healthy range for 178 cm.'],
  [metric('70', '175'), 'In the healthy range for 175 cm.'],
  [metric('78.8', '178'), 'In the healthy range for 178 cm.'],
  [metric('79', '178'), 'At the upper end of the healthy range for 178 cm.'],
  [metric('79.2', '178'), 'At the upper end of the healthy range for 178 cm.'],
  [metric('55', '178'), '3.6 kg below the healthy range for 178 cm.'],
  [imperial('165'), '20 lb above the healthy range for 5 ft 4 in.'],
  [imperial('165', 'stone'), '1 st 6 lb above the healthy range for 5 ft 4 in.'],
  // From 65 on, the range is a BMI of 23 to 27.5: 70.4 to 84.2 kg.
  [metric('72', '175', '68'), 'At 68, there’s usually no need to lose weight.'],
  [metric('58', '175', '68'), 'At 68, it’s better not to lose weight: you’re below the range for your age.'],
  [metric('55', '175', '68'), '15 kg below the range for your age and height.'],
  [metric('79.6', '175', '64'), '3.3 kg above the healthy range for 175 cm.'],
  [metric('79.6', '175', '68'), 'At 68, there’s usually no need to lose weight.'],
  [metric('86', '175', '68'), '1.8 kg above the range for your age and height.'],
  [metric('130', '175', '68'), '46 kg above the range for your age and height.'],
  [metric('57', '175'), 'At the lower end of the healthy range for 175 cm.'],
  [metric('58.2', '175'), 'In the healthy range for 175 cm.'],
  // With the lower limits, the range of 175 cm ends at 70.1 kg, and that of 178 cm at 72.6 kg.
  [related(metric('70', '175')), 'In the healthy range for 175 cm.'],
  [related(metric('74', '178')), '1.4 kg above the healthy range for your family background and 178 cm.'],
  [related(metric('90', '178')), '17 kg above the healthy range for your family background and 178 cm.'],
  [
    related(metric('70.5', '175')),
    'Less than 1 kg above the healthy range for your family background and 175 cm.',
  ],
  [related(metric('55', '178')), '3.6 kg below the healthy range for 178 cm.'],
  // From 65 on, the range for that age counts.
  [related(metric('72', '175', '68')), 'At 68, there’s usually no need to lose weight.'],
  [related(metric('86', '175', '68')), '1.8 kg above the range for your age and height.'],
  // BMI and its ranges are for the weight before a pregnancy.
  [{ ...metric('90', '178'), pregnancy: true }, null],
])('says where a weight is relative to the range (%#)', (someone, sentence) => {
  expect(rangeText(someone)).toBe(sentence);
});

const NOT_ABOVE =
  /^If you’ve lost weight without trying, tell a doctor\. Next step: eat enough and do strength training\. .*ask why\.$/u;

test.each([
  ['in its range', metric('79.6', '175', '68'), NOT_ABOVE],
  ['below its range', metric('58', '175', '68'), NOT_ABOVE],
  ['above its range', metric('86', '175', '68'), /^At your age, a BMI of up to 33 alone isn’t a reason/u],
  ['far above it', metric('102', '175', '68'), /^Next step: ask a doctor/u],
])('tells an older person %s what to do first', (_, someone, step) => {
  expect(stepOf(someone)).toMatch(step);
});

test.each([
  // 33 × 1.75² is 101.06 kg; 33 × 64² ÷ 703 is 192.3 lb.
  [metric('102', '175', '68'), '101 kg at your height. A first step of about 5% (5 kg) may be enough.'],
  [aged(imperial('200')), '192 lb at your height. A first step of about 5% (10 lb) may be enough.'],
  [
    aged(imperial('200', 'stone')),
    '13 st 10 lb at your height. A first step of about 5% (10 lb) may be enough.',
  ],
  [
    aged(imperial('300', 'stone')),
    '13 st 10 lb at your height. A first step of about 5% (1 st 1 lb) may be enough.',
  ],
])(
  'says from 65 on, far above the range, what studies found and how little may be enough (%#)',
  (someone, end) =>
    expect(stepOf(someone)).toBe(
      `Next step: ask a doctor before you try to lose weight. In studies of older adults, the risk to health was higher above a BMI of 33, which is ${end}`,
    ),
);

test('says neither at the limit, in pregnancy nor to younger people', () => {
  const risk = (person: Person) =>
    olderRiskText({ ...person, bmi: bodyMassIndexOf(person), olderRange: olderRangeOf(person) });
  expect(risk(metric('101', '175', '68'))).toBeNull();
  expect(risk(metric('102', '175', '64'))).toBeNull();
  expect(risk({ ...metric('102', '175', '68'), pregnancy: true })).toBeNull();
});

test('has no such step for younger people, or with the notice for underweight', () => {
  expect(stepOf(metric('79.6', '175', '64'))).toBeNull();
  expect(stepOf(metric('55', '175', '68'))).toBeNull();
});

test('the range from 65 on is in the visitor’s unit', () => {
  expect(olderRangeOf(metric('70', '175', '64'))).toBeNull();
  const pounds = olderRangeOf({ ...imperial('160'), age: years(68) });
  expect(pounds).toMatchObject({ unit: 'lb' });
  expect(pounds?.min).toBeCloseTo((23 * 64 ** 2) / 703, 9);
  expect(pounds?.max).toBeCloseTo((27.5 * 64 ** 2) / 703, 9);
});

test('says nothing under 18', () => {
  expect(rangeText(metric('60', '170', '17'))).toBeNull();
});

test('the example is one person in both systems of units', () => {
  expect(rangeText(somePerson())).toBe('In the healthy range for 175 cm.');
  expect(rangeText(somePerson({ units: 'imperial' }))).toBe('In the healthy range for 5 ft 8.9 in.');
});
