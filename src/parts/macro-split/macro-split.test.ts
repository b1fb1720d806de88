import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Goal } from '@evenscale/formulas/energy';
import {
  MACRO_PLAN_KEYS,
  type MacroShares,
  type MacroUnit,
  ownMacroGrams,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { kcal, kg, percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { formatDose } from '#person/macros/format-dose.ts';
import { NUTRIENTS, ownMacros, planOf, settingsOfShares } from '#person/macros/own-split.ts';
import type { PageResult, TargetResult } from '#person/page-result.ts';
import { someResult } from '../../../tests/some-person.ts';
import { buildSplitReport, type SplitReport } from './macro-split-report.ts';
import { splitSourceOf } from './split-source.ts';
import { fatText, sliderText } from './macro-split-words.ts';
import { adviceText, flagText, levelText, reasonText, weightText } from './protein-words.ts';
import { placeOn, proteinScale } from './protein-scale.ts';
import { amountText, hasRoom, parseAmount, reduceSplit, unitIn } from './split-form.ts';
import type { SplitEvent, SplitForm } from './split-form.ts';

interface Entered {
  readonly weight: number;
  readonly height: number;
  readonly age?: number;
  readonly gender?: Person['gender'];
  readonly activityLevel?: Person['activityLevel'];
  readonly goal?: Goal;
  readonly bodyFat?: number;
}

const resultOf = (entered: Entered, macros = 'balanced'): TargetResult =>
  someResult({
    weight: String(entered.weight),
    height: String(entered.height),
    age: String(entered.age ?? 30),
    gender: entered.gender ?? 'male',
    activityLevel: entered.activityLevel ?? 'moderatelyActive',
    goal: entered.goal ?? 'maintain',
    bodyFat: String(entered.bodyFat ?? ''),
    bodyFatAsk: entered.bodyFat === undefined ? 'no' : 'yes',
    macros,
  });

const balanced = sharesOfPlan('balanced');

const percentages = (protein: number, carbs: number, fat: number): MacroShares => ({
  protein: percent(protein),
  carbs: percent(carbs),
  fat: percent(fat),
});

function reportOf(result: PageResult, meals = 3): SplitReport {
  const source = splitSourceOf(result, null);
  if (!source) throw new Error('expected something to split');
  return buildSplitReport(source, meals);
}

const shown = (entered: Entered, shares = balanced, meals = 3): SplitReport =>
  reportOf(resultOf(entered, ownMacros(settingsOfShares(shares))), meals);

const energyOf = ({ amounts }: SplitReport): number => amounts.reduce((sum, { energy }) => sum + energy, 0);

const EXAMPLE = { weight: 70, height: 175 } as const;

describe('the report', () => {
  test('splits the target of the goal (specification, example person)', () => {
    const report = shown(EXAMPLE);
    expect(report.amounts.map(({ grams }) => grams)).toEqual(
      [191.6671875, 255.55625, 85.1854167].map((grams) => expect.closeTo(grams, 6) as number),
    );
    expect(energyOf(report)).toBeCloseTo(2555.5625, 9);
    expect(energyOf(shown({ ...EXAMPLE, goal: 'lose' }))).toBeCloseTo(2055.5625, 9);
    expect(energyOf(shown({ ...EXAMPLE, goal: 'gain' }))).toBeCloseTo(3055.5625, 9);
  });

  test('uses measured body fat for the resting energy', () =>
    expect(energyOf(shown({ ...EXAMPLE, bodyFat: 20 }))).toBeCloseTo(1579.6 * 1.55, 9));

  test.each([
    ['under 18', { ...EXAMPLE, age: 17 }],
    [
      'no target that is fine',
      { weight: 45, height: 150, age: 80, gender: 'female', activityLevel: 'sedentary', goal: 'lose' },
    ],
  ] as const)('has no macros: %s', (_, entered) => expect(splitSourceOf(resultOf(entered), null)).toBeNull());

  test('splits maintenance for someone underweight who wants to lose', () => {
    const lose = shown({ weight: 52, height: 175, goal: 'lose' });
    expect(energyOf(lose)).toBeCloseTo(energyOf(shown({ weight: 52, height: 175 })), 9);
  });

  test('uses the suggested split until another is set', () => {
    const losing = { ...EXAMPLE, goal: 'lose' } as const;
    const suggestion = {
      protein: { amount: 133, unit: 'grams' },
      carbs: null,
      fat: { amount: 30, unit: 'percent' },
    };
    for (const macros of ['own', 'own~10~~30~s', 'lowCarb', undefined])
      expect(reportOf(resultOf(losing, macros))).toMatchObject({ isSuggested: true, settings: suggestion });
    expect(reportOf(resultOf(losing, 'ketogenic~10~~30'))).toMatchObject({
      isSuggested: false,
      settings: settingsOfShares(percentages(10, 60, 30)),
      suggestion,
    });
  });

  test('gives leftover grams to different meals', () => {
    const { amounts } = shown(EXAMPLE, balanced, 5);
    // 192, 256 and 85 g over five meals: 2 and 1 left over.
    expect(amounts.map(({ meals }) => meals)).toEqual([
      [39, 39, 38, 38, 38],
      [51, 51, 52, 51, 51],
      [17, 17, 17, 17, 17],
    ]);
  });

  test('meals add up to the day in whole grams, for every split and number of meals', () => {
    const property = fc.property(
      fc.double({ min: 40, max: 200, noNaN: true }),
      fc.double({ min: 140, max: 210, noNaN: true }),
      fc.nat(100),
      fc.nat(100),
      fc.integer({ min: 2, max: 6 }),
      (weight, height, a, b, meals) => {
        const shares = {
          protein: percent(Math.min(a, b)),
          carbs: percent(Math.abs(a - b)),
          fat: percent(100 - Math.max(a, b)),
        };
        const source = splitSourceOf(resultOf({ weight, height }, ownMacros(settingsOfShares(shares))), null);
        if (!source) return;
        const report = buildSplitReport(source, meals);
        for (const amount of report.amounts) {
          const day = amount.meals.reduce<number>((sum, grams) => sum + grams, 0);
          expect(day).toBe(Math.round(amount.grams));
          expect(amount.meals).toHaveLength(meals);
          expect(Math.min(...amount.meals)).toBeGreaterThanOrEqual(0);
        }
        for (const units of ['metric', 'imperial'] as const)
          expect(levelText(report.protein, units)).not.toMatch(/NaN|Infinity|undefined/u);
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });
});

describe('protein', () => {
  // Suggested: 1.4 to 2 g/kg to maintain, 1.6 to 2.2 to lose or gain.
  test.each([
    [5, 'maintain', 'belowMinimum'],
    [10, 'maintain', 'below'],
    [16, 'maintain', 'within'],
    [23, 'maintain', 'above'],
    [30, 'maintain', 'aboveMost'],
    [15, 'gain', 'within'],
    [14, 'gain', 'below'],
    [21, 'gain', 'aboveMost'],
  ] as const)('%i %% of energy, to %s: %s', (share, goal, level) => {
    const shares = { protein: percent(share), carbs: percent(70 - share), fat: percent(30) };
    const { protein } = shown({ ...EXAMPLE, goal }, shares);
    expect(protein.level).toBe(level);
    expect(protein.rows.filter(({ isSuggested }) => isSuggested)).toEqual([protein.suggested]);
  });

  const withProtein = (share: number) => ({
    protein: percent(share),
    carbs: percent(70 - share),
    fat: percent(30),
  });

  test('is compared with the suggestion, and with one upper limit', () => {
    const desk = { ...EXAMPLE, activityLevel: 'lightlyActive' } as const;
    expect(levelText(shown(EXAMPLE).protein, 'metric')).toBe(
      'Your split gives 2.7 g/kg, more than is useful. About 2.2 g/kg (154 g a day) is plenty: in training studies, more protein stopped helping at about 1.6 g/kg, and 2.2 g/kg is the upper limit of that estimate.',
    );
    expect(levelText(shown(desk, withProtein(22)).protein, 'metric')).toBe(
      'Your split gives 1.8 g/kg. The 1.2–1.6 g/kg (84–112 g a day) suggested for you is enough, but up to 2.2 g/kg can help with strength training.',
    );
    expect(levelText(shown(EXAMPLE, withProtein(5)).protein, 'metric')).toBe(
      'Your split gives 0.5 g/kg, less than 0.8 g/kg, the minimum for healthy adults. Please choose more.',
    );
    expect(levelText(shown(EXAMPLE, withProtein(19)).protein, 'imperial')).toBe(
      'Your split gives 0.79 g/lb, within the 0.64–0.91 g/lb (98–140 g a day) suggested for you.',
    );
  });

  test('of a lean athlete who loses weight has the upper end of that range as its limit', () => {
    const lifter = {
      weight: 92,
      height: 180,
      activityLevel: 'veryActive',
      bodyFat: 15,
      goal: 'lose',
    } as const;
    const { protein } = shown(lifter, sharesOfPlan('highProtein'));
    expect(protein.suggested.key).toBe('leanDeficit');
    expect(levelText(protein, 'metric')).toBe(
      'Your split gives 3.3 g/kg, more than is useful. About 2.6 g/kg (242 g a day) is plenty: that’s the upper end of the range for lean athletes, 3.1 g/kg of lean mass.',
    );
    expect(reasonText(protein, 'metric')).toContain('the one for lean athletes');
  });

  test('says why a recommendation is suggested', () => {
    const reason = (entered: Partial<Entered>): string =>
      reasonText(shown({ ...EXAMPLE, ...entered }).protein, 'metric');
    expect(reason({})).toContain('the one for adults who exercise');
    expect(reason({ goal: 'lose' })).toMatch(
      /strength training while you lose weight.*don’t train, 1\.2\D*1\.6/u,
    );
    expect(reason({ goal: 'gain' })).toContain('Extra calories add muscle only if you train');
    expect(reason({ activityLevel: 'sedentary' })).toContain(
      'If you do strength training, use 1.6–2.2 g/kg.',
    );
  });

  test.each(['metric', 'imperial'] as const)('prints a dose that is above a limit above it, %s', (units) => {
    const { protein } = shown(EXAMPLE);
    const text = levelText({ ...protein, perKilogram: 2.22 }, units);
    const [own = 0, most = 0] = [...text.matchAll(/\d\.\d+/gu)].map(([number]) => Number(number));
    expect(text).toContain(', more than is useful');
    expect(own).toBeGreaterThan(most);
  });

  test('that prints as the end of the range is within it', () => {
    // 153.86 g are 2.198 g/kg, and 154 g the end.
    const gains = (grams: number): string => {
      const result = resultOf({ ...EXAMPLE, goal: 'gain' }, `own~${grams}g~~30`);
      return levelText(reportOf(result).protein, 'metric').replace(/ \(.*/u, '');
    };
    expect(gains(153.86)).toBe('Your split gives 2.2 g/kg, within the 1.6–2.2 g/kg');
    expect(gains(154.1)).toBe('Your split gives 2.2 g/kg, within the 1.6–2.2 g/kg');
    // A gram outside, which doses with two decimals may not show.
    expect(gains(154.6)).toBe('Your split gives 2.21 g/kg, more than is useful. About 2.20 g/kg');
    const heavy = { weight: 84, height: 185, goal: 'gain' } as const;
    const { protein } = reportOf(resultOf(heavy, 'own~185.2g~~30'));
    expect(levelText(protein, 'metric')).toMatch(/^Your split gives 2\.2 g\/kg, within/u);
    expect(
      levelText(reportOf(resultOf({ ...heavy, weight: 85.2 }, 'own~187.6g~~30')).protein, 'metric'),
    ).toMatch(/^Your split gives 188 g, more than is useful\. About 2\.2 g\/kg \(187 g a day\)/u);
  });

  test('has a flag that agrees with its place beside the end of a range', () => {
    const { protein } = shown(EXAMPLE);
    const flag = (perKilogram: number): string => flagText({ ...protein, perKilogram }, 'metric');
    expect(flag(2.24)).toBe('2.24 g/kg');
    expect(flag(2.2)).toBe('2.2 g/kg');
    expect(flag(2.2 + 1e-15)).toBe('2.2 g/kg');
    expect(flag(2.198)).toBe('2.2 g/kg');
    expect(flag(2.7)).toBe('2.7 g/kg');
  });

  test('uses an adjusted weight above BMI 25, and says so', () => {
    const { protein } = shown({ weight: 110, height: 180 });
    expect(protein.basis).toBe('adjustedWeight');
    expect(protein.weight).toBeCloseTo(88.25, 9);
    expect(protein.rows.map((row) => adviceText(row, 'metric'))).toEqual([
      '0.8 g/kg, 71 g a day',
      '1.2–1.6 g/kg, 106–141 g a day',
      '1.4–2.0 g/kg, 124–177 g a day',
      '1.6–2.2 g/kg, 141–194 g a day',
    ]);
    expect(weightText(protein, 'metric', 'kg')).toContain('that’s 88.3 kg');
    expect(weightText(protein, 'imperial', 'lb')).toContain('that’s 194.6 lb');
    expect(weightText(protein, 'imperial', 'st')).toContain('that’s 13 st 12.6 lb');
    expect(weightText(shown(EXAMPLE).protein, 'metric', 'kg')).toBeNull();
  });

  test('is also given per kilogram of body weight where another weight is used, as in the table', () => {
    const { protein, amounts } = shown({ weight: 110, height: 180 });
    expect(protein.perBodyKilogram).toBeCloseTo((amounts[0]?.grams ?? 0) / 110, 9);
    expect(weightText(protein, 'metric', 'kg')).toContain(
      `By your full body weight, your split gives ${formatDose(protein.perBodyKilogram, 'metric')} g/kg.`,
    );
  });

  test('uses the full weight above BMI 25 if body fat is clearly below what’s usual', () => {
    const lifter = { weight: 92, height: 180, bodyFat: 15 } as const;
    const { protein } = shown(lifter);
    expect(protein).toMatchObject({ basis: 'leanBodyWeight', weight: 92 });
    expect(protein.perKilogram).toBe(protein.perBodyKilogram);
    expect(weightText(protein, 'metric', 'kg')).toContain('so your full body weight counts here');
    expect(shown({ ...lifter, bodyFat: 25 }).protein.basis).toBe('adjustedWeight');
    expect(shown({ ...EXAMPLE, bodyFat: 8 }).protein.basis).toBe('bodyWeight');
  });

  test.each(['lose', 'maintain', 'gain'] as const)(
    'is within the recommendation where suggested, to %s',
    (goal) => {
      for (const entered of [
        EXAMPLE,
        { weight: 110, height: 180 },
        { weight: 92, height: 180, bodyFat: 15 },
      ]) {
        expect(reportOf(resultOf({ ...entered, goal })).protein.level).toBe('within');
      }
    },
  );

  test('is per kg of measured lean mass for lean athletes who lose weight', () => {
    const rows = (entered: Entered): readonly string[] => shown(entered).protein.rows.map(({ key }) => key);
    const lean = { weight: 80, height: 185, goal: 'lose', bodyFat: 10 } as const;
    expect(rows(lean)).toContain('leanDeficit');
    const row = shown(lean).protein.rows.at(-1);
    expect(row && adviceText(row, 'metric')).toBe('2.1–2.8 g/kg, 166–223 g a day');
    expect(rows({ ...lean, goal: 'gain' })).not.toContain('leanDeficit');
    expect(rows({ ...EXAMPLE, goal: 'lose' })).not.toContain('leanDeficit');
    expect(rows({ weight: 120, height: 170, goal: 'lose', bodyFat: 35 })).not.toContain('leanDeficit');
  });

  test('is at its true position on the scale, or at the end if beyond it', () => {
    const usual = proteinScale([2.7, 2.2], 'metric');
    expect(usual.most).toBe(3);
    expect(usual.ticks).toHaveLength(31);
    expect(placeOn(usual, 1.2)).toBeCloseTo(40, 9);
    expect(placeOn(usual, 0)).toBe(0);
    expect(proteinScale([3.4], 'metric').most).toBe(4);
    expect(proteinScale([3.4], 'metric').ticks).toHaveLength(17);
    expect(placeOn(proteinScale([800], 'metric'), 800)).toBe(100);
    expect(proteinScale([800], 'metric').most).toBe(6);
    const perPound = proteinScale([2.7, 2.2], 'imperial');
    expect(perPound.ticks.flatMap(({ text }) => text ?? [])).toEqual(['0', '0.5', '1', '1.5']);
    expect(placeOn(perPound, 1.6)).toBeCloseTo((0.7257472 / 1.5) * 100, 9);
  });
});

describe('the form', () => {
  const START: SplitForm = {
    settings: settingsOfShares(balanced),
    day: { energy: kcal(2000), weight: kg(80) },
    units: 'metric',
    unit: 'percent',
    entries: {},
    meals: 3,
    squeezed: null,
  };
  const after = (start: SplitForm, ...events: readonly SplitEvent[]): SplitForm =>
    events.reduce(reduceSplit, start);
  const typed = (nutrient: 'protein' | 'carbs' | 'fat', text: string): SplitEvent => ({
    type: 'typed',
    nutrient,
    text,
  });
  const left = (nutrient: 'protein' | 'carbs' | 'fat'): SplitEvent => ({ type: 'left', nutrient });
  const shown = (form: SplitForm): readonly string[] =>
    NUTRIENTS.map((nutrient) => amountText(form, nutrient));
  const inUnit = (unit: MacroUnit): SplitForm => ({ ...START, unit });

  test.each([
    ['30', 30, 'grams'],
    [' 33,3 % ', 33.3, 'percent'],
    ['176 g', 176, 'grams'],
    ['176g', 176, 'grams'],
    ['1 gram', 1, 'grams'],
    ['2.2 g/kg', 2.2, 'gramsPerKilogram'],
    ['2 g per kg', 2, 'gramsPerKilogram'],
    ['0.9 G/LB', 0.9, 'gramsPerPound'],
    ['12 percent', 12, 'percent'],
    ['0', 0, 'grams'],
    ['21.123456789', 21.123457, 'grams'],
  ] as const)('reads %j as %s %s', (text, amount, unit) =>
    expect(parseAmount(text, 'grams')).toEqual({ amount, unit }),
  );

  test.each(['', '-5', 'abc', '1e2', '30%%', 'g', '30 kg'])('%j isn’t an amount', (text) =>
    expect(parseAmount(text, 'percent')).toBeNull(),
  );

  test('176 g are 176 g, and the others follow', () => {
    const form = after(inUnit('grams'), typed('protein', '176'), left('protein'));
    expect(shown(form)).toEqual(['176', '174', '67']);
    expect(shown({ ...form, unit: 'percent' })).toEqual(['35.2', '34.8', '30']);
    expect(shown({ ...form, unit: 'gramsPerKilogram' })).toEqual(['2.2', '2.17', '0.83']);
    expect(ownMacroGrams(form.settings, form.day).protein).toBe(176);
    // Another target: the grams stay.
    const less = { ...form, day: { ...form.day, energy: kcal(1500) } };
    expect(shown(less)).toEqual(['176', '87', '50']);
  });

  test('what protein leaves no room for comes back as it was once there is room', () => {
    const set = after(
      inUnit('grams'),
      typed('protein', '176'),
      left('protein'),
      typed('fat', '60'),
      left('fat'),
    );
    expect(shown(set)).toEqual(['176', '189', '60']);
    const slide = (value: number): SplitEvent => ({ type: 'slid', nutrient: 'protein', value });
    const dragged = after(set, slide(80), slide(99), slide(100));
    expect(shown(dragged)).toEqual(['500', '0', '0']);
    expect(shown(after(dragged, typed('protein', '200'), left('protein')))).toEqual(['200', '165', '60']);
    // Also what followed from two others, unless something else was changed meanwhile.
    const carbsSet = after(set, typed('carbs', '150'), left('carbs'));
    expect(shown(carbsSet)).toEqual(['176', '150', '77']);
    expect(shown(after(carbsSet, slide(100), typed('protein', '200')))).toEqual(['200', '127', '77']);
    expect(shown(after(dragged, typed('fat', '20'), typed('protein', '200')))).toEqual(['200', '255', '20']);
  });

  test('very little fat has a remark, as its share is printed', () => {
    const fat = (share: number) => fatText([{ nutrient: 'fat', share }]);
    expect(fat(0.9)).toBe(
      'Fat is 1% of these calories. The official US range for adults is 20–35%: your body needs some fat.',
    );
    expect(fat(19.4)).not.toBeNull();
    expect(fat(19.5)).toBeNull();
  });

  test('a unit written after the number counts, and becomes the fields’ unit once the field is left', () => {
    const form = after(START, typed('protein', '2.2 g/kg'));
    expect(form.settings.protein).toEqual({ amount: 2.2, unit: 'gramsPerKilogram' });
    expect(form.entries.protein?.text).toBe('2.2 g/kg');
    const settled = after(form, left('protein'));
    expect(settled.unit).toBe('gramsPerKilogram');
    expect(shown(settled)[0]).toBe('2.2');
    const imperial: SplitForm = { ...START, units: 'imperial' };
    expect(after(imperial, typed('protein', '2.2 g/kg'), left('protein')).unit).toBe('gramsPerPound');
    expect(unitIn('gramsPerPound', 'metric')).toBe('gramsPerKilogram');
    expect(unitIn('grams', 'imperial')).toBe('grams');
  });

  test.each([
    ['percent', 'fat', '100.1'],
    ['grams', 'fat', '223'],
    ['grams', 'protein', '501'],
    ['gramsPerKilogram', 'protein', '6.3'],
  ] as const)('in %s, %s of %s has no room in 2,000 kcal', (unit, nutrient, text) => {
    const form = after(inUnit(unit), typed(nutrient, text), left(nutrient));
    expect(form.settings).toBe(START.settings);
    expect(form.entries[nutrient]).toEqual({ text, isWrong: true });
  });

  test('what fitted an earlier target is kept, and known not to fit', () => {
    const form = after(inUnit('grams'), typed('protein', '300'));
    const small: SplitForm = { ...form, entries: {}, day: { ...form.day, energy: kcal(1000) } };
    expect(hasRoom(form, 'protein')).toBe(true);
    expect(hasRoom(small, 'protein')).toBe(false);
    expect(hasRoom(small, 'carbs')).toBe(true);
    expect(shown(small)[0]).toBe('300');
    expect(ownMacroGrams(small.settings, small.day)).toEqual({ protein: 250, carbs: 0, fat: 0 });
  });

  test('typing changes the others at once; unreadable text doesn’t', () => {
    const form = after(START, typed('protein', '35'));
    expect(shown(form)).toEqual(['35', '35', '30']);
    const nonsense = reduceSplit(form, typed('protein', '35x'));
    expect(nonsense.settings).toBe(form.settings);
    expect(nonsense.entries.protein).toEqual({ text: '35x', isWrong: false });
    const wrong = reduceSplit(nonsense, left('protein'));
    expect(wrong.entries.protein).toEqual({ text: '35x', isWrong: true });
    expect(reduceSplit(wrong, typed('protein', '3y')).entries.protein?.isWrong).toBe(true);
    // It stays while another unit is chosen, or another field is changed.
    expect(reduceSplit(wrong, { type: 'unitChosen', unit: 'grams' }).entries).toEqual(wrong.entries);
    expect(reduceSplit(wrong, typed('fat', '20')).entries.protein).toEqual(wrong.entries.protein);
    const right = reduceSplit(wrong, typed('protein', '33,3'));
    expect(right.entries.protein).toEqual({ text: '33,3', isWrong: false });
    expect(shown(right)[0]).toBe('33.3');
    expect(reduceSplit(right, left('protein')).entries).toEqual({});
    expect(reduceSplit(form, left('fat'))).toBe(form);
  });

  test('the slider replaces invalid text', () => {
    const wrong = after(START, typed('fat', 'x'), left('fat'));
    const slid = reduceSplit(wrong, { type: 'slid', nutrient: 'fat', value: 45 });
    expect(slid.entries).toEqual({});
    expect(shown(slid)).toEqual(['30', '25', '45']);
  });

  test('names the matching plan, if any', () => {
    for (const plan of MACRO_PLAN_KEYS)
      expect(planOf(after(START, { type: 'planChosen', plan }).settings)).toBe(plan);
    expect(planOf(after(START, typed('protein', '31')).settings)).toBe('own');
    expect(planOf(after(START, typed('protein', '30 g')).settings)).toBe('own');
    expect(after(START, { type: 'mealsChosen', meals: 6 }).meals).toBe(6);
    expect(after(START, typed('fat', 'x'), { type: 'suggestionChosen' }).entries).toEqual({});
  });

  test('adds up to the day for anything typed, chosen or moved', () => {
    const nutrient = fc.constantFrom(...NUTRIENTS);
    const text = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.integer({ min: -50, max: 250 }).map(String),
      fc.double().map(String),
      fc.constantFrom('', '%', '0', '100', '99,9', '-0', '1e3', '٣٠', '３０', '176 g', '2 g/kg', '1 g/lb'),
    );
    const unit = fc.constantFrom<MacroUnit>('percent', 'grams', 'gramsPerKilogram', 'gramsPerPound');
    const event: fc.Arbitrary<SplitEvent> = fc.oneof(
      fc.record({ type: fc.constant('typed' as const), nutrient, text }),
      fc.record({ type: fc.constant('left' as const), nutrient }),
      fc.record({ type: fc.constant('slid' as const), nutrient, value: fc.nat(100) }),
      fc.record({ type: fc.constant('planChosen' as const), plan: fc.constantFrom(...MACRO_PLAN_KEYS) }),
      fc.record({ type: fc.constant('unitChosen' as const), unit }),
    );
    const property = fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const { settings, day, ...form } = after(START, ...events);
      const { protein, carbs, fat } = ownMacroGrams(settings, day);
      expect(protein * 4 + carbs * 4 + fat * 9).toBeCloseTo(day.energy, 6);
      expect(Math.min(protein, carbs, fat)).toBeGreaterThanOrEqual(0);
      for (const one of shown({ ...form, settings, day })) expect(one).toMatch(/^\d{1,4}(?:\.\d{1,6})?$/u);
      for (const one of NUTRIENTS) expect(hasRoom({ settings, day }, one)).toBe(true);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  test('a slider announces its share and grams', () => {
    const [protein] = shownAmounts();
    expect(protein && sliderText(protein)).toBe('30%, 192 grams');
  });
});

const shownAmounts = () => shown(EXAMPLE).amounts;
