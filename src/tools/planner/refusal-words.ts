/** What the planner says when it can’t plan for a goal, and what it offers instead. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { type Gender, LOWEST_SHOWN_TARGET, MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { type EnergyUnit, kcal } from '@evenscale/formulas/units';
import { isUnderweight, LOWEST_BMI_FOR_DEFICIT, OLDER, STEP_LIMITS } from '#person/policy.ts';
import {
  belowGuidanceText,
  healthyRangeText,
  noLossText,
  teenNotice,
  underweightNotice,
  withheldExplanation,
} from '#person/policy-words.ts';
import { paths, questionPaths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { pregnancyPage } from '#person/matter-words.ts';
import { PACE_SHARES } from '#person/plan-entries.ts';
import type { Person } from '#person/person.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { formatPace } from './plan/format-plan.ts';
import { planFigure } from './plan/plan-figure.ts';
import type { PlanInput } from './plan/plan-input.ts';
import type { Offer } from './plan/offer.ts';
import { bodyMassIndexOf, isLossUnneeded, isOlder, needsNoLoss } from '#person/assessment.ts';
import { planFigures, type PlanReport, type Refusal } from './report.ts';
import { dayText, weightName, plannerWords } from './words.ts';
import { gentlerText, offersText, upperEndText } from './note-words.ts';

const minimumText = (gender: Gender, unit: EnergyUnit): string => formatEnergy(MINIMUM_INTAKE[gender], unit);

/** Where the regular step for gaining leads. */
function gainText(offer: Offer | null, unit: EnergyUnit): string {
  if (!offer) return 'A smaller goal or more time would be easier.';
  const step = formatEnergy(TARGET_STEPS.gain, unit);
  return offer.kind === 'date'
    ? `Eating about ${step} a day above maintenance, you’d reach your goal on ${dayText(offer.date)}.`
    : `Eating about ${step} a day above maintenance, you’d reach ${weightName(offer.weight)} by ${dayText(offer.date)}.`;
}

/** Why an earlier date isn't suggested; empty if the minimum intake, which is named already, is the reason. */
function limitText(offer: Offer | null, unit: EnergyUnit): string {
  switch (offer?.kind === 'date' ? offer.limit : null) {
    case 'pace':
      return ` Before that, you’d lose more than ${formatPace(PACE_SHARES.fast)} of your weight a week, the most we suggest.`;
    case 'rest':
      return ' Any earlier, you’d eat less than your body uses at rest (BMR).';
    case 'step':
      return ` Any earlier, you’d eat over ${formatEnergy(kcal(-TARGET_STEPS.loss), unit)} a day less than you use, more than a healthy weight calls for.`;
    default:
      return '';
  }
}

type NotSafe = Extract<PlanReport, { kind: 'notSafe' }>;

const reachingText = ({ goal, unit, start, days }: PlanInput): string =>
  `Reaching ${formatGivenWeight(goal.kilograms, unit)} by ${dayText(start, days)}`;

/** The intake of a plan that isn't made, in a sentence that can't be read as advice, or why it isn't shown; empty for any other refusal. */
export function refusedIntake(report: Refusal, unit: EnergyUnit): readonly TextPart[] {
  if (report.kind !== 'notSafe') return [];
  const figure = planFigure('plan.intake', report.intake, unit);
  return report.intake.status === 'withheld'
    ? [figure, '. ']
    : [`${reachingText(report.input)} would mean eating `, figure, ' a day. '];
}

/** What is wrong with the intake of a plan that isn't made. */
function intakeProblem({ input, intake, gender, direction }: NotSafe, unit: EnergyUnit): string {
  const reaching = reachingText(input);
  if (intake.status === 'withheld') {
    const large = formatEnergy(STEP_LIMITS.largestSurplus, unit);
    if (intake.reason === 'tooMuch')
      return `${reaching} would mean eating over ${large} a day more than you use. That’s too much to plan for, so no number is shown.`;
    if (intake.reason === 'unsafe' && direction === 'lose')
      return `${reaching} would mean eating less than ${formatEnergy(LOWEST_SHOWN_TARGET, unit)} a day. That can’t cover what your body needs. Diets like that need medical supervision, so no number is shown. A safe plan has at least ${minimumText(gender, unit)} a day.`;
    return withheldExplanation(intake.reason, unit);
  }
  if (intake.caution === 'belowMinimum') return belowGuidanceText(gender, unit);
  const step = formatEnergy(STEP_LIMITS.large, unit);
  return intake.caution === 'largeSurplus'
    ? `That’s more than ${step} a day above what you use. Weight gained that fast is mostly fat.`
    : `That’s ${step} a day or more ${direction === 'gain' ? 'above' : 'below'} what you use, a larger step than a healthy weight calls for.`;
}

/** Comes before why a loss has no plan, and before another one is offered; `null` if the weight gives a reason to lose. */
export function noNeedText(report: Refusal): string | null {
  if (report.kind !== 'notSafe' && report.kind !== 'tooLong') return null;
  const { person, goal } = report.input;
  if (goal.kilograms >= person.weight.kilograms || !needsNoLoss(person)) return null;
  return isOlder(person)
    ? `${noLossText(person.age)} Ask a doctor before you lose weight on purpose.`
    : healthyRangeText(bodyMassIndexOf(person));
}

/** The text for a plan whose calories wouldn’t be safe, with a gentler plan. */
function notSafeText(report: NotSafe, unit: EnergyUnit): string {
  const { direction, offer } = report;
  const gentler =
    direction === 'lose' ? `${gentlerText(offer)}${limitText(offer, unit)}` : gainText(offer, unit);
  return `${intakeProblem(report, unit)} ${offersText(report, gentler)}`;
}

/** What can be planned instead; empty without an offer. From 65 on, a lower goal can be planned, too, but isn't suggested. */
function edgeText(offer: Offer | null, { person }: PlanInput): string {
  if (offer?.kind !== 'weight') return '';
  return isOlder(person)
    ? ` ${upperEndText(offer.weight)}`
    : ` A first step could be ${weightName(offer.weight)}.`;
}

/** The gain that can be planned instead of a loss; empty without an offer. */
const gainOfferText = (offer: Offer | null): string =>
  offer?.kind === 'weight' ? ` We can plan a gain to ${weightName(offer.weight)}.` : '';

/** Why a goal isn't planned for, in a kind tone, and where the healthy range starts. */
function refusedText({ reason, bmi, offer, input }: Extract<PlanReport, { kind: 'refused' }>): string {
  const goal = formatGivenWeight(input.goal.kilograms, input.unit);
  switch (reason) {
    case 'pregnancy':
      return withheldExplanation(reason, 'kcal');
    case 'farUnderweight':
      return underweightNotice(bmi, input.person) ?? '';
    case 'underweight':
      return `${underweightNotice(bmi, input.person) ?? ''} We don’t plan further loss.${gainOfferText(offer)}`;
    case 'leavesOlderRange':
      return `${goal} is below the range for ${OLDER.age} and over (a BMI of ${OLDER.lowestBmi} to ${OLDER.highestBmi}), so we don’t make a plan for it. ${isLossUnneeded(input.person) ? `${noLossText(input.person.age)} ` : ''}Ask a doctor before you lose weight on purpose.${edgeText(offer, input)}`;
    default:
      return `${goal} is below the healthy range for your height (a BMI under ${LOWEST_BMI_FOR_DEFICIT}), so we don’t make a plan for it.${edgeText(offer, input)} If a lower number feels necessary, a doctor or dietitian can help.`;
  }
}

/** True for a refusal that names whom to call: of a goal below the healthy range, or of somebody below it. */
export function hasHelpLine(report: Refusal): boolean {
  if (report.kind === 'underAge') {
    const { person, goal } = report.input;
    const goalBmi = bodyMassIndex(goal.kilograms, person.height.centimetres);
    return [bodyMassIndexOf(person), goalBmi].some(isUnderweight);
  }
  return report.kind === 'refused' && ['lowGoal', 'underweight', 'farUnderweight'].includes(report.reason);
}

/** The calories that keep an older person's weight; empty where they aren't fine. */
function stayText(person: Person, unit: EnergyUnit): string {
  const { tdee, facts } = projectionPersonOf(person);
  const figure = planFigures(facts).maintenance(tdee);
  return figure.status === 'fine'
    ? ` To stay as you are, eat about ${formatEnergy(figure.value, unit)} a day.`
    : '';
}

/** What helps where losing isn't planned: during pregnancy, and from 65 on without a reason to lose; `null` for anyone else. */
export function insteadParts(report: Refusal, unit: EnergyUnit): readonly TextPart[] | null {
  if (!('input' in report) || report.kind === 'underAge' || hasHelpLine(report)) return null;
  if (report.kind === 'refused' && report.reason === 'pregnancy') return pregnancyPage;
  const { person, goal } = report.input;
  if (!isLossUnneeded(person) || goal.kilograms >= person.weight.kilograms) return null;
  return [
    `What helps at ${person.age}: `,
    { as: 'a', href: paths.article('strength-training-basics'), text: 'strength training' },
    ' and ',
    { as: 'a', href: questionPaths.protein, text: 'enough protein' },
    `.${stayText(person, unit)}`,
  ];
}

/** Why a long plan isn't planned to its end. */
function tooLongText({ offer }: Extract<PlanReport, { kind: 'tooLong' }>): string {
  const reached = offer?.kind === 'weight' ? ` In three years you’d reach ${weightName(offer.weight)}.` : '';
  return `At this pace it takes more than three years, which is too far ahead to plan.${reached} You can also choose a faster pace.`;
}

/** The text of a refusal, with an alternative where one exists. */
export function reasonText(report: Refusal, unit: EnergyUnit): string {
  switch (report.kind) {
    case 'underAge':
      return `${teenNotice({ ...report.input.person, bmi: bodyMassIndexOf(report.input.person) })}${plannerWords.underAge}`;
    case 'outsideModel':
      return plannerWords.outsideModel;
    case 'refused':
      return refusedText(report);
    case 'tooLong':
      return tooLongText(report);
    case 'notSafe':
      return notSafeText(report, unit);
  }
}
