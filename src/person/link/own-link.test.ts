import { expect, test } from 'vitest';
import { kcal, kg } from '@evenscale/formulas/units';
import { parsePerson, type PersonRules } from '#person/form.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import { readShareLink, writeShareLink } from './share-link.ts';

const RULES: PersonRules = {
  defaultAge: 25,
  youngest: 1,
  oldest: 120,
  ownEntries,
  steps: { weight: { metric: 1, imperial: 1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};
const draft = {
  units: 'metric',
  inStone: false,
  weight: { unit: 'kg', kilograms: '82.5' },
  height: { unit: 'cm', centimetres: '180' },
  age: '40',
  gender: 'male',
  activityLevel: 'sedentary',
  ownMaintenance: { value: kcal(2431.373), low: kcal(2301), high: kcal(2561.746), weight: kg(80) },
} as const;
const parsed = parsePerson(draft, RULES);
if (!parsed.ok) throw new RangeError('the person of this test cannot be read');
const { person } = parsed;
const plan = {
  entries: {
    goal: { unit: 'kg', kilograms: '78' },
    when: { by: 'pace', pace: 'steady' },
    shape: 'steady',
  },
  end: '2027-01-01',
  intake: 2000,
  afterwards: 2300,
} as const;

/** The weight isn't in the figure's part of the link, so the link's own weight is used. */
const arrived = { ...draft, ownMaintenance: { ...draft.ownMaintenance, weight: kg(82.5) } };

test('a TDEE link carries the figure and its interval, with and without a chosen target', () => {
  for (const target of [null, 'mildLoss'] as const) {
    const link = writeShareLink({ calculator: 'tdee', person, draft, goal: 'lose', target }, 'kJ');
    expect(link).toContain('/own~2431.373~2301~2561.746/kJ');
    expect(readShareLink('tdee', link)).toEqual({
      draft: arrived,
      goal: 'lose',
      bodyFat: '',
      energyUnit: 'kJ',
      ...(target && { target }),
    });
  }
});

test('a planner’s link carries it after the plan', () => {
  const link = writeShareLink({ calculator: 'planner', person, draft, plan }, 'kcal');
  expect(link).toMatch(/\/steady\/steady\/own~2431\.373~2301~2561\.746$/u);
  expect(readShareLink('planner', link)).toEqual({ draft: arrived, bodyFat: '', plan: plan.entries });
});

test('a link from the home page has none', () => {
  const link = writeShareLink({ calculator: 'home', person, draft }, 'kcal');
  expect(link).not.toContain('own');
  expect(readShareLink('home', `${link}/own~2431~2301~2562`)).toBeNull();
});

test('a link without one removes the one in the form', () => {
  const { ownMaintenance: _, ...without } = draft;
  const link = writeShareLink({ calculator: 'tdee', person, draft: without, goal: 'lose' }, 'kcal');
  expect(readShareLink('tdee', link)?.draft).toHaveProperty('ownMaintenance', undefined);
});

const START = 'v1/t/m/kg~82.5/cm~180/40/m/0/l/';

test('the link’s stable format', () => {
  expect(readShareLink('tdee', `${START}/own~2431~2301~2562`)?.draft.ownMaintenance).toEqual({
    value: 2431,
    low: 2301,
    high: 2562,
    weight: 82.5,
  });
});

test.each([
  'own~',
  'own~2431',
  'own~2431~2301',
  'own~2431~2301~2562~80',
  'own~2431~2562~2301',
  'own~499~400~600',
  'own~10001~9000~11000',
  'own~2431~-1~2562',
  'own~2431~2301~20001',
  'own~2431~2301~NaN',
  'own~2431~2301~Infinity',
  'own~0x9ff~0x900~0xfff',
  'own~2431~~2562',
  'own~2431~2301~2562/loss',
  'own~2431~2301~2562/own~2431~2301~2562',
])('a link with %s is rejected completely', (part) => {
  expect(readShareLink('tdee', `${START}/${part}`)).toBeNull();
});
