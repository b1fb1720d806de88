import { tracedTrainingWeek } from '@evenscale/formulas/trace';
import { intakeFigure } from '#person/targets.ts';
import type { TrainingText } from '#person/training/training-text.ts';
import { trainingEnergies, type ShownEnergies } from '#person/training/training-week.ts';
import { daysText, limitText, restDays, trainingWords } from '#person/training/training-words.ts';
import type { WorkingStep } from './calculation-step.ts';
import { energyCalculation } from './energy-steps.ts';
import { differenceRemark, sources, stepNames } from './steps-words.ts';
import type { TargetBasis } from './target-steps.ts';

/** The calories of both kinds of day. */
function weekCalculations(week: ShownEnergies, { report, energyUnit }: TargetBasis) {
  const { chosen } = report;
  if (!chosen) return [];
  const { choice, training, rest, difference } = week;
  const values = { training: training.figure.value, rest: rest.figure.value, difference };
  const traces = tracedTrainingWeek(chosen.figure.value, choice.days.length, values);
  const days = { training: choice.days, rest: restDays(choice.days) };
  return (['training', 'rest'] as const).map((kind) =>
    energyCalculation(
      `trainingWeek.${kind}`,
      traces[kind],
      energyUnit,
      `${trainingWords[kind]} (${daysText(days[kind])})`,
    ),
  );
}

/** Training and rest days, or why every day is the same; nothing if none were chosen. */
export function trainingSteps(text: TrainingText, basis: TargetBasis): readonly WorkingStep[] {
  const { report, energyUnit } = basis;
  const { chosen, facts } = report;
  if (!chosen) return [];
  const week = trainingEnergies(text, {
    intake: chosen.figure.value,
    figureOf: (intake) => intakeFigure(intake, facts),
  });
  if (week.kind === 'same') return [];
  const limit = limitText(week, facts.gender, energyUnit);
  return [
    {
      name: stepNames.trainingDays,
      calculations: week.kind === 'shown' ? weekCalculations(week, basis) : [],
      remarks: [limit ?? differenceRemark(week.choice.difference)],
      source: sources.training,
      methods: limit === null ? ['macros'] : ['macros', 'safety'],
    },
  ];
}
