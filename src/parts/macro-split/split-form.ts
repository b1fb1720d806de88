import {
  changedShares,
  MACRO_PLAN_KEYS,
  type Macronutrient,
  type MacroPlan,
  type MacroShares,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { percent } from '@evenscale/formulas/units';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';

/** The text being typed into a share's field; removed once the field is left and the text is valid. */
export interface ShareEntry {
  readonly text: string;
  readonly isWrong: boolean;
}

/** The visitor's custom split. The shares always add up to 100. */
export interface SplitForm {
  readonly shares: MacroShares;
  readonly entries: Readonly<Partial<Record<Macronutrient, ShareEntry>>>;
  readonly meals: number;
}

export type SplitEvent =
  | { readonly type: 'planChosen'; readonly plan: MacroPlan }
  | { readonly type: 'suggestionChosen'; readonly shares: MacroShares }
  | { readonly type: 'typed'; readonly nutrient: Macronutrient; readonly text: string }
  | { readonly type: 'left'; readonly nutrient: Macronutrient }
  | { readonly type: 'slid'; readonly nutrient: Macronutrient; readonly value: number }
  | { readonly type: 'mealsChosen'; readonly meals: number };

/** The balanced plan, with three meals. */
export const initialSplitForm: SplitForm = { shares: sharesOfPlan('balanced'), entries: {}, meals: 3 };

const MOST = 100;

/** Reads a percentage: `30`, `33,3 %`. `null` for anything else or outside 0 to 100. */
export function parseShare(text: string): number | null {
  const reading = parseNumberText(normalizeText(text).replace(/ ?(?:%|percent)$/u, ''));
  return reading.ok && reading.value <= MOST ? reading.value : null;
}

/** Texts that aren't percentages; they stay in their fields until corrected. */
function unread(entries: SplitForm['entries']): SplitForm['entries'] {
  return Object.fromEntries(Object.entries(entries).filter(([, { text }]) => parseShare(text) === null));
}

// The other shares may move, so typed text for them no longer applies.
function changed(form: SplitForm, nutrient: Macronutrient, value: number): SplitForm {
  const shares = changedShares(form.shares, nutrient, percent(value));
  return { ...form, shares, entries: unread(form.entries) };
}

// During typing the field keeps the text; unreadable text does not change the split.
function typed(form: SplitForm, nutrient: Macronutrient, text: string): SplitForm {
  const value = parseShare(text);
  const isWrong = value === null && form.entries[nutrient]?.isWrong === true;
  const next = value === null ? form : changed(form, nutrient, value);
  return { ...next, entries: { ...next.entries, [nutrient]: { text, isWrong } } };
}

function settled(form: SplitForm, nutrient: Macronutrient): SplitForm {
  const { [nutrient]: entry, ...entries } = form.entries;
  if (!entry || parseShare(entry.text) !== null) return { ...form, entries };
  return { ...form, entries: { ...entries, [nutrient]: { ...entry, isWrong: true } } };
}

/** Next state of the split. Pure. */
export function reduceSplit(form: SplitForm, event: SplitEvent): SplitForm {
  switch (event.type) {
    case 'planChosen':
      return { ...form, shares: sharesOfPlan(event.plan), entries: {} };
    case 'suggestionChosen':
      return { ...form, shares: event.shares, entries: {} };
    case 'typed':
      return typed(form, event.nutrient, event.text);
    case 'left':
      return settled(form, event.nutrient);
    case 'slid': {
      const next = changed(form, event.nutrient, event.value);
      const { [event.nutrient]: _, ...entries } = next.entries;
      return { ...next, entries };
    }
    case 'mealsChosen':
      return { ...form, meals: event.meals };
  }
}

/** The plan that a split matches, or `own`. */
export function planOf(shares: MacroShares): MacroPlan | 'own' {
  const isSame = (plan: MacroPlan): boolean => {
    const { protein, carbs, fat } = sharesOfPlan(plan);
    return protein === shares.protein && carbs === shares.carbs && fat === shares.fat;
  };
  return MACRO_PLAN_KEYS.find(isSame) ?? 'own';
}
