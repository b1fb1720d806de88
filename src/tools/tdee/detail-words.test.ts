import { expect, test } from 'vitest';
import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import { pregnancyNeedsText } from '#person/policy-words.ts';
import { planSentence } from './detail-words.ts';

test('what one’s own macros start with is said until they are set', () => {
  expect(planSentence('own', false)).toMatch(/^It starts with the protein/u);
  expect(planSentence('own', false, true)).toBeNull();
  expect(planSentence('lowCarb', false, true)).not.toBeNull();
});

test('during pregnancy or breastfeeding, each plan says that needs are different, and two that they’re out', () => {
  for (const plan of [...MACRO_PLAN_KEYS, 'own'] as const) {
    const sentence = planSentence(plan, true) ?? '';
    expect(sentence).toContain(pregnancyNeedsText);
    expect(/^Not for pregnancy or breastfeeding/u.test(sentence)).toBe(
      plan === 'highProtein' || plan === 'ketogenic',
    );
    expect(planSentence(plan, false) ?? '').not.toContain(pregnancyNeedsText);
  }
});
