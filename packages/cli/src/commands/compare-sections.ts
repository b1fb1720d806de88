/** What other equations give for the same person, as in the page's comparison. */
import type { EnergyUnit, Percent } from '@evenscale/formulas/units';
import {
  missingText,
  energyWords,
  methodNames,
  methodText,
  spreadFigure,
  spreadText,
} from '../../../../src/parts/comparison/energy/energy-comparison-words.ts';
import { buildEnergyComparison } from '../../../../src/person/energy-comparison/energy-comparison.ts';
import type {
  MethodEstimate,
  ShownEnergyComparison,
} from '../../../../src/person/energy-comparison/energy-comparison.ts';
import type { Person } from '../../../../src/person/person.ts';
import type { Figure, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf } from '../figures.ts';

function dayFigure(estimate: MethodEstimate, report: ShownEnergyComparison, unit: EnergyUnit): Figure {
  const { method, day } = estimate;
  return {
    ...energyFigureOf(`opinion.energy.${method}.tdee`, methodNames[method], day.value, unit),
    remark: methodText(estimate, report, unit),
  };
}

const restFigures = ({ estimates }: ShownEnergyComparison, unit: EnergyUnit): readonly Figure[] =>
  estimates.flatMap(({ method, resting }) =>
    resting ? [energyFigureOf(`opinion.energy.${method}.bmr`, methodNames[method], resting.value, unit)] : [],
  );

/** The methods without a figure, grouped by reason. Body fat is requested with an option instead of a field. */
const missingTexts = ({ missing }: ShownEnergyComparison): readonly string[] =>
  [...new Set(missing.map(({ reason }) => reason))].map((reason) => {
    const methods = missing.filter((other) => other.reason === reason).map(({ method }) => method);
    return reason === 'needsBodyFat'
      ? cliWords.needsBodyFat(methods.map((method) => methodNames[method]).join(', '))
      : missingText(methods, reason);
  });

function restSection(report: ShownEnergyComparison, unit: EnergyUnit): Section {
  return { title: cliWords.compared(energyWords.rest), figures: restFigures(report, unit) };
}

/** Resting energy by each method; nothing where the page compares nothing. */
export function restingSections(
  person: Person & { readonly bodyFat: Percent | null },
  unit: EnergyUnit,
): readonly Section[] {
  const report = buildEnergyComparison(person);
  return report.status === 'shown' ? [restSection(report, unit)] : [];
}

/** Daily and resting energy by each method, or why there is none. */
export function compareSections(
  person: Person & { readonly bodyFat: Percent | null },
  unit: EnergyUnit,
): readonly Section[] {
  const report = buildEnergyComparison(person);
  const title = cliWords.compared(energyWords.day);
  if (report.status !== 'shown') return [{ title, figures: [], notes: [energyWords[report.status]] }];
  return [
    {
      title,
      figures: report.estimates.map((estimate) => dayFigure(estimate, report, unit)),
      notes: [
        `${spreadFigure(report, unit, 'day')} ${energyWords.spreadUnit(unit, 'day')}. ${spreadText(report, unit, 'day')}`,
        ...missingTexts(report),
        energyWords.pregnancy,
      ],
    },
    restSection(report, unit),
  ];
}
