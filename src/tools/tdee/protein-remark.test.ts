import { describe, expect, test } from 'vitest';
import { grams } from '@evenscale/formulas/units';
import { proteinBoundsOf } from '#person/macros/protein-note.ts';
import { somePerson } from '../../../tests/some-person.ts';
import type { TdeeEntries } from './entries.ts';
import { proteinRemark } from './protein-remark.ts';
import { buildTdeeReport } from './report.ts';

const PLANS = ['balanced', 'lowCarb', 'highProtein', 'ketogenic'] as const;

/** 82.5 kg counted, since only a quarter of the weight above a BMI of 25 is. */
const MAN = { weight: '88 kg', height: '180 cm', age: '42', activityLevel: 'sedentary' } as const;
const MOST = 'That’s more protein than is useful: about 182 g is plenty, even with strength training.';

function boundsOf(entries: Partial<TdeeEntries>) {
  const input = somePerson(entries);
  return { report: buildTdeeReport(input), bounds: proteinBoundsOf(input, input.goal) };
}

const remarksOf = (entries: Partial<TdeeEntries>) => {
  const { report, bounds } = boundsOf(entries);
  return PLANS.map((plan) => proteinRemark(report, bounds, plan));
};

describe('a plan’s protein beside the suggestion', () => {
  test('is said to be more, or more than is useful, and the suggestion is offered', () => {
    const both = 'For you: 99–132 g of protein a day, 116 g in the middle. This split has';
    const above = (grams: number) => ({
      text: `${both} ${grams} g; up to 182 g can help with strength training.`,
      isOffered: true,
    });
    const aboveMost = (grams: number) => ({ text: `${both} ${grams} g. ${MOST}`, isOffered: true });
    expect(remarksOf(MAN)).toEqual([above(162), aboveMost(189), aboveMost(216), above(135)]);
  });

  test('is said to be within the range, or less', () => {
    const both = 'For you: 132–182 g of protein a day, 157 g in the middle. This split has';
    const { report, bounds } = boundsOf({ ...MAN, activityLevel: 'veryActive', goal: 'lose' });
    const withProtein = (protein: number) => {
      const balanced = report.macros?.balanced.map((amount) => ({ ...amount, grams: grams(protein) })) ?? [];
      return proteinRemark(
        { ...report, macros: report.macros && { ...report.macros, balanced } },
        bounds,
        'balanced',
      );
    };
    expect(withProtein(140)).toEqual({
      text: `${both} 140 g, which is within that range.`,
      isOffered: false,
    });
    expect(withProtein(157)).toEqual({
      text: `${both} 157 g, which is within that range.`,
      isOffered: false,
    });
    expect(withProtein(131.4)).toEqual({
      text: `${both} 131 g, which is less.`,
      isOffered: true,
    });
  });

  test('has the limit for lean athletes who are losing weight', () => {
    const lifter = {
      weight: '92 kg',
      height: '180 cm',
      bodyFatAsk: 'yes',
      bodyFat: '15',
      activityLevel: 'veryActive',
    } as const;
    expect(remarksOf({ ...lifter, goal: 'lose' })[1]?.text).toBe(
      'For you: 180–242 g of protein a day, 211 g in the middle (more because your body fat is low and you’re losing weight). This split has 267 g. That’s more protein than is useful: about 242 g is plenty, even for a lean athlete who’s losing weight.',
    );
    const gaining = remarksOf({ ...lifter, goal: 'gain' })[0]?.text;
    expect(gaining).toContain('about 202 g is plenty, even with strength training');
    expect(gaining).toContain(
      'in the middle (by your full weight, because your body fat is low). This split',
    );
  });

  test('is only limited during pregnancy, and of one’s own macros', () => {
    const aboveMost = { text: MOST, isOffered: false };
    expect(remarksOf({ ...MAN, pregnancy: 'yes' })).toEqual([null, aboveMost, aboveMost, null]);
    const own = (macros: string) => {
      const { report, bounds } = boundsOf({ ...MAN, macros });
      return proteinRemark(report, bounds, 'own');
    };
    expect(own('own~176g~~30')).toBeNull();
    expect(own('own~190g~~30')).toEqual(aboveMost);
    expect(own('balanced')).toBeNull();
  });

  test('is absent without a target to plan with', () => {
    expect(remarksOf({ ...MAN, age: '16' })).toEqual([null, null, null, null]);
  });
});
