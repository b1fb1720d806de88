/** Ten people whose calculation steps are checked to the last digit. They cover every kind of entry and result. */
import type { Goal } from '@evenscale/formulas/energy';
import { percent } from '@evenscale/formulas/units';
import { emptyPersonForm, parsePerson } from '#person/form.ts';
import type { PersonDraft } from '#person/draft.ts';
import type { SharedResult } from '#person/shared-result.ts';

/** The wider of the two calculators' rules. */
const RULES = {
  defaultAge: 30,
  youngest: 0,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

/** The result that a calculator would share for a person, from typed text. */
export function sharedResult(
  calculator: SharedResult['calculator'],
  typed: Partial<PersonDraft>,
  more: { readonly goal?: Goal; readonly bodyFat?: number } = {},
): SharedResult {
  const draft = { ...emptyPersonForm(RULES).draft, ...typed };
  const parsed = parsePerson(draft, RULES, draft);
  if (!parsed.ok) throw new Error(`sharedResult: ${JSON.stringify(parsed.problems)}`);
  const result = { calculator, person: parsed.person, draft } as const;
  if (calculator === 'home') return result;
  const { goal = 'maintain', bodyFat } = more;
  return { ...result, goal, bodyFat: bodyFat === undefined ? null : percent(bodyFat) };
}

const metric = (kilograms: string, centimetres: string): Partial<PersonDraft> => ({
  weight: { unit: 'kg', kilograms },
  height: { unit: 'cm', centimetres },
});

const imperial = (pounds: string, feet: string, inches: string): Partial<PersonDraft> => ({
  units: 'imperial',
  weight: { unit: 'lb', pounds },
  height: { unit: 'ft', feet, inches },
});

/** Each key says what's special about the person. */
export const TEN_PEOPLE: readonly (readonly [peculiarity: string, result: SharedResult])[] = [
  ['metric, home', sharedResult('home', metric('70', '175'))],
  ['pounds, feet and inches, home', sharedResult('home', { ...imperial('154.3', '5', '8.9'), age: '41' })],
  [
    'stone and pounds, home',
    sharedResult('home', {
      ...imperial('', '5', '4'),
      inStone: true,
      weight: { unit: 'st', stone: '11', pounds: '4' },
      gender: 'female',
      activityLevel: 'lightlyActive',
    }),
  ],
  [
    'typed in kilograms, shown in pounds',
    sharedResult('home', { ...metric('82.5', '1,79 m'), units: 'imperial' }),
  ],
  ['under 18, home', sharedResult('home', { ...metric('52', '164'), age: '15', gender: 'female' })],
  [
    'a target under 800 kcal withheld, others below the guidance',
    sharedResult(
      'tdee',
      { ...metric('46', '151'), age: '78', gender: 'female', activityLevel: 'sedentary' },
      { goal: 'lose' },
    ),
  ],
  [
    'underweight, no deficit offered',
    sharedResult('tdee', { ...metric('48.2', '176'), gender: 'female' }, { goal: 'lose' }),
  ],
  [
    'body fat given, imperial',
    sharedResult(
      'tdee',
      { ...imperial('191.7', '6', '1.5'), age: '33', activityLevel: 'veryActive' },
      { bodyFat: 18.4 },
    ),
  ],
  [
    'body fat clamped at 100',
    sharedResult('tdee', { ...metric('240', '150'), age: '90', gender: 'female' }, { goal: 'gain' }),
  ],
  ['nothing above 0, far outside the range', sharedResult('tdee', { ...metric('2', '20'), age: '110' })],
];
