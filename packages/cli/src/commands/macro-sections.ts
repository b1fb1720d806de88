import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { nutrientNames, planNames } from '../../../../src/config/energy-names.ts';
import { targetBasis } from '../../../../src/person/energy/energy-words.ts';
import type { TdeeReport } from '../../../../src/tools/tdee/report.ts';
import { insteadText, planSentences, tdeeWords } from '../../../../src/tools/tdee/words.ts';
import { formatGrams, formatPercent } from '../../../../src/ui/text/format.ts';
import type { Section } from '../answer.ts';

/** The four macro plans, or the reason why no target can be planned with. */
export function macroSections(report: TdeeReport, unit: EnergyUnit): readonly Section[] {
  const { macros, chosen } = report;
  const title = tdeeWords.macrosTitle;
  if (!macros || !chosen) {
    const shown = tdeeWords.noMacros;
    return [
      { figures: [{ name: 'macros', label: title, shown, reason: insteadText(report, unit) ?? shown }] },
    ];
  }
  const basis = targetBasis(chosen.key, chosen.figure.value, unit);
  const plans = MACRO_PLAN_KEYS.map((plan) => ({
    title: planNames[plan],
    figures: macros[plan].map(({ nutrient, grams, share }) => ({
      name: `macros.${plan}.${nutrient}`,
      label: nutrientNames[nutrient],
      value: grams,
      unit: 'g',
      shown: `${formatGrams(grams)} g (${formatPercent(share)}%)`,
    })),
    notes: [planSentences[plan]],
  }));
  return [{ title, figures: [], notes: [basis] }, ...plans];
}
