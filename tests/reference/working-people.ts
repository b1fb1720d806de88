/** Ten people whose calculation steps are checked to the last digit. They cover every kind of entry and result. */
import type { Goal } from '@evenscale/formulas/energy';
import { percent } from '@evenscale/formulas/units';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import type { TargetResult } from '#person/page-result.ts';
import { home, type HomeEntries } from '#tools/home/entries.ts';
import { homeResult } from '#tools/home/report.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';

/** The result that a calculator would share for a person, from typed text. */
export function pageResult(
  tool: TargetResult['tool'],
  typed: Partial<HomeEntries>,
  more: {
    readonly goal?: Goal;
    readonly bodyFat?: number;
    readonly ownMaintenance?: OwnMaintenance;
    readonly trainingDays?: string;
    readonly macros?: string;
  } = {},
): TargetResult {
  const entries = { ...initialEntries(home), ...typed };
  // The wider of the two calculators' limits.
  const reading = readEntries(home, entries, entries);
  if (!reading.ok) throw new Error(`pageResult: ${JSON.stringify(reading.problems)}`);
  if (tool === 'home') return homeResult({ entries, input: reading.input });
  const { goal = 'maintain', bodyFat, ownMaintenance, trainingDays = '', macros = 'balanced' } = more;
  const input = {
    ...reading.input,
    goal,
    bodyFat: bodyFat === undefined ? null : percent(bodyFat),
    target: null,
    macros,
    ownMaintenance,
    trainingDays,
  };
  return { tool, entries: { ...entries }, input, report: buildTdeeReport(input) };
}

const metric = (kilograms: string, centimetres: string): Partial<HomeEntries> => ({
  weight: `kg~${kilograms}`,
  height: `cm~${centimetres}`,
});

const imperial = (pounds: string, feet: string, inches: string): Partial<HomeEntries> => ({
  units: 'imperial',
  weight: `lb~${pounds}`,
  height: `ft~${feet}~${inches}`,
});

/** Each key says what's special about the person. */
export const TEN_PEOPLE: readonly (readonly [peculiarity: string, result: TargetResult])[] = [
  ['metric, home', pageResult('home', metric('70', '175'))],
  ['pounds, feet and inches, home', pageResult('home', { ...imperial('154.3', '5', '8.9'), age: '41' })],
  [
    'stone and pounds, home',
    pageResult('home', {
      ...imperial('', '5', '4'),
      units: 'stone',
      weight: 'st~11~4',
      gender: 'female',
      activityLevel: 'lightlyActive',
    }),
  ],
  [
    'typed in kilograms, shown in pounds',
    pageResult('home', { ...metric('82.5', '1,79 m'), units: 'imperial' }),
  ],
  ['under 18, home', pageResult('home', { ...metric('52', '164'), age: '15', gender: 'female' })],
  [
    'a target under 800 kcal withheld, others below the guidance',
    pageResult(
      'tdee',
      { ...metric('46', '151'), age: '78', gender: 'female', activityLevel: 'sedentary' },
      { goal: 'lose' },
    ),
  ],
  [
    'underweight, no deficit offered',
    pageResult('tdee', { ...metric('48.2', '176'), gender: 'female' }, { goal: 'lose' }),
  ],
  [
    'body fat given, imperial',
    pageResult(
      'tdee',
      { ...imperial('191.7', '6', '1.5'), age: '33', activityLevel: 'veryActive' },
      { bodyFat: 18.4 },
    ),
  ],
  [
    'body fat clamped at 100',
    pageResult('tdee', { ...metric('240', '150'), age: '90', gender: 'female' }, { goal: 'gain' }),
  ],
  ['nothing above 0, far outside the range', pageResult('tdee', { ...metric('2', '20'), age: '110' })],
];
