import { PROTEIN_ADVICE, proteinPerDay, type ProteinAdviceKey } from '@evenscale/formulas/macros';
import type { Grams } from '@evenscale/formulas/units';
import { isOlder } from '#person/assessment.ts';
import { weightText, amountIn } from '#person/format-weight.ts';
import { DEFAULT_MACROS, tabOf } from '#person/macros/macro-choice.ts';
import { countedWeight, mostProteinOf, type MostProtein } from '#person/macros/most-protein.ts';
import { OLDER_PROTEIN_REASON } from '#person/macros/older-protein-words.ts';
import { proteinNeed, suggestedProtein, type ProteinNeed } from '#person/macros/protein-need.ts';
import { pregnancyNeedsText, withheldText } from '#person/policy-words.ts';
import { formatGrams } from '#ui/text/format.ts';
import { plannedGoal } from '#person/targets.ts';
import type { Answer, Asked, Figure, Question, Row } from './question.ts';
import { weightUnitOf } from '#person/units.ts';

/** Meals with a share of the day's protein, as most trials had them. */
const MEALS = 4;

/** Who a recommendation is for. */
const FOR: Readonly<Record<ProteinAdviceKey, string>> = {
  minimum: 'healthy adults, as the least',
  older: 'adults of 65 or over, as the least',
  guidelines: 'adults, by the Dietary Guidelines for Americans 2025–2030',
  exercising: 'adults who exercise',
  strength: 'adults who exercise and are changing their weight',
  leanDeficit: 'lean athletes who are losing weight',
};

const ends = (
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Figure[] => [
  { name: `${name}.min`, value: from, text: formatGrams(from) },
  { name: `${name}.max`, value: to, text: formatGrams(to) },
];

const withheld = (text: string, note: string): Answer => ({
  sentence: null,
  hero: [{ name: 'protein.min', text }],
  unit: '',
  rows: [],
  notes: [note],
});

const forWhom = ({ key, isForOlder }: ProteinNeed): string =>
  isForOlder ? 'adults of 65 or over' : FOR[key];

/** The row of the least, from 65 on that of the PROT-AGE group. */
const LEAST = { minimum: 'The least that healthy adults need', older: 'The least from age 65 on' } as const;

interface Least {
  readonly label: string;
  readonly grams: Grams;
}

/** The protein of the plan whose calories are the target: chosen, or suggested when it began; `null` if it isn't known. */
function plannedProtein({ input, report: { chosen, macros } }: Asked): Grams | null {
  const tab = tabOf(input.macros);
  // The usual plan is what a plan without a choice has, which begins with the suggestion.
  if (chosen?.key !== 'plan' || !macros || tab === DEFAULT_MACROS) return null;
  return Object.entries(macros).find(([key]) => key === tab)?.[1][0]?.grams ?? null;
}

/** One amount of the day: the plan's, or the middle of the range. */
function dayRow(asked: Asked, need: ProteinNeed): Row {
  const planned = plannedProtein(asked);
  const [name, value] = planned === null ? ['suggested', suggestedProtein(need)] : ['planned', planned];
  return {
    label: planned === null ? 'In the middle of that range' : 'In your plan',
    figures: [{ name: `protein.${name}`, value, text: formatGrams(value) }],
    unit: 'g',
  };
}

const rowsFor = (day: Row, need: ProteinNeed, least: Least, most: MostProtein): Answer['rows'] => [
  day,
  {
    label: `Over ${MEALS} meals, each about`,
    figures: ends('protein.meal', { from: need.from / MEALS, to: need.to / MEALS }),
    unit: 'g',
  },
  {
    label: least.label,
    figures: [{ name: 'protein.least', value: least.grams, text: formatGrams(least.grams) }],
    unit: 'g',
  },
  {
    label: 'Beyond this, more doesn’t help',
    figures: [{ name: 'protein.most', value: most.grams, text: formatGrams(most.grams) }],
    unit: 'g',
  },
];

function answer(asked: Asked): Answer {
  const { input, report } = asked;
  if (report.isUnderAge)
    return withheld(withheldText.underAge, 'These recommendations were made for adults.');
  if (report.pregnancy) return withheld(withheldText.pregnancy, pregnancyNeedsText);
  const goal = plannedGoal(report);
  const need = proteinNeed(input, goal);
  const weight = countedWeight(input);
  const leastKey = isOlder(input) ? 'older' : 'minimum';
  const least = proteinPerDay(PROTEIN_ADVICE[leastKey], weight).from;
  const most = mostProteinOf(input, goal);
  const unit = weightUnitOf(input);
  const counted = weightText(amountIn(weight, unit), unit);
  const isAdjusted = weight !== input.weight.kilograms;
  return {
    sentence: `For ${forWhom(need)}: about ${formatGrams(need.from)} to ${formatGrams(need.to)} grams of protein a day.`,
    hero: ends('protein', need),
    unit: 'g a day',
    rows: rowsFor(dayRow(asked, need), need, { label: LEAST[leastKey], grams: least }, most),
    notes: [
      ...(need.isForOlder ? [OLDER_PROTEIN_REASON] : []),
      ...(isAdjusted
        ? [
            `Above a BMI of 25, most of the extra weight is fat, which needs little protein, so only a quarter of it counts: yours is counted as ${[counted.text, counted.unit].filter(Boolean).join(' ')}.`,
          ]
        : []),
      'If you have kidney disease, ask your doctor before you eat more protein.',
    ],
  };
}

/** How much protein to eat. */
export const proteinQuestion: Question = {
  formTitle: 'Protein Calculator',
  resultsTitle: 'Your protein',
  asks: ['activityLevel', 'goal', 'bodyFat'],
  isEnergy: false,
  answer,
};
