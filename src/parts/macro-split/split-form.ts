import {
  changedMacros,
  GIVING_WAY,
  KCAL_PER_GRAM,
  MACRO_DECIMALS,
  macroAmount,
  type MacroDay,
  type Macronutrient,
  type MacroPlan,
  type MacroSetting,
  type MacroSettings,
  type MacroUnit,
  ownMacroGrams,
  settingGrams,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { grams } from '@evenscale/formulas/units';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import { settingsOfShares } from '#person/macros/own-split.ts';
import type { UnitSystem } from '#person/units.ts';

/** The text being typed into a field; removed once the field is left and the text is valid. */
export interface AmountEntry {
  readonly text: string;
  readonly isWrong: boolean;
}

/** The visitor's own macros: two are set, and the third follows. */
export interface SplitForm {
  readonly settings: MacroSettings;
  readonly day: MacroDay;
  readonly units: UnitSystem;
  /** The unit of the fields. */
  readonly unit: MacroUnit;
  readonly entries: Readonly<Partial<Record<Macronutrient, AmountEntry>>>;
  readonly meals: number;
  /** What a nutrient left no room for. It comes back once there is room again. */
  readonly squeezed: Squeezed | null;
}

/** The amount that was set of the last nutrient in `GIVING_WAY`, before the first change of another that took its room. */
export interface Squeezed {
  readonly by: Macronutrient;
  readonly setting: MacroSetting;
}

export type SplitEvent =
  | { readonly type: 'planChosen'; readonly plan: MacroPlan }
  | { readonly type: 'suggestionChosen' }
  | { readonly type: 'unitChosen'; readonly unit: MacroUnit }
  | { readonly type: 'typed'; readonly nutrient: Macronutrient; readonly text: string }
  | { readonly type: 'left'; readonly nutrient: Macronutrient }
  /** To a percentage. */
  | { readonly type: 'slid'; readonly nutrient: Macronutrient; readonly value: number }
  | { readonly type: 'mealsChosen'; readonly meals: number };

/** The unit of amounts for the body weight in the visitor's units. */
export const doseUnit = (units: UnitSystem): MacroUnit =>
  units === 'metric' ? 'gramsPerKilogram' : 'gramsPerPound';

/** In the visitor's units: a page that was switched has the other unit of body weight. */
export const unitIn = (unit: MacroUnit, units: UnitSystem): MacroUnit =>
  unit === 'gramsPerKilogram' || unit === 'gramsPerPound' ? doseUnit(units) : unit;

/** Written after a number, in lower case. */
const WRITTEN_UNITS: readonly (readonly [written: RegExp, unit: MacroUnit])[] = [
  [/ ?(?:%|percent)$/u, 'percent'],
  [/ ?g(?:rams)?(?: ?\/ ?| per )(?:kg|kilogram)$/u, 'gramsPerKilogram'],
  [/ ?g(?:rams)?(?: ?\/ ?| per )(?:lb|pound)$/u, 'gramsPerPound'],
  [/ ?g(?:rams?)?$/u, 'grams'],
];

/** As many decimals as a text keeps. */
const PRECISION = 1e6;

/** Reads an amount: `30`, `33,3 %`, `176 g`, `2.2 g/kg`; without a unit it is in the field's. `null` for anything else. */
export function parseAmount(text: string, unit: MacroUnit): MacroSetting | null {
  const normal = normalizeText(text);
  const written = WRITTEN_UNITS.find(([pattern]) => pattern.test(normal));
  const reading = parseNumberText(written ? normal.replace(written[0], '') : normal);
  if (!reading.ok) return null;
  return { amount: Math.round(reading.value * PRECISION) / PRECISION, unit: written?.[1] ?? unit };
}

/** The most of a nutrient that the day's energy allows, in a unit. */
export const mostOf = (nutrient: Macronutrient, unit: MacroUnit, day: MacroDay): number =>
  macroAmount(grams(day.energy / KCAL_PER_GRAM[nutrient]), nutrient, unit, day);

/** Less than any difference that is shown, in grams. */
const NO_GRAMS = 1e-6;

/** What was typed, if it is an amount that the day has room for. */
function readAmount(
  text: string,
  nutrient: Macronutrient,
  { unit, day }: Pick<SplitForm, 'unit' | 'day'>,
): MacroSetting | null {
  const setting = parseAmount(text, unit);
  const most = day.energy / KCAL_PER_GRAM[nutrient] + NO_GRAMS;
  return setting && settingGrams(setting, nutrient, day) <= most ? setting : null;
}

/** True if what was set has room in the day: the target may have changed since. */
export function hasRoom(
  { settings, day }: Pick<SplitForm, 'settings' | 'day'>,
  nutrient: Macronutrient,
): boolean {
  const setting = settings[nutrient];
  if (!setting) return true;
  return settingGrams(setting, nutrient, day) <= ownMacroGrams(settings, day)[nutrient] + NO_GRAMS;
}

/** A field's text: what was typed exactly as set, and what follows with the decimals of its unit. */
export function amountText({ settings, day, unit }: SplitForm, nutrient: Macronutrient): string {
  const setting = settings[nutrient];
  if (setting?.unit === unit) return String(setting.amount);
  const shown = setting ? settingGrams(setting, nutrient, day) : ownMacroGrams(settings, day)[nutrient];
  const scale = 10 ** MACRO_DECIMALS[unit];
  return String(Math.round(macroAmount(shown, nutrient, unit, day) * scale) / scale);
}

/** Texts that aren't amounts; they stay in their fields until corrected. */
function unread(form: SplitForm): SplitForm['entries'] {
  const isUnread = (nutrient: Macronutrient): boolean => {
    const entry = form.entries[nutrient];
    return entry !== undefined && readAmount(entry.text, nutrient, form) === null;
  };
  return Object.fromEntries(
    Object.entries(form.entries).filter(([nutrient]) => isUnread(nutrient as Macronutrient)),
  );
}

// The others may move, so typed text for them no longer applies.
function changed(form: SplitForm, nutrient: Macronutrient, to: MacroSetting): SplitForm {
  const [, last] = GIVING_WAY[nutrient];
  const before = form.squeezed?.by === nutrient ? form.squeezed.setting : null;
  const set = form.settings[last] ?? before;
  const settings = changedMacros({ ...form.settings, [last]: set }, nutrient, to, form.day);
  const setting = set ?? { amount: Number(amountText(form, last)), unit: form.unit };
  return {
    ...form,
    settings,
    entries: unread(form),
    squeezed: settings[last] === null ? { by: nutrient, setting } : null,
  };
}

// During typing the field keeps the text; unreadable text does not change the split.
function typed(form: SplitForm, nutrient: Macronutrient, text: string): SplitForm {
  const setting = readAmount(text, nutrient, form);
  const isWrong = setting === null && form.entries[nutrient]?.isWrong === true;
  const next = setting === null ? form : changed(form, nutrient, setting);
  return { ...next, entries: { ...next.entries, [nutrient]: { text, isWrong } } };
}

/** A field that is left shows its amount as it was set, in the unit that was typed. */
function settled(form: SplitForm, nutrient: Macronutrient): SplitForm {
  const { [nutrient]: entry, ...entries } = form.entries;
  if (!entry) return form;
  const setting = readAmount(entry.text, nutrient, form);
  if (setting) return { ...form, entries, unit: unitIn(setting.unit, form.units) };
  return { ...form, entries: { ...entries, [nutrient]: { ...entry, isWrong: true } } };
}

/** Next state of the split; the suggestion is the caller's to choose. Pure. */
export function reduceSplit(form: SplitForm, event: SplitEvent): SplitForm {
  switch (event.type) {
    case 'planChosen':
      return { ...form, settings: settingsOfShares(sharesOfPlan(event.plan)), entries: {}, squeezed: null };
    case 'suggestionChosen':
      return { ...form, entries: {}, squeezed: null };
    case 'unitChosen':
      return { ...form, unit: event.unit, entries: unread(form) };
    case 'typed':
      return typed(form, event.nutrient, event.text);
    case 'left':
      return settled(form, event.nutrient);
    case 'slid': {
      const next = changed(form, event.nutrient, { amount: event.value, unit: 'percent' });
      const { [event.nutrient]: _, ...entries } = next.entries;
      return { ...next, entries };
    }
    case 'mealsChosen':
      return { ...form, meals: event.meals };
  }
}
