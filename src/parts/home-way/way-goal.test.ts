import { describe, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { personKey, suggestedText, wayToward } from './way-goal.ts';

const TODAY = '2026-11-29';
const { entries: MAN } = someHomeResult({ weight: 'kg~86', height: 'cm~178' });
const { entries: WOMAN } = someHomeResult({ weight: 'kg~80', height: 'cm~160', gender: 'female' });

test('without a goal of the visit, the way leads to the nearest healthy weight', () => {
  const way = wayToward('', false, MAN, TODAY);
  expect(way).toMatchObject({ kind: 'plan', isOwn: false });
  expect(suggestedText(way)).toBe('kg~78.9');
  const stone = { ...MAN, weight: 'st~13~8', units: 'stone' };
  expect(suggestedText(wayToward('', false, stone, TODAY))).toMatch(/^st~12~[\d.]+$/u);
});

describe('a goal of the visit', () => {
  test('stays for other entries while a plan leads there', () => {
    for (const person of [MAN, WOMAN])
      expect(wayToward('kg~72,5', false, person, TODAY)).toMatchObject({
        kind: 'plan',
        isOwn: true,
        plan: { input: { goal: { kilograms: 72.5 } } },
      });
  });

  test('has the date or the pace that was chosen for it, unless that date has passed', () => {
    const daysWith = (chosen: object): unknown => {
      const way = wayToward('kg~80', true, MAN, TODAY, chosen);
      return way.kind === 'plan' ? way.plan.input.days : null;
    };
    expect(daysWith({})).toBe(182);
    expect(daysWith({ isDateChosen: 'yes', goalDate: '2027-04-18' })).toBe(140);
    expect(daysWith({ by: 'pace', pace: 'gentle' })).toBeGreaterThan(182);
    expect(daysWith({ isDateChosen: 'yes', goalDate: '2026-11-01' })).toBe(182);
  });

  test('makes way for the suggested one where none does, unless it was typed for these entries', () => {
    expect(wayToward('kg~45', false, MAN, TODAY)).toMatchObject({ kind: 'plan', isOwn: false });
    expect(wayToward('kg~45', true, MAN, TODAY)).toMatchObject({
      kind: 'noPlan',
      report: { kind: 'refused' },
    });
  });

  test('that was emptied or can’t be read has its message, until the entries change', () => {
    expect(wayToward('', true, MAN, TODAY)).toEqual({ kind: 'problem', problem: 'missing' });
    expect(wayToward('kg~abc', true, MAN, TODAY)).toEqual({ kind: 'problem', problem: 'notANumber' });
    expect(wayToward('kg~abc', false, MAN, TODAY)).toMatchObject({ kind: 'plan', isOwn: false });
  });
});

test('a goal doesn’t make another person', () => {
  expect(personKey({ ...MAN, goalWeight: 'kg~72', isGoalSuggested: 'no' })).toBe(personKey(MAN));
  expect(personKey({ ...MAN, age: '31' })).not.toBe(personKey(MAN));
});
