import { expect, test } from 'vitest';
import { runJson, type JsonFigure, type JsonOutput } from '../../packages/cli/tests/run-line.ts';
import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import { isWithheld, PEOPLE, type Someone, type Verdict } from './people.ts';

/** What a command says for each verdict that has something to say. */
const SAID: Readonly<Record<Exclude<Verdict, 'fine'>, RegExp>> = {
  min: /usual minimum/u,
  step: /larger step than a healthy weight/u,
  range: /Within four weeks, your BMI/u,
  older: /Within four weeks, you’d be below the range/u,
  below: /against eating this little/u,
  unsafe: /Less than 800|Not a safe target|No figure|Not available/u,
  thin: /don’t plan weight loss/u,
  frail: /a gain is for a doctor to plan/u,
  fast: /don’t go above 500/u,
  low: /don’t plan the way to it/u,
  age: /Under 18|under 18/u,
  preg: /Not offered now|pregnant or breastfeeding/u,
};

/** A figure has a value unless it's withheld, and says its caution or reason, and no other. */
function expectVerdict(name: string, figure: JsonFigure | undefined, verdict: Verdict): void {
  const { value, shown = '', reason = '', remark = '' } = { remark: '', ...figure };
  expect(value === undefined, `${name} is withheld`).toBe(isWithheld(verdict));
  const text = `${shown} ${reason} ${remark}`;
  for (const [other, said] of Object.entries(SAID))
    if (isWithheld(verdict) || !isWithheld(other as Verdict))
      expect(said.test(text), `${name} says ${other}: ${text}`).toBe(other === verdict);
}

const optionsOf = ({ gender, age, activityLevel, isPregnant }: Someone): readonly string[] => [
  ...['--age', String(age), '--sex', gender],
  ...['--activity', activityLevel.replace(/[A-Z]/u, (letter) => `-${letter.toLowerCase()}`)],
  ...(isPregnant ? ['--pregnant'] : []),
];
const measuresOf = ({ kilograms, centimetres }: Someone): readonly string[] => [
  `${kilograms}kg`,
  `${centimetres}cm`,
];

const ask = async (command: string, person: Someone, ...more: readonly string[]): Promise<JsonOutput> =>
  runJson([command, ...optionsOf(person), ...measuresOf(person), ...more]);

test.each(PEOPLE)('evenscale bmi: $name', async ({ person, maintenance, targets }) => {
  const { figures } = await ask('bmi', person);
  expectVerdict('maintenance', figures['calories.maintenance'], maintenance);
  expectVerdict('loss', figures['calories.weightLoss'], targets.loss);
  expectVerdict('gain', figures['calories.weightGain'], targets.gain);
  expect(figures['bmi']?.value).toBeGreaterThan(0);
  expect(figures['bmiCategory'] === undefined).toBe(person.age < 18);
});

test.each(PEOPLE)('evenscale tdee: $name', async ({ person, targets, chosen }) => {
  const { figures } = await ask('tdee', person);
  for (const key of CALORIE_TARGET_KEYS) expectVerdict(key, figures[`targetCalories.${key}`], targets[key]);
  expectVerdict('body fat', figures['bodyFatPercentage'], person.age < 18 ? 'age' : 'fine');
  for (const [index, goal] of ['lose', 'maintain', 'gain'].entries()) {
    const answer = await ask('tdee', person, '--goal', goal);
    const hasMacros = answer.figures['macros.balanced.protein'] !== undefined;
    expect(hasMacros, goal).toBe(chosen[index] !== 'none');
  }
});

const PLAN_SAID = {
  ...SAID,
  older: /range for 65 and over/u,
  below: /against eating this little/u,
  unsafe: /less than 800/u,
  thin: /don’t plan further loss/u,
  frail: /far below the healthy range/u,
  low: /a BMI under 18.5/u,
};

test.each(PEOPLE)('evenscale plan: $name', async ({ person, plans }) => {
  for (const [index, share] of [0.98, 1.02].entries()) {
    const expected = plans[index] ?? '-';
    if (expected === '-') continue;
    const goal = `${Math.round(person.kilograms * share * 10) / 10}kg`;
    const answer = await ask('plan', person, goal, '--by', '2027-05-23');
    expect(answer.status).toBe(expected === 'fine' ? 'answered' : 'refused');
    if (expected !== 'fine') expect(JSON.stringify(answer)).toMatch(PLAN_SAID[expected]);
  }
});

test.each(PEOPLE)('the commands for one question: $name', async ({ person }) => {
  const withheld = person.age < 18 || person.isPregnant;
  const resting = await ask('bmr', person);
  // The equation gives nothing for the smallest and oldest.
  const isOutside = (await ask('tdee', person)).figures['tdee']?.value === undefined;
  expect(resting.status).toBe(isOutside ? 'refused' : 'answered');
  const protein = await ask('protein', person);
  expect(protein.status).toBe(withheld ? 'refused' : 'answered');
  if (withheld) expect(JSON.stringify(protein)).toMatch(person.age < 18 ? SAID.age : SAID.preg);
  const { gender, age } = person;
  const given = ['--age', String(age), '--sex', gender, ...measuresOf(person)];
  const range = await runJson(['ideal-weight', ...given]);
  expect(range.status).toBe(age < 18 ? 'refused' : 'answered');
  const waist = await runJson(['waist', '--waist', `${person.centimetres / 2}cm`, ...given]);
  expect(waist.status).toBe(age < 18 ? 'refused' : 'answered');
  const gain = await runJson(['pregnancy', '--age', String(age), '--week', '20', ...measuresOf(person)]);
  expect(gain.status).toBe(age < 18 ? 'refused' : 'answered');
  expect(JSON.stringify(gain)).not.toMatch(/target|lose weight|deficit/iu);
});

test.each(PEOPLE)('evenscale body-fat: $name', async ({ person }) => {
  const { gender, age, centimetres } = person;
  const girths = ['--neck', `${centimetres * 0.22}cm`, '--waist', `${centimetres / 2}cm`];
  const measured = ['--hips', `${centimetres * 0.55}cm`, `${centimetres}cm`];
  const answer = await runJson(['body-fat', '--age', String(age), '--sex', gender, ...girths, ...measured]);
  expect(answer.status).toBe(age < 18 ? 'refused' : 'answered');
  if (age < 18) expect(JSON.stringify(answer)).toMatch(/Not shown under 18/u);
  else expect(JSON.stringify(answer)).not.toMatch(/under 18:/u);
});

test.each(PEOPLE)('evenscale child-bmi: $name', async ({ person }) => {
  const { gender, age } = person;
  const answer = await runJson([
    ...['child-bmi', '--sex', gender, '--years', String(age), '--months', '6'],
    ...measuresOf(person),
  ]);
  expect(answer.status).toBe(age >= 2 && age < 20 ? 'answered' : 'refused');
  if (age < 2) expect(JSON.stringify(answer)).toMatch(/doctor/u);
  expect(JSON.stringify(answer)).not.toMatch(/kcal|lose weight|calorie/iu);
});

/** What the log says in place of a figure. */
const LOG_SAID = {
  age: /under 18/iu,
  stopped: /doctor/u,
  unsafe: /doesn’t add up/u,
} as const;

/** A log is read by itself, and knows no pregnancy. */
const notPregnant = PEOPLE.filter(({ person }) => !person.isPregnant);

test.each(notPregnant)('evenscale log: $name', async ({ person, log }) => {
  const { gender, age, kilograms, centimetres } = person;
  const { figures } = await ask('tdee', person);
  const intake = Math.round(Number(figures['tdee']?.value ?? 0));
  const lines = Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10);
    return `${day},${kilograms},${intake},,`;
  });
  const file = ['date,weight_kg,intake_kcal,intake_kj,note', ...lines].join('\n');
  const options = ['--age', String(age), '--sex', gender, '--height', `${centimetres}cm`];
  const answer = await runJson(['log', ...options, 'log.csv'], { 'log.csv': file });
  expect(answer.status).toBe(log === 'fine' ? 'answered' : 'refused');
  if (log in LOG_SAID) expect(JSON.stringify(answer)).toMatch(LOG_SAID[log as keyof typeof LOG_SAID]);
});

test.each(PEOPLE.filter(({ person }) => person.age < 18))('whom to ask: $name', async ({ person }) => {
  const told = (await ask('bmi', person)).notices.join(' ');
  expect(told).toContain('made on adults');
  expect(told).toMatch(person.age < 2 ? /ask a doctor/u : /evenscale child-bmi/u);
});
