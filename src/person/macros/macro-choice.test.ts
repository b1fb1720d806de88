import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import { percent } from '@evenscale/formulas/units';
import { ownSharesOf, tabOf } from './macro-choice.ts';
import { isMacroText } from './macro-text.ts';
import { isSuggested, ownMacros, setSharesOf, suggestedMacros } from './own-split.ts';

const shares = fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => ({
  protein: percent(Math.min(a, b)),
  carbs: percent(Math.abs(a - b)),
  fat: percent(100 - Math.max(a, b)),
}));

test('a split can be read back from its text', () => {
  fc.assert(
    fc.property(shares, (own) => {
      expect(isMacroText(ownMacros(own))).toBe(true);
      expect(tabOf(ownMacros(own))).toBe('own');
      expect(setSharesOf(ownMacros(own))).toEqual(own);
      expect(isMacroText(suggestedMacros(own))).toBe(true);
      expect(isSuggested(suggestedMacros(own))).toBe(true);
      expect(ownSharesOf(suggestedMacros(own))).toEqual(own);
      expect(setSharesOf(suggestedMacros(own))).toBeNull();
    }),
  );
});

test.each([...MACRO_PLAN_KEYS, 'own'])('%s has a text, with and without custom numbers', (tab) => {
  for (const text of [tab, `${tab}~26~44~30`]) {
    expect(isMacroText(text)).toBe(true);
    expect(tabOf(text)).toBe(tab);
  }
});

test.each([
  '',
  'keto',
  'own~',
  'own~30',
  'own~30~40',
  'own~30~40~30~x',
  'own~-5~75~30',
  'own~1e1~60~30',
  '__proto__',
])('%j is not a macro choice', (text) => expect(isMacroText(text)).toBe(false));

test('numbers that don’t add up to 100 are rejected', () => {
  for (const text of ['own~50~50~50', 'own~0~0~0', 'balanced']) expect(ownSharesOf(text)).toBeNull();
});
