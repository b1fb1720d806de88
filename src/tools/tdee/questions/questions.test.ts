import { expect, test } from 'vitest';
import { readEntries } from '#person/entries/field.ts';
import { initialEntries } from '#person/entries/field.ts';
import { tdee, type TdeeEntries } from '../entries.ts';
import { buildTdeeReport } from '../report.ts';
import { bmrQuestion } from './bmr.ts';
import { bodyFatQuestion } from './body-fat.ts';
import { idealWeightQuestion } from './ideal-weight.ts';
import { OLDER_PROTEIN_REASON } from '#person/macros/older-protein-words.ts';
import { proteinQuestion } from './protein.ts';
import type { Answer, Question } from './question.ts';
import { waistQuestion } from './waist.ts';

/** The answer for 70 kg, 175 cm, 30 years, male, moderately active, with changes. */
function answerOf(question: Question, changes: Partial<TdeeEntries> = {}): Answer {
  const entries = { ...initialEntries(tdee), weight: '70', height: '175', age: '30', ...changes };
  const reading = readEntries(tdee, entries, entries);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { input } = reading;
  return question.answer({ entries, input, report: buildTdeeReport(input), energyUnit: 'kcal' });
}

const figuresOf = ({ hero, rows }: Answer): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    [...hero, ...rows.flatMap(({ figures }) => figures)].map(({ name, value, text }) => [
      name,
      value ?? text,
    ]),
  );

test('resting energy with its range and the whole day', () => {
  const answer = answerOf(bmrQuestion);
  expect(answer.sentence).toBe('Lying still all day, your body would use about 1,649 kcal.');
  const figures = figuresOf(answer);
  expect(figures['bmr']).toBe(1648.75);
  expect(figures['bmrRange.min']).toBeCloseTo(1648.75 * 0.9, 9);
  expect(figures['bmrRange.max']).toBeCloseTo(1648.75 * 1.1, 9);
  expect(figures['tdee']).toBe(2555.5625);
});

test('a known body fat changes the equation', () => {
  const answer = answerOf(bmrQuestion, { bodyFatAsk: 'yes', bodyFat: '22' });
  expect(figuresOf(answer)['bmr']).toBeCloseTo(370 + 21.6 * 70 * 0.78, 9);
  expect(answer.notes[0]).toMatch(/^By the Katch–McArdle equation/u);
});

test('under 18 resting energy is shown with a remark, and nothing else is', () => {
  const teen = { age: '16' };
  const answer = answerOf(bmrQuestion, teen);
  expect(answer.hero[0]?.value).toBeGreaterThan(0);
  expect(answer.notes[0]).toMatch(/made on adults/u);
  for (const question of [bodyFatQuestion, idealWeightQuestion, waistQuestion, proteinQuestion]) {
    const { hero, rows } = answerOf(question, { ...teen, waist: '80' });
    expect(hero.map(({ value, text }) => [value, text])).toEqual([[undefined, 'Not offered under 18']]);
    expect(rows).toEqual([]);
  }
});

test('far above the healthy range, the ideal weight has the first step and the appointment that home has', () => {
  const answer = answerOf(idealWeightQuestion, { weight: '125', height: '172.5', age: '45' });
  expect(answer.sentence).toBe(
    '51 kg above the healthy range for 172.5 cm. A good first step is to lose 6 to 13 kg.',
  );
  expect(answer.notes[0]).toBe('Please make an appointment with a doctor, even if you feel fine.');
});

test('from 65 on, the ideal weight says what to do first, and names no loss', () => {
  const { sentence, notes } = answerOf(idealWeightQuestion, { weight: '52', height: '158', age: '84' });
  expect(sentence).toMatch(/^At 84, it’s better not to lose weight/u);
  expect(notes[0]).toMatch(/^If you’ve lost weight without trying, tell a doctor\. Next step: eat enough/u);
  expect([sentence, ...notes].join(' ')).not.toMatch(/first step is to lose|appointment/u);
});

test('from 65 on, the protein is one range for every goal, with its reason and its least', () => {
  const { rows, sentence, notes } = answerOf(proteinQuestion, { age: '72', goal: 'lose' });
  expect(sentence).toBe('For adults of 65 or over: about 84 to 112 grams of protein a day.');
  expect(notes).toContain(OLDER_PROTEIN_REASON);
  expect(answerOf(proteinQuestion, { age: '72', activityLevel: 'sedentary' }).hero).toEqual(
    answerOf(proteinQuestion, { age: '72', goal: 'gain' }).hero,
  );
  const row = rows.find(({ figures }) => figures[0]?.name === 'protein.least');
  expect(row?.label).toBe('The least from age 65 on');
  expect(row?.figures[0]?.value).toBeCloseTo(70, 9);
});

test('with much muscle, body fat and ideal weight say that the BMI doesn’t see it', () => {
  const lifter = { weight: '88', height: '180', age: '34', bodyFatAsk: 'yes', bodyFat: '14' } as const;
  for (const question of [bodyFatQuestion, idealWeightQuestion])
    expect(answerOf(question, lifter).notes.join(' ')).toMatch(
      /overstates your body fat: at this BMI 24\.2%/u,
    );
  expect(answerOf(bodyFatQuestion).notes.join(' ')).not.toMatch(/overstates/u);
});

test('during pregnancy, range and body fat are for the weight before it', () => {
  const pregnant = { gender: 'female', pregnancy: 'yes' } as const;
  expect(answerOf(idealWeightQuestion, pregnant).sentence).toMatch(/your weight before pregnancy/u);
  expect(answerOf(bodyFatQuestion, pregnant).sentence).toMatch(/^Before pregnancy, people of your height/u);
  const heavy = answerOf(idealWeightQuestion, { ...pregnant, weight: '125' });
  expect([heavy.sentence, ...heavy.notes].join(' ')).not.toMatch(/lose|appointment/u);
});

test('outside the equation’s range there is no resting energy', () => {
  const entries = { weight: '10', height: '100', age: '120', gender: 'female' } as const;
  const answer = answerOf(bmrQuestion, entries);
  expect(answer.sentence).toBeNull();
  expect(answer.hero[0]?.value).toBeUndefined();
});

test('body fat as it is estimated, with its range, and what it weighs', () => {
  const answer = answerOf(bodyFatQuestion);
  expect(answer.sentence).toMatch(
    / 18\.1% body fat on average\. For you, that would be 12\.7 kg of 70 kg\.$/u,
  );
  const figures = figuresOf(answer);
  const fat = 1.2 * (70 / 1.75 ** 2) + 0.23 * 30 - 10.8 - 5.4;
  expect(figures['bodyFatPercentage']).toBeCloseTo(fat, 9);
  expect(figures['bodyFatRange.min']).toBeCloseTo(fat - 4.1, 9);
  expect(figures['bodyFatRange.max']).toBeCloseTo(fat + 4.1, 9);
  expect(figures['leanMass']).toBeCloseTo(70 * (1 - fat / 100), 9);
  expect(figures['fatMass']).toBeCloseTo((70 * fat) / 100, 9);
});

test('a measured body fat has no range, and pounds are pounds', () => {
  const measured = { units: 'imperial', weight: 'lb~154', bodyFatAsk: 'yes', bodyFat: '25' } as const;
  const answer = answerOf(bodyFatQuestion, measured);
  expect(answer.sentence).toBe('At 25.0% body fat, about 38.5 lb of your 154 lb is fat.');
  expect(answerOf(bodyFatQuestion, { ...measured, units: 'stone', weight: 'st~11~0' }).sentence).toBe(
    'At 25.0% body fat, about 2 st 10.5 lb of your 11 st is fat.',
  );
  const figures = figuresOf(answer);
  expect(figures['bodyFatPercentage']).toBe(25);
  expect(figures['bodyFatRange.min']).toBeUndefined();
  expect(figures['fatMass']).toBeCloseTo(38.5, 6);
  expect(figures['leanMass']).toBeCloseTo(115.5, 6);
});

test('the healthy range, and from 65 on the range of that age first', () => {
  const answer = answerOf(idealWeightQuestion);
  expect(answer.sentence).toBe('In the healthy range for 175 cm.');
  expect(figuresOf(answer)['idealWeightRange.min']).toBeCloseTo(56.65625, 9);
  expect(figuresOf(answer)['idealWeightRange.max']).toBeCloseTo(76.25625, 9);
  const older = answerOf(idealWeightQuestion, { age: '70' });
  expect(older.hero.map(({ name }) => name)).toEqual(['olderRange.min', 'olderRange.max']);
  expect(older.hero[0]?.value).toBeCloseTo(23 * 1.75 ** 2, 9);
  expect(older.rows[0]?.label).toBe('General range, under 65');
});

test.each([
  ['70', 'Healthy', 0.4],
  ['87.5', 'Increased risk', 0.5],
  ['105', 'High risk', 0.6],
])('a waist of %s cm is in the range “%s”', (waist, label, ratio) => {
  const answer = answerOf(waistQuestion, { waist });
  expect(answer.hero[0]?.value).toBeCloseTo(ratio, 12);
  expect(answer.rows.filter(({ isOwn }) => isOwn).map((row) => row.label)).toEqual([`${label}: you’re here`]);
  expect(answer.sentence).toBe(`Your waist is in the guideline’s “${label.toLowerCase()}” range.`);
  expect(answer.meaning).toMatch(/fat around/iu);
});

test('a waist is classified neither without one, nor at a BMI the guideline leaves out', () => {
  expect(answerOf(waistQuestion).hero[0]?.text).toMatch(/^Enter your waist/u);
  expect(answerOf(waistQuestion, { waist: '400' }).hero[0]?.value).toBeUndefined();
  const { sentence, rows, hero, notes } = answerOf(waistQuestion, { weight: '120', waist: '120' });
  expect(sentence).toMatch(/^The guideline’s ranges are for adults with a BMI below 35/u);
  expect(notes[0]).toBe('Please make an appointment with a doctor, even if you feel fine.');
  expect(answerOf(waistQuestion, { weight: '55', waist: '70' }).notes.join(' ')).not.toContain('appointment');
  expect(hero[0]?.value).toBeCloseTo(120 / 175, 9);
  expect(rows).toEqual([]);
});

test('protein for a goal that nothing leads to is that of a steady weight', () => {
  const thin = { weight: '48', height: '165', gender: 'female', goal: 'lose' } as const;
  expect(answerOf(proteinQuestion, thin)).toEqual(answerOf(proteinQuestion, { ...thin, goal: 'maintain' }));
});

test('protein by goal and exercise, in the day and in a meal', () => {
  const figures = figuresOf(answerOf(proteinQuestion, { goal: 'gain' }));
  expect(figures['protein.min']).toBeCloseTo(1.6 * 70, 9);
  expect(figures['protein.max']).toBeCloseTo(2.2 * 70, 9);
  expect(figures['protein.meal.min']).toBeCloseTo((1.6 * 70) / 4, 9);
  expect(figures['protein.least']).toBeCloseTo(56, 9);
  expect(figuresOf(answerOf(proteinQuestion, { activityLevel: 'sedentary' }))['protein.min']).toBeCloseTo(
    84,
    9,
  );
});

test('above BMI 25 a part of the weight counts, and the answer says so', () => {
  const answer = answerOf(proteinQuestion, { weight: '100', height: '170', activityLevel: 'sedentary' });
  expect(answer.hero[0]?.value).toBeCloseTo(1.2 * 79.1875, 9);
  expect(answer.notes[0]).toMatch(/counted as 79\.2 kg/u);
});

test('the protein of the plan that is the target comes in place of the middle of the range', () => {
  const rowOf = (changes: Partial<TdeeEntries>) => answerOf(proteinQuestion, changes).rows[0];
  const middle = {
    label: 'In the middle of that range',
    figures: [{ name: 'protein.suggested', text: '133' }],
  };
  expect(rowOf({ goal: 'lose', macros: 'own~115g~~30' })).toMatchObject(middle);
  const plan = { goal: 'lose', target: 'lose~2100' } as const;
  expect(rowOf({ ...plan, macros: 'own~115g~~30' })).toMatchObject({
    label: 'In your plan',
    figures: [{ name: 'protein.planned', value: 115, text: '115' }],
  });
  expect(rowOf({ ...plan, macros: 'lowCarb' })?.figures[0]?.value).toBeCloseTo((2100 * 0.35) / 4, 9);
  // A plan without a choice has what was suggested when it began.
  expect(rowOf({ ...plan, macros: 'own~141g~~30~s' })?.figures[0]?.value).toBe(141);
  expect(rowOf({ ...plan, macros: 'balanced' })).toMatchObject(middle);
});

test('in pregnancy no protein, body fat or waist is judged', () => {
  for (const question of [proteinQuestion, waistQuestion])
    expect(answerOf(question, { pregnancy: 'yes', waist: '90' }).hero[0]?.value).toBeUndefined();
  expect(answerOf(idealWeightQuestion, { pregnancy: 'yes' }).sentence).not.toMatch(/healthy|above|below/u);
});
