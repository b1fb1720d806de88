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
    const suggested = 'Suggested for you: 116 g of protein (99 to 132 g).';
    const above = {
      text: `${suggested} This split has more, and up to 182 g can help with strength training.`,
      isOffered: true,
    };
    const aboveMost = { text: `${MOST} ${suggested}`, isOffered: true };
    expect(remarksOf(MAN)).toEqual([above, aboveMost, aboveMost, above]);
  });

  test('is said to be within the range, or less', () => {
    const suggested = 'Suggested for you: 157 g of protein (132 to 182 g).';
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
      text: `${suggested} This split is within that range.`,
      isOffered: false,
    });
    expect(withProtein(157)).toEqual({ text: suggested, isOffered: false });
    expect(withProtein(131.4)).toEqual({ text: `${suggested} This split has less.`, isOffered: true });
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
      'That’s more protein than is useful: about 242 g is plenty, even for a lean athlete who’s losing weight. Suggested for you: 211 g of protein (180 to 242 g).',
    );
    expect(remarksOf({ ...lifter, goal: 'gain' })[0]?.text).toContain(
      'about 202 g is plenty, even with strength training',
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
