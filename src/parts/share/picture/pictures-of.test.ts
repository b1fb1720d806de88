import { describe, expect, test } from 'vitest';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import type { PlannerResult } from '#person/page-result.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { formatKcal } from '#ui/text/format.ts';
import { buildPlanReport, plannerResult } from '#tools/planner/report.ts';
import { someHomeResult, someResult } from '../../../../tests/some-person.ts';
import { PICTURE } from './frame.ts';
import { picturesOf } from './pictures-of.ts';
import type { SharePicture, SharePictures } from './shapes.ts';

function somePlan(differing: Partial<PlannerEntries> = {}): PlannerResult | null {
  const entries: PlannerEntries = {
    ...initialEntries(planner),
    weight: '90 kg',
    height: '175 cm',
    age: '40',
    goalWeight: '82 kg',
    today: '2026-11-24',
    goalDate: '2027-05-25',
    ...differing,
  };
  const reading = readEntries(planner, entries, entries);
  if (!reading.ok) throw new RangeError(`somePlan: got ${JSON.stringify(reading.problems)}`);
  const { input } = reading;
  return plannerResult({ entries, input }, buildPlanReport(planInputOf(input)));
}

const planPictures = (differing?: Partial<PlannerEntries>): SharePictures | null => {
  const plan = somePlan(differing);
  return plan && picturesOf(plan, 'kcal');
};

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('expected pictures');
  return value;
}

const textsOf = ({ shapes }: SharePicture): readonly string[] =>
  shapes.flatMap((shape) => ('text' in shape ? shape.text : []));

/** Everything that a picture says, also to people who can't see it. */
const saidIn = (picture: SharePicture): string => [...textsOf(picture), picture.description].join(' | ');

describe('a plan', () => {
  const { private: mine, full } = must(planPictures());

  test('shows its goal, calories and weights', () => {
    const texts = textsOf(full);
    expect(texts).toContain('8 kg lighter by May 25');
    expect(texts).toContain('82 kg · May 25');
    expect(texts).toContain('90 kg today');
    expect(texts).toContain('kg');
    expect(texts.filter((text) => /^\d\d$/u.test(text)).length).toBeGreaterThan(2);
    expect(saidIn(full)).toMatch(/My plan for 26 weeks: 2,\d{3} kcal a day/u);
    expect(texts.some((text) => /^then 2,\d{3} kcal$/u.test(text))).toBe(true);
  });

  test('says nothing of weights and calories in private, and has no grid', () => {
    expect(textsOf(mine)).toEqual(
      expect.arrayContaining(['At my goal by May 25', 'My plan for 26 weeks', 'My goal', 'today']),
    );
    expect(saidIn(mine)).not.toMatch(/kg|kcal|kJ|lb|lighter|\d,\d/u);
    const horizontal = (picture: SharePicture) =>
      picture.shapes.filter((shape) => 'd' in shape && /^M[\d.]+,[\d.]+H[\d.]+$/u.test(shape.d)).length;
    expect(horizontal(full)).toBeGreaterThan(2);
    expect(horizontal(mine)).toBe(0);
  });

  test('has its weights in the visitor’s units', () => {
    const inPounds = must(planPictures({ weight: 'lb~198.4', goalWeight: 'lb~180', units: 'imperial' }));
    expect(textsOf(inPounds.full)).toContain('18.4 lb lighter by May 25');
    expect(saidIn(inPounds.full)).not.toMatch(/\bkg\b/u);
    const inStone = must(planPictures({ weight: 'st~14~2', goalWeight: 'st~13~0', units: 'stone' }));
    expect(textsOf(inStone.full)).toContain('1 st 2 lb lighter by May 25');
  });

  test('can lead to a higher weight, and says when its calories change', () => {
    const gaining = must(planPictures({ weight: '60 kg', goalWeight: '63 kg' }));
    expect(textsOf(gaining.full)).toContain('3 kg heavier by May 25');
    expect(saidIn(must(planPictures({ shape: 'pause' })).full)).toMatch(/kcal a day at first/u);
  });

  test('has the year of a date that comes twice', () =>
    expect(textsOf(must(planPictures({ goalDate: '2028-02-01' })).private)).toContain(
      'At my goal by Feb 1, 2028',
    ));

  test.each<[string, Partial<PlannerEntries>]>([
    ['losing what needn’t be lost', { weight: '74 kg', goalWeight: '70 kg' }],
    ['losing what needn’t be lost at 70', { weight: '82 kg', goalWeight: '78 kg', age: '70' }],
    [
      'a faster pace than guidelines suggest',
      {
        weight: '150 kg',
        height: '190 cm',
        activityLevel: 'superActive',
        goalWeight: '140 kg',
        goalDate: '2027-01-05',
      },
    ],
    ['starting below a healthy weight', { weight: '54 kg', goalWeight: '57 kg' }],
  ])('is planned, but has no picture: %s', (_, differing) => {
    expect(somePlan(differing)).not.toBeNull();
    expect(planPictures(differing)).toBeNull();
  });

  test.each<[string, Partial<PlannerEntries>]>([
    ['under 18', { age: '17' }],
    ['during a pregnancy', { pregnancy: 'yes' }],
    ['an intake that isn’t for planning', { goalWeight: '75 kg', goalDate: '2027-02-01' }],
    ['a goal below a healthy weight', { goalWeight: '50 kg' }],
  ])('isn’t made: %s', (_, differing) => expect(somePlan(differing)).toBeNull());
});

describe('a day’s calories', () => {
  const heavy = { weight: '90 kg', goal: 'lose' } as const;
  const { private: mine, full } = must(picturesOf(someResult(heavy), 'kcal'));

  test('are the target with its macros', () => {
    const { chosen } = someResult(heavy).report;
    const energy = formatKcal(chosen?.figure.value ?? 0);
    expect(textsOf(full)).toEqual(
      expect.arrayContaining([
        `${energy} kcal a day`,
        'My daily calories to lose weight',
        'Protein',
        'Carbs',
        'Fat',
      ]),
    );
    expect(textsOf(full).filter((text) => / g$/u.test(text))).toHaveLength(3);
  });

  test('are shares only in private, also on the rule below the bar', () => {
    expect(textsOf(mine)).toEqual(expect.arrayContaining(['Balanced macros', '30%', '40%']));
    expect(saidIn(mine)).not.toMatch(/kcal|kJ|\bg\b|lose|\d,\d/u);
    const ticks = (picture: SharePicture): number => {
      const rule = picture.shapes.find((shape) => 'd' in shape && (shape.d.match(/v/gu) ?? []).length > 8);
      return rule && 'd' in rule ? (rule.d.match(/v/gu) ?? []).length : 0;
    };
    expect(ticks(mine)).toBe(11);
    expect(ticks(full)).toBeGreaterThan(15);
  });

  test('follow the unit of energy', () => {
    const inKilojoules = must(picturesOf(someResult(heavy), 'kJ')).full;
    expect(saidIn(inKilojoules)).toContain('kJ a day');
    expect(saidIn(inKilojoules)).not.toContain('kcal');
  });

  test('name the gentler target in place of one that isn’t for planning', () => {
    const result = someResult({
      gender: 'female',
      weight: '70 kg',
      height: '160 cm',
      age: '40',
      goal: 'lose',
      activityLevel: 'sedentary',
    });
    expect(result.report.asked.figure.status).toBe('shown');
    const { chosen } = result.report;
    const energy = formatKcal(chosen?.figure.value ?? 0);
    expect(textsOf(must(picturesOf(result, 'kcal')).full)).toContain(`${energy} kcal a day`);
  });

  test.each([
    ['under 18', { age: '17' }],
    ['during a pregnancy', { pregnancy: 'yes' }],
    ['below a healthy weight', { weight: '55 kg' }],
    ['losing what needn’t be lost', { weight: '70 kg', goal: 'lose' }],
    ['macros of one’s own that aren’t known yet', { macros: 'own' }],
    [
      'no target at all',
      { gender: 'female', age: '80', weight: '38 kg', height: '140 cm', activityLevel: 'sedentary' },
    ],
  ] as const)('have no picture: %s', (_, differing) =>
    expect(picturesOf(someResult(differing), 'kcal')).toBeNull(),
  );
});

describe('a BMI', () => {
  test('is on its scale with the category', () => {
    const { full } = must(picturesOf(someHomeResult(), 'kcal'));
    const texts = textsOf(full);
    for (const text of ['BMI 22.9', '22.9', 'Underweight', 'Overweight', 'Obese', '18.5', '35+'])
      expect(texts).toContain(text);
    expect(texts.filter((text) => text === 'Normal')).toHaveLength(2);
  });

  test('is nowhere in the private picture, which is the same for everyone', () => {
    const pictures = [{}, { weight: '120 kg' }, { age: '70' }, { familyBackground: 'yes' }] as const;
    const all = pictures.map((differing) => must(picturesOf(someHomeResult(differing), 'kcal')).private);
    for (const picture of all) expect(picture).toEqual(all[0]);
    expect(saidIn(must(all[0] ?? null))).not.toContain('22.9');
  });

  test('has the range from 65 on at that age, and no other verdict', () => {
    const at = (weight: string) =>
      textsOf(must(picturesOf(someHomeResult({ age: '70', weight }), 'kcal')).full);
    expect(at('80 kg')).toEqual(expect.arrayContaining(['BMI 26.1', 'In the range for 65 and over']));
    expect(at('80 kg')).not.toContain('Overweight');
    expect(at('65 kg')).toContain('Below the range for 65 and over');
    expect(at('90 kg')).toContain('Above the range for 65 and over');
  });

  test('doesn’t say that the lower limits were asked for', () =>
    expect(saidIn(must(picturesOf(someHomeResult({ familyBackground: 'yes' }), 'kcal')).full)).not.toMatch(
      /background|lower/u,
    ));

  test.each([
    ['under 18', { age: '17' }],
    ['during a pregnancy', { pregnancy: 'yes' }],
    ['below a healthy weight', { weight: '55 kg' }],
  ] as const)('has no picture: %s', (_, differing) =>
    expect(picturesOf(someHomeResult(differing), 'kcal')).toBeNull(),
  );
});

test.each([
  ['plan', must(planPictures())],
  ['calories', must(picturesOf(someResult(), 'kcal'))],
  ['BMI', must(picturesOf(someHomeResult(), 'kcal'))],
])('the pictures of a %s name the site, and have no address and nothing outside', (_, pictures) => {
  for (const picture of [pictures.private, pictures.full]) {
    expect(textsOf(picture)).toContain('Evenscale');
    expect(saidIn(picture)).not.toMatch(/https?:|www|#|NaN|Infinity|undefined|null/u);
    for (const shape of picture.shapes) {
      expect(JSON.stringify(shape)).not.toMatch(/NaN|Infinity|null/u);
      if (!('text' in shape)) continue;
      expect(shape.at[0]).toBeGreaterThanOrEqual(0);
      expect(shape.at[0]).toBeLessThanOrEqual(PICTURE.width);
      expect(shape.at[1]).toBeLessThan(PICTURE.height);
    }
  }
});
