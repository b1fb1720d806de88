/** What other equations give for the same person, as in the page's comparison. */
import type { EnergyUnit, Percent } from '@evenscale/formulas/units';
import {
  absenceText,
  energyWords,
  methodNames,
  methodText,
  spreadFigure,
  spreadText,
} from '../../../../src/parts/comparison/energy/energy-comparison-words.ts';
import { buildEnergyOpinions } from '../../../../src/person/energy-comparison/energy-comparison.ts';
import type {
  GivenOpinion,
  ShownEnergyOpinions,
} from '../../../../src/person/energy-comparison/energy-comparison.ts';
import type { Person } from '../../../../src/person/form.ts';
import type { Figure, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf } from '../figures.ts';

function dayFigure(opinion: GivenOpinion, report: ShownEnergyOpinions, unit: EnergyUnit): Figure {
  const { method, day } = opinion;
  return {
    ...energyFigureOf(`opinion.energy.${method}.tdee`, methodNames[method], day.value, unit),
    remark: methodText(opinion, report, unit),
  };
}

const restFigures = ({ given }: ShownEnergyOpinions, unit: EnergyUnit): readonly Figure[] =>
  given.flatMap(({ method, resting }) =>
    resting ? [energyFigureOf(`opinion.energy.${method}.bmr`, methodNames[method], resting.value, unit)] : [],
  );

/** The methods without a figure, grouped by reason. Body fat is requested with an option instead of a field. */
const absences = ({ absent }: ShownEnergyOpinions): readonly string[] =>
  [...new Set(absent.map(({ reason }) => reason))].map((reason) => {
    const methods = absent.filter((opinion) => opinion.reason === reason).map(({ method }) => method);
    return reason === 'needsBodyFat'
      ? cliWords.needsBodyFat(methods.map((method) => methodNames[method]).join(', '))
      : absenceText(methods, reason);
  });

/** Daily and resting energy by each method, or why there is none. */
export function compareSections(
  { person, bodyFat }: { readonly person: Person; readonly bodyFat: Percent | null },
  unit: EnergyUnit,
): readonly Section[] {
  const report = buildEnergyOpinions(person, bodyFat);
  const title = cliWords.compared(energyWords.day);
  if (report.status !== 'shown') return [{ title, figures: [], notes: [energyWords[report.status]] }];
  return [
    {
      title,
      figures: report.given.map((opinion) => dayFigure(opinion, report, unit)),
      notes: [
        `${spreadFigure(report, unit)} ${energyWords.spreadUnit(unit)}. ${spreadText(report)}`,
        ...absences(report),
        energyWords.pregnancy,
      ],
    },
    { title: cliWords.compared(energyWords.rest), figures: restFigures(report, unit) },
  ];
}
