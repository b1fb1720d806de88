import {
  KCAL_PER_GRAM,
  type MacroGrams,
  type Macronutrient,
  ownMacroGrams,
  type MacroSetting,
  type MacroSettings,
  settingGrams,
} from '@evenscale/formulas/macros';
import {
  atLeast,
  difference,
  fixed,
  given,
  inKilojoules,
  product,
  quotient,
  type Term,
  traced,
} from '@evenscale/formulas/trace';
import { type EnergyUnit, KG_PER_POUND } from '@evenscale/formulas/units';
import { nutrientNames, ownSplitName } from '#config/energy-names.ts';
import { setMacrosOf } from '#person/macros/own-split.ts';
import type { MacroText } from '#person/macros/macro-choice.ts';
import type { TdeeResult } from '#person/page-result.ts';
import { formatGrams } from '#ui/text/format.ts';
import type { WorkedCalculation, WorkingStep } from './calculation-step.ts';
import { ownMacroRemarks as remarks } from './steps-words.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;
const WHOLE = 100;

/** What the grams are calculated from: kcal per day, and kg. */
type Day = Parameters<typeof ownMacroGrams>[1];

/** Grams of what was set; `null` for grams, which are exactly what they are. */
function settingTerm({ amount, unit }: MacroSetting, nutrient: Macronutrient, day: Day): Term | null {
  switch (unit) {
    case 'percent':
      return quotient(
        product(given('target', day.energy), fixed(amount / WHOLE)),
        fixed(KCAL_PER_GRAM[nutrient]),
      );
    case 'grams':
      return null;
    case 'gramsPerKilogram':
      return product(fixed(amount), given('kilograms', day.weight));
    case 'gramsPerPound':
      return product(fixed(amount), given('pounds', day.weight / KG_PER_POUND));
  }
}

/** Grams of the one that gets the rest of the target. */
function restTerm(nutrient: Macronutrient, grams: MacroGrams, day: Day): Term {
  const others = NUTRIENTS.filter((other) => other !== nutrient);
  const left = others.reduce<Term>(
    (whole, other) => difference(whole, product(fixed(KCAL_PER_GRAM[other]), given(other, grams[other]))),
    given('target', day.energy),
  );
  // Twice 50% may leave less than nothing, by the last digit.
  return quotient(atLeast(0, left), fixed(KCAL_PER_GRAM[nutrient]));
}

function calculationOf(nutrient: Macronutrient, term: Term, unit: EnergyUnit): WorkedCalculation {
  const trace = traced(term.value, term);
  return {
    status: 'worked',
    result: `macros.own.${nutrient}`,
    label: nutrientNames[nutrient],
    trace: unit === 'kJ' && term.kind === 'quotient' ? inKilojoules(trace) : trace,
    unit: 'g',
    shown: formatGrams(trace.value),
  };
}

/** In grams: less is the last digit of a sum. */
const TOLERANCE = 1e-6;

/** True if all that was set fits into the target. */
const fits = (settings: MacroSettings, grams: MacroGrams, day: Day): boolean =>
  NUTRIENTS.every((nutrient) => {
    const setting = settings[nutrient];
    return !setting || settingGrams(setting, nutrient, day) <= grams[nutrient] + TOLERANCE;
  });

function stepOf(settings: MacroSettings, day: Day, unit: EnergyUnit): WorkingStep {
  const grams = ownMacroGrams(settings, day);
  const isWhole = fits(settings, grams, day);
  const calculations = NUTRIENTS.flatMap((nutrient) => {
    const setting = settings[nutrient];
    const term = setting ? settingTerm(setting, nutrient, day) : restTerm(nutrient, grams, day);
    return term ? [calculationOf(nutrient, term, unit)] : [];
  });
  const asSet = NUTRIENTS.filter((nutrient) => settings[nutrient]?.unit === 'grams');
  return {
    name: ownSplitName,
    calculations: isWhole ? calculations : [],
    remarks: isWhole ? asSet.map((nutrient) => remarks.asSet(nutrient, grams[nutrient])) : [remarks.tooMuch],
    source: null,
    methods: [],
  };
}

/** The visitor's own macros, if they were set. */
export function ownMacroSteps(
  { input, report }: TdeeResult,
  macros: MacroText,
  unit: EnergyUnit,
): readonly WorkingStep[] {
  const settings = setMacrosOf(macros);
  const { chosen } = report;
  if (!settings || !chosen) return [];
  return [stepOf(settings, { energy: chosen.figure.value, weight: input.weight.kilograms }, unit)];
}
