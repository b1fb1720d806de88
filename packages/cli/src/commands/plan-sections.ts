/** A plan's figures. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { planChartWords } from '../../../../src/tools/planner/plan/plan-chart-words.ts';
import { dateOf } from '../../../../src/tools/planner/plan/plan-dates.ts';
import { planMacros, usualDayOf } from '../../../../src/tools/planner/plan/plan-macros.ts';
import {
  macrosTitle,
  basisText,
  splitCaution,
} from '../../../../src/tools/planner/plan/plan-macros-words.ts';
import type { PlannerInput } from '../../../../src/tools/planner/entries.ts';
import { formatWhole } from '../../../../src/ui/text/format.ts';
import { planCurve } from '../../../../src/tools/planner/plan/plan-horizon.ts';
import type { Offer } from '../../../../src/tools/planner/plan/offer.ts';
import { offersOf, type Planned, type PlanReport } from '../../../../src/tools/planner/report.ts';
import {
  announcement,
  changeText,
  goalText,
  plannerWords,
  reboundOf,
  weightName,
} from '../../../../src/tools/planner/words.ts';
import { maintenanceRemark, planRemark } from '../../../../src/tools/planner/note-words.ts';
import { formatDay } from '../../../../src/charts/curve/format-day.ts';
import { formatEnergy } from '../../../../src/person/energy/format-energy.ts';
import { formatWeight } from '../../../../src/person/format-weight.ts';
import { withheldText } from '../../../../src/person/policy-words.ts';
import type { Figure, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf, figureOf, gramsFigureOf, NUTRIENTS } from '../figures.ts';
import { trainingSections } from './training-sections.ts';

/** What to type for another date or goal. */
export function tryText(offer: Offer): string {
  if (offer.kind === 'date') return cliWords.tryDate(offer.date);
  const goal = weightName(offer.weight);
  return cliWords.tryGoalBy(goal, offer.date);
}

function keepingFigure(
  { maintenance, gender }: Pick<Planned, 'maintenance' | 'gender'>,
  label: string,
  note: string | undefined,
  unit: EnergyUnit,
): Figure {
  const name = 'plan.maintenance';
  if (maintenance.status === 'withheld') {
    const shown = withheldText[maintenance.reason];
    return { name, label, shown, reason: shown };
  }
  const remark = maintenanceRemark(maintenance, gender, unit) ?? note;
  return { ...energyFigureOf(name, label, maintenance.value, unit), remark };
}

/** What to eat before and after reaching the goal. */
export function planSection(plan: Planned, unit: EnergyUnit): Section {
  const { input, course, tdee, intake } = plan;
  const remark = planRemark(plan);
  const { firstWeek, lastWeek } = course;
  const rebound = reboundOf(plan);
  return {
    title: plannerWords.resultsTitle,
    figures: [
      {
        ...energyFigureOf('plan.intake', planChartWords.untilGoal, intake.value, unit),
        remark: remark === null ? null : [remark, ...offersOf(plan).map(tryText)].join(' '),
      },
      keepingFigure(plan, planChartWords.then, rebound ? cliWords.rebound(rebound) : undefined, unit),
      figureOf('plan.days', goalText(input), input.days, 'days', cliWords.days(input.days)),
      energyFigureOf('plan.tdee', plannerWords.now, tdee, unit),
      figureOf('plan.firstWeek', plannerWords.firstWeek, firstWeek, 'kg', changeText(firstWeek, input.unit)),
      figureOf('plan.lastWeek', plannerWords.lastWeek, lastWeek, 'kg', changeText(lastWeek, input.unit)),
    ],
  };
}

/** The intake of each phase, with its first day and the weight on that day. */
export function phaseSection(plan: Planned, unit: EnergyUnit): Section {
  const { phases, input, model } = plan;
  const { days } = planCurve(plan);
  const start = dateOf(input.start);
  const weightOn = (day: number): string => formatWeight(days[day]?.weight ?? model.weight, input.unit);
  return {
    title: planChartWords.phasesTitle,
    figures: phases.map(({ fromDay, intake }, place) =>
      figureOf(
        `plan.phases.${place + 1}`,
        `${planChartWords.fromColumn} ${formatDay(start, fromDay)}`,
        intake,
        'kcal',
        `${formatEnergy(intake, unit)} (${weightOn(fromDay)})`,
      ),
    ),
    notes: [`${formatDay(start, input.days)}: ${weightOn(input.days)}. ${planChartWords.drift}`],
  };
}

/** The plan's macros, and its training and rest days if some were chosen. */
export function planMacroSections(
  plan: Planned,
  { macros, trainingDays, gender }: Pick<PlannerInput, 'macros' | 'trainingDays' | 'gender'>,
  unit: EnergyUnit,
): readonly Section[] {
  const split = planMacros(plan, macros);
  const { grams, shares } = split;
  return [
    {
      title: macrosTitle(plan.intake.value, unit),
      figures: NUTRIENTS.map((nutrient) =>
        gramsFigureOf('plan.macros', nutrient, grams[nutrient], ` (${formatWhole(shares[nutrient])}%)`),
      ),
      notes: [`${basisText(split, macros)} ${splitCaution(macros) ?? ''}`.trim()],
    },
    ...trainingSections(trainingDays, usualDayOf(plan, split), gender, unit),
  ];
}

export type AtGoal = Extract<PlanReport, { kind: 'maintain' }>;

/** The intake that keeps today's weight, if that's the goal. */
export const atGoalSection = (report: AtGoal, unit: EnergyUnit): Section => ({
  title: plannerWords.resultsTitle,
  figures: [
    keepingFigure(
      { maintenance: report.intake, gender: report.gender },
      cliWords.maintenance,
      undefined,
      unit,
    ),
  ],
  notes: [announcement(report, unit)],
});
