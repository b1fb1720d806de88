import { describe, expect, test } from 'vitest';
import { kcal, kg } from '@evenscale/formulas/units';
import { parseSaved } from '#person/database/parse-saved.ts';
import { reducePersonForm, type PersonFormState } from '#person/form.ts';
import { savedOn, SHOWN } from '../../../tests/saved-results.ts';
import { atWeight, isSameWeight, readWeightForm, WEIGHT_RULES, weightFormOf } from './other-weight.ts';

const INSTANT = '2026-11-20T08:00:00.000Z';
const NOW = new Date('2026-11-22T08:00:00.000Z');

const typed = (form: PersonFormState, text: string): PersonFormState =>
  reducePersonForm(form, { type: 'edited', box: 'kilograms', text }, WEIGHT_RULES);

function weighed(result: ReturnType<typeof savedOn>, text: string) {
  const form = typed(weightFormOf(result), text);
  const reading = readWeightForm(form);
  if (!reading.ok) throw new Error(reading.problem);
  return atWeight(result, reading.person, form.draft, { note: '', savedAt: NOW });
}

describe('a saved result at another weight', () => {
  test('starts with the weight as it was typed, which isn’t a change', () => {
    const result = savedOn(INSTANT);
    const form = weightFormOf(result);
    expect(form.draft.weight).toEqual({ unit: 'kg', kilograms: ' 72,5 kg' });
    const reading = readWeightForm(form);
    expect(reading.ok && isSameWeight(result, reading.person)).toBe(true);
  });

  test('has the figures of the same person with that weight', () => {
    const result = weighed(savedOn(INSTANT), '70');
    // 10 × 70 + 6.25 × 175 − 5 × 30 + 5 = 1,648.75; × 1.55 = 2,555.6; less 500.
    expect(result.figures).toEqual({
      bmi: 70 / 1.75 ** 2,
      bmr: 1648.75,
      tdee: 1648.75 * 1.55,
      target: 1648.75 * 1.55 - 500,
    });
    expect(result).toMatchObject({ savedAt: NOW.toISOString(), goal: 'lose', calculator: 'tdee' });
    expect(parseSaved(result)).toEqual({ ok: true, result });
  });

  test('has no deficit below a healthy weight', () => {
    const { target, tdee } = weighed(savedOn(INSTANT), '50').figures;
    expect(target).toBe(tdee);
  });

  test('becomes a TDEE result without the plan, which only fits its own weight', () => {
    const plan = { entries: 'kg~65/2027-03-30/steady', end: '2027-03-30', afterwards: 2300 };
    const result = weighed({ ...savedOn(INSTANT), calculator: 'planner', goal: null, plan }, '72');
    expect(result).toMatchObject({ calculator: 'tdee', goal: 'maintain' });
    expect(result).not.toHaveProperty('plan');
    expect(parseSaved(result).ok).toBe(true);
  });

  test.each([
    ['72', true],
    ['80', false],
  ])('of %s kg keeps the visitor’s own figure from 72.5 kg: %s', (weight, hasOwnFigure) => {
    const own = { value: kcal(2400), low: kcal(2300), high: kcal(2500), weight: kg(72.5) };
    const result = savedOn(INSTANT, '', { ...SHOWN, person: { ...SHOWN.person, ownMaintenance: own } });
    expect('ownMaintenance' in weighed(result, weight)).toBe(hasOwnFigure);
  });

  test.each([
    ['', 'missing'],
    ['a lot', 'notANumber'],
    ['0', 'notPositive'],
    ['5000', 'tooLarge'],
    ['7.25', 'implausible'],
  ])('is refused for %j', (text, problem) => {
    expect(readWeightForm(typed(weightFormOf(savedOn(INSTANT)), text))).toEqual({ ok: false, problem });
  });

  test('is accepted if an implausible weight is confirmed', () => {
    const form = typed(weightFormOf(savedOn(INSTANT)), '25');
    expect(readWeightForm(form).ok).toBe(false);
    expect(readWeightForm(reducePersonForm(form, { type: 'confirmed' }, WEIGHT_RULES)).ok).toBe(true);
  });
});
