/** The figures of a saved result as they are listed. Pure. */
import type { ToolName } from '#config/tool-pages.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatWeight } from '#person/format-weight.ts';
import { macrosText } from '#person/macros/macros-words.ts';
import { shownBmiOfPerson } from '#person/shown-bmi.ts';
import type { ShownFigure } from '#parts/saved-results/gain-figures.ts';
import { figureNames, planText, savedWords, targetName } from '#parts/saved-results/saved-words.ts';
import type { Summary } from '#parts/saved-results/summary.ts';

/** The label of the maintenance calories, as on the calculator's page. */
function maintenanceName(tool: ToolName, { isOwn }: Summary): string {
  if (isOwn) return savedWords.ownTdee;
  return tool === 'home' ? figureNames.maintenance : figureNames.tdee;
}

/** The weight, and what tells it; nothing while weights are hidden. */
function weightFigures({ person, unit }: Summary, isWeightHidden: boolean): readonly ShownFigure[] {
  if (isWeightHidden) return [];
  return [
    [figureNames.weight, formatWeight(person.weight.kilograms, unit)],
    [figureNames.bmi, shownBmiOfPerson(person)],
  ];
}

interface ShownIn {
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
}

/** The figures of a result: the target calories first, resting calories last. */
export function figuresOf(
  tool: ToolName,
  summary: Summary,
  { energyUnit, isWeightHidden }: ShownIn,
): readonly ShownFigure[] {
  const { unit, plan, macros } = summary;
  const energy = (name: string, value: number | null): readonly ShownFigure[] =>
    value === null ? [] : [[name, formatEnergy(value, energyUnit)]];
  return [
    ...energy(targetName(summary), summary.target),
    ...energy(maintenanceName(tool, summary), summary.tdee),
    ...weightFigures(summary, isWeightHidden),
    ...energy(figureNames.bmr, summary.bmr),
    ...energy(savedWords.afterwards, summary.afterwards),
    ...(plan && !isWeightHidden ? [[savedWords.goal, planText(plan, unit)] as const] : []),
    ...(macros === null ? [] : [[savedWords.macros, macrosText(macros)] as const]),
  ];
}
