import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MACRO_PLAN_KEYS, type MacroSetting, type MacroSettings } from '@evenscale/formulas/macros';
import { percent } from '@evenscale/formulas/units';
import { ownSettingsOf, tabOf } from './macro-choice.ts';
import { isMacroText } from './macro-text.ts';
import { macrosInSentence, macrosText } from './macros-words.ts';
import {
  isSuggested,
  NUTRIENTS,
  ownMacros,
  setMacrosOf,
  settingsOfShares,
  suggestedMacros,
  usedUnitOf,
} from './own-split.ts';

const setting: fc.Arbitrary<MacroSetting> = fc.record({
  amount: fc.nat(99_999_999_999).map((millionths) => millionths / 1e6),
  unit: fc.constantFrom('percent', 'grams', 'gramsPerKilogram', 'gramsPerPound'),
});

const settings: fc.Arbitrary<MacroSettings> = fc
  .record({ protein: setting, carbs: setting, fat: setting, rest: fc.constantFrom(...NUTRIENTS) })
  .map(({ rest, ...all }) => ({ ...all, [rest]: null }));

test('one’s own macros can be read back from their text, exactly', () => {
  fc.assert(
    fc.property(settings, (own) => {
      expect(isMacroText(ownMacros(own))).toBe(true);
      expect(tabOf(ownMacros(own))).toBe('own');
      expect(setMacrosOf(ownMacros(own))).toEqual(own);
      expect(isSuggested(ownMacros(own))).toBe(false);
    }),
  );
});

test('the suggested split is known as such', () => {
  const shares = { protein: percent(26), carbs: percent(44), fat: percent(30) };
  const settings = settingsOfShares(shares);
  const macros = suggestedMacros(settings);
  expect(macros).toBe('own~26~~30~s');
  expect(isMacroText(macros)).toBe(true);
  expect(isSuggested(macros)).toBe(true);
  expect(ownSettingsOf(macros)).toEqual(settings);
  expect(setMacrosOf(macros)).toBeNull();
});

test('the unit of one’s own macros is the one that was used', () => {
  const unitOf = (macros: string) => {
    const own = ownSettingsOf(macros);
    return own && usedUnitOf(own);
  };
  expect(unitOf('own~26~~30')).toBe('percent');
  expect(unitOf('own~26~~60g')).toBe('grams');
  expect(unitOf('own~2.2k~~30')).toBe('gramsPerKilogram');
  expect(unitOf('own~~1l~30')).toBe('gramsPerPound');
});

test.each([
  ['own~176g~~30', 'Your own: 176 g protein, 30% fat, the rest carbs'],
  ['own~~2.5k~0.9l', 'Your own: 2.5 g/kg carbs, 0.9 g/lb fat, the rest protein'],
  ['own', 'Your own'],
  ['lowCarb~176g~~30', 'Low carb: 35% protein, 25% carbs, 40% fat'],
])('%s is “%s” in words', (macros, words) => expect(macrosText(macros)).toBe(words));

test.each([
  ['own~176g~~30', '176 g protein, 30% fat, the rest carbs'],
  ['own', 'your own'],
  ['lowCarb~176g~~30', 'low carb (35% protein, 25% carbs, 40% fat)'],
])('%s is “%s” within a sentence', (macros, words) => expect(macrosInSentence(macros)).toBe(words));

test.each([...MACRO_PLAN_KEYS, 'own'])('%s has a text, with and without own numbers', (tab) => {
  for (const text of [tab, `${tab}~26~~30`, `${tab}~176.5g~~0.9k`, `${tab}~~1.25l~30~s`]) {
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
  'own~30~~30~x',
  'own~-5~~30',
  'own~1e1~~30',
  'own~30x~~30',
  'own~g~~30',
  'own~.5~~30',
  '__proto__',
])('%j is not a macro choice', (text) => expect(isMacroText(text)).toBe(false));

test('there are none unless two of three are set', () => {
  for (const text of ['own~50~30~20', 'own~50~~', 'own~~~', 'balanced'])
    expect(ownSettingsOf(text)).toBeNull();
});
