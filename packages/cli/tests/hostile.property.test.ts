import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNotForPlanning, isUnsafe, type Judged } from '../../../tests/tools/hostile-entries.ts';
import { runLine } from './run-line.ts';
import type { JsonOutput } from './run-line.ts';

/** 300 draws of each property; `npm run test:all` has 10,000. */
const RUNS = Number(process.env['FAST_CHECK_RUNS'] ?? 300);

const numberText = fc
  .double({ min: -10, max: 700, noNaN: true })
  .map((value) => String(Number(value.toFixed(2))));
const weight = fc
  .tuple(numberText, fc.constantFrom('', 'kg', 'lb', ' st', ' kg'))
  .map((parts) => parts.join(''));
const height = fc
  .tuple(numberText, fc.constantFrom('', 'cm', 'in', 'm', "'", ' ft'))
  .map((parts) => parts.join(''));
const usualWeight = fc.integer({ min: 35, max: 120 }).map((value) => `${value}kg`);
const usualHeight = fc.integer({ min: 145, max: 195 }).map((value) => `${value}cm`);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'NaN',
    'Infinity',
    '1e999',
    '\u001b[31m70kg',
    '7\u202e0kg',
    '70kg\n\n80kg',
    '__proto__',
    '--',
    "5'",
    '٧٠kg',
    '😀'.repeat(200),
  ),
);
const choice = {
  age: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -1, max: 125 }).map(String) }, hostile),
  sex: fc.constantFrom('male' as const, 'female' as const),
  activity: fc.constantFrom(
    'sedentary',
    'lightly-active',
    'moderately-active',
    'very-active',
    'super-active',
  ),
};

/** Every figure has a finite number, a word, or a reason why it has none. */
function expectWhole({ status, figures = {} }: JsonOutput): void {
  if (status === 'answered') expect(Object.keys(figures).length).toBeGreaterThan(0);
  for (const [name, { value, reason, shown }] of Object.entries(figures)) {
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    const isWord = typeof value === 'string' && value !== '';
    expect(isNumber || isWord || (value === undefined && Boolean(reason)), name).toBe(true);
    expect(shown, name).not.toMatch(/NaN|Infinity|undefined|null/u);
  }
}

const numberIn = ({ figures }: JsonOutput, name: string): number | null => {
  const value = figures[name]?.value;
  return typeof value === 'number' ? value : null;
};

const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

/** The energy of the first macro plan, which follows from the target it is for. */
function macroEnergy(output: JsonOutput): number | null {
  const energies = Object.entries(KCAL_PER_GRAM).map(([nutrient, energy]) => {
    const grams = numberIn(output, `macros.balanced.${nutrient}`);
    return grams === null ? Number.NaN : grams * energy;
  });
  const sum = energies.reduce((whole, part) => whole + part, 0);
  return Number.isNaN(sum) ? null : sum;
}

/** No target that the policy withholds, and nothing built on one that isn't for planning. */
function expectJudged(output: JsonOutput, { age, gender }: Pick<Judged, 'age' | 'gender'>): void {
  const [bmi, day] = [numberIn(output, 'bmi'), numberIn(output, 'tdee') ?? numberIn(output, 'plan.tdee')];
  if (bmi === null || day === null) return;
  const person = { age, gender, bmi, tdee: day };
  for (const name of Object.keys(output.figures).filter((key) => key.startsWith('targetCalories.'))) {
    const target = numberIn(output, name);
    if (target !== null && !name.endsWith('.maintain')) expect(isUnsafe(target, person), name).toBe(false);
  }
  const eaten = macroEnergy(output);
  if (age < 18) expect(eaten).toBeNull();
  else if (eaten !== null && Math.abs(eaten - day) > 1) expect(isNotForPlanning(eaten, person)).toBe(false);
}

/** The output is plain text, and the exit code is one of the three. */
async function expectSafe(args: readonly string[], person?: Pick<Judged, 'age' | 'gender'>): Promise<void> {
  const { code, out, err } = await runLine(args);
  expect([0, 1, 2]).toContain(code);
  expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(out).not.toMatch(/NaN|Infinity|undefined/u);
  if (code !== 0) expect(err).not.toBe('');
  const json = await runLine([...args.slice(0, 1), '--json', ...args.slice(1)]);
  expect(json.code).toBe(code);
  if (!json.out.startsWith('{')) return;
  const output = JSON.parse(json.out) as JsonOutput;
  expectWhole(output);
  if (output.status === 'answered' && person) expectJudged(output, person);
}

const tries = <Drawn>(property: fc.IAsyncProperty<Drawn>) => fc.assert(property, { numRuns: RUNS });
const entry = fc.oneof(
  { weight: 5, arbitrary: usualWeight },
  { weight: 4, arbitrary: weight },
  { weight: 1, arbitrary: hostile },
);
const tall = fc.oneof(
  { weight: 5, arbitrary: usualHeight },
  { weight: 4, arbitrary: height },
  { weight: 1, arbitrary: hostile },
);

test('bmi gives an answer or a reason, whatever is typed', async () => {
  await tries(
    fc.asyncProperty(entry, tall, choice.age, async (heavy, long, age) =>
      expectSafe(['bmi', `--age=${age}`, '--', heavy, long]),
    ),
  );
});

test('tdee gives an answer or a reason, and nothing unsafe, whatever is typed', async () => {
  const options = fc.record({
    ...choice,
    anyway: fc.constantFrom([], ['--use-anyway', '--working']),
    target: fc.constantFrom(
      'extreme-loss',
      'loss',
      'mild-loss',
      'maintain',
      'mild-gain',
      'gain',
      'extreme-gain',
    ),
    goal: fc.constantFrom('lose', 'maintain', 'gain'),
    asks: fc.constantFrom('goal', 'target'),
  });
  await tries(
    fc.asyncProperty(entry, tall, options, async (heavy, long, given) =>
      expectSafe(
        [
          'tdee',
          ...given.anyway,
          `--age=${given.age}`,
          `--sex=${given.sex}`,
          `--activity=${given.activity}`,
          given.asks === 'goal' ? `--goal=${given.goal}` : `--target=${given.target}`,
          '--',
          heavy,
          long,
        ],
        { age: Number(given.age), gender: given.sex },
      ),
    ),
  );
});

test('plan gives an answer or a reason, whatever is typed', async () => {
  const options = fc.tuple(
    choice.age,
    choice.sex,
    choice.activity,
    fc.constantFrom('gentle', 'steady', 'brisk', 'fast'),
  );
  await tries(
    fc.asyncProperty(entry, tall, entry, options, async (heavy, long, goal, [age, sex, activity, pace]) =>
      expectSafe([
        'plan',
        `--age=${age}`,
        `--sex=${sex}`,
        `--activity=${activity}`,
        `--pace=${pace}`,
        '--',
        heavy,
        long,
        goal,
      ]),
    ),
  );
});

test('project gives an answer or a reason, whatever is typed', async () => {
  const energy = fc.oneof(
    fc.integer({ min: -100, max: 12_000 }).map(String),
    fc.constantFrom('2000@30', '1800@', '@5', '2000@x', '8400 kJ'),
    hostile,
  );
  const options = fc.record({
    ...choice,
    eat: energy,
    movement: numberText,
    carbs: numberText,
    days: hostile,
  });
  await tries(
    fc.asyncProperty(entry, tall, options, async (heavy, long, given) =>
      expectSafe([
        'project',
        `--age=${given.age}`,
        `--sex=${given.sex}`,
        `--activity=${given.activity}`,
        `--eat=${given.eat}`,
        `--movement=${given.movement}`,
        `--carbs=${given.carbs}`,
        ...(given.days === '' ? [] : [`--days=${given.days}`]),
        '--',
        heavy,
        long,
      ]),
    ),
  );
});

test('body-fat gives an answer or a reason, whatever is typed', async () => {
  await tries(
    fc.asyncProperty(
      tall,
      tall,
      tall,
      tall,
      fc.tuple(choice.age, choice.sex),
      async (long, neck, waist, hips, [age, sex]) =>
        expectSafe([
          'body-fat',
          '--working',
          `--age=${age}`,
          `--sex=${sex}`,
          `--neck=${neck}`,
          `--waist=${waist}`,
          `--hips=${hips}`,
          '--',
          long,
        ]),
    ),
  );
});

test('body-size gives an answer or a reason, whatever is typed', async () => {
  const options = fc.tuple(choice.age, choice.sex, tall, fc.boolean());
  await tries(
    fc.asyncProperty(entry, tall, options, async (heavy, long, [age, sex, waist, isAnyway]) =>
      expectSafe([
        'body-size',
        ...(isAnyway ? ['--use-anyway', '--working', '--lower-limits'] : []),
        `--age=${age}`,
        `--sex=${sex}`,
        `--waist=${waist}`,
        '--',
        heavy,
        long,
      ]),
    ),
  );
});

test('child-bmi gives an answer or a reason, whatever is typed', async () => {
  const years = fc.oneof(fc.integer({ min: -1, max: 22 }).map(String), hostile);
  await tries(
    fc.asyncProperty(entry, tall, choice.sex, years, hostile, async (heavy, long, sex, age, months) =>
      expectSafe(['child-bmi', `--sex=${sex}`, `--years=${age}`, `--months=${months}`, '--', heavy, long]),
    ),
  );
});

test('log survives any file', async () => {
  await tries(
    fc.asyncProperty(hostile, async (text) => {
      const { code, out, err } = await runLine(
        ['log', 'file.csv', '--sex=male', '--age=40', '--height=178cm'],
        {
          'file.csv': `date,weight,calories\n2026-01-05,${text},2000\n`,
        },
      );
      expect([0, 1]).toContain(code);
      expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    }),
  );
});

test('the commands for one question give an answer or a reason, whatever is typed', async () => {
  const options = fc.record({
    ...choice,
    command: fc.constantFrom('bmr', 'protein', 'ideal-weight', 'waist'),
    waist: tall,
  });
  await tries(
    fc.asyncProperty(entry, tall, options, async (heavy, long, { command, age, sex, activity, waist }) =>
      expectSafe([
        command,
        `--age=${age}`,
        `--sex=${sex}`,
        ...(command === 'protein' ? [`--activity=${activity}`] : []),
        ...(command === 'waist' ? [`--waist=${waist}`] : []),
        '--',
        heavy,
        long,
      ]),
    ),
  );
});

test('pregnancy gives an answer or a reason, whatever is typed', async () => {
  const week = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 45 }).map(String) }, hostile);
  const options = fc.record({ age: choice.age, week, now: entry, twins: fc.constantFrom([], ['--twins']) });
  await tries(
    fc.asyncProperty(entry, tall, options, async (heavy, long, { age, week: weeks, now, twins }) =>
      expectSafe([
        'pregnancy',
        `--age=${age}`,
        `--week=${weeks}`,
        `--now=${now}`,
        ...twins,
        '--',
        heavy,
        long,
      ]),
    ),
  );
});
