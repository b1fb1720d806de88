import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { noRoomText } from '../../../../src/parts/macro-split/macro-split-words.ts';
import { hasRoom } from '../../../../src/parts/macro-split/split-form.ts';
import { type MacroTab, ownSettingsOf } from '../../../../src/person/macros/macro-choice.ts';
import { nutrientNames } from '../../../../src/config/energy-names.ts';
import { targetBasis } from '../../../../src/person/energy/energy-words.ts';
import type { TdeeInput } from '../../../../src/tools/tdee/entries.ts';
import type { TdeeReport } from '../../../../src/tools/tdee/report.ts';
import { detailWords, planSentence, tabNames } from '../../../../src/tools/tdee/detail-words.ts';
import { proteinRemark } from '../../../../src/tools/tdee/protein-remark.ts';
import { proteinBoundsOf } from '../../../../src/person/macros/protein-note.ts';
import { plannedGoal } from '../../../../src/person/targets.ts';
import { insteadText } from '../../../../src/tools/tdee/words.ts';
import { formatPercent } from '../../../../src/ui/text/format.ts';
import type { Section } from '../answer.ts';
import { gramsFigureOf } from '../figures.ts';

/** Says of one's own macros which of them the day has no room for. */
function roomNotes({ macros, chosen }: TdeeReport, { macros: text, weight }: TdeeInput): readonly string[] {
  const settings = ownSettingsOf(text);
  if (!settings || !chosen || !macros) return [];
  const day = { energy: chosen.figure.value, weight: weight.kilograms };
  return macros.own
    .filter(({ nutrient }) => !hasRoom({ settings, day }, nutrient))
    .map(({ nutrient, grams }) => `${nutrientNames[nutrient]}: ${noRoomText(grams)}`);
}

/** The four macro plans and one's own, or the reason why no target can be planned with. */
export function macroSections(report: TdeeReport, unit: EnergyUnit, input: TdeeInput): readonly Section[] {
  const { macros, chosen } = report;
  const title = detailWords.macrosTitle;
  if (!macros || !chosen) {
    const shown = detailWords.noMacros;
    return [
      { figures: [{ name: 'macros', label: title, shown, reason: insteadText(report, unit) ?? shown }] },
    ];
  }
  const protein = proteinBoundsOf(input, plannedGoal(report));
  const basis = targetBasis(chosen.key, chosen.figure.value, unit);
  const section = (plan: MacroTab, notes: readonly string[]): Section => ({
    title: tabNames[plan],
    figures: macros[plan].map(({ nutrient, grams, share }) =>
      gramsFigureOf(`macros.${plan}`, nutrient, grams, ` (${formatPercent(share)}%)`),
    ),
    notes,
  });
  return [
    { title, figures: [], notes: [basis] },
    ...MACRO_PLAN_KEYS.map((plan) => {
      const notes = [planSentence(plan, report.pregnancy), proteinRemark(report, protein, plan)?.text];
      return section(
        plan,
        notes.filter((note) => typeof note === 'string'),
      );
    }),
    ...(macros.own.length > 0 ? [section('own', roomNotes(report, input))] : []),
  ];
}
