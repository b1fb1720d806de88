/** Training and rest days: from the options to the form's entry, and from the week to its figures. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { Gender } from '@evenscale/formulas/energy';
import { nutrientNames } from '../../../../src/config/energy-names.ts';
import {
  START,
  parseDifference,
  trainingText,
  weekdayOf,
  WEEKDAYS,
} from '../../../../src/person/training/training-choice.ts';
import type { TrainingText } from '../../../../src/person/training/training-text.ts';
import {
  buildTrainingWeek,
  type DayAmounts,
  type UsualDay,
} from '../../../../src/person/training/training-week.ts';
import { foldWords } from '../../../../src/person/training/training-fold-words.ts';
import {
  daysText,
  limitText,
  restDays,
  totalFigure,
  trainingWords as words,
} from '../../../../src/person/training/training-words.ts';
import { formatGrams } from '../../../../src/ui/text/format.ts';
import type { Figure, Section } from '../answer.ts';
import { energyFigureOf } from '../figures.ts';

/** The options of training and rest days. */
export interface TrainingOptions {
  readonly trainingDays?: string;
  readonly trainingMore?: string;
}

/** "mon,wed,fri" and "20%" → the entry of the form. What can't be read stays as typed, and the form doesn't take it. */
export function trainingEntry({ trainingDays, trainingMore }: TrainingOptions): TrainingText {
  if (trainingDays === undefined) return '';
  const named = trainingDays.split(',').map(weekdayOf);
  const difference = trainingMore === undefined ? START.difference : parseDifference(trainingMore, 'percent');
  if (!difference || named.includes(undefined)) return `${trainingDays} ${trainingMore ?? ''}`.trim();
  return trainingText({ days: WEEKDAYS.filter((day) => named.includes(day)), difference });
}

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** A kind of day: its calories, and its macros. */
const dayFigures = (
  kind: 'training' | 'rest',
  days: string,
  { figure, macros }: DayAmounts,
  unit: EnergyUnit,
): readonly Figure[] => [
  energyFigureOf(`trainingWeek.${kind}`, `${words[kind]} (${days})`, figure.value, unit),
  ...NUTRIENTS.map((nutrient) => ({
    name: `trainingWeek.${kind}.${nutrient}`,
    label: nutrientNames[nutrient],
    value: macros[nutrient],
    unit: 'g',
    shown: `${formatGrams(macros[nutrient])} g`,
  })),
];

/** Training and rest days, or why every day is the same; nothing if none were chosen. */
export function trainingSections(
  text: TrainingText,
  usual: UsualDay | null,
  gender: Gender,
  unit: EnergyUnit,
): readonly Section[] {
  if (text === '' || !usual) return [];
  const week = buildTrainingWeek(text, usual);
  const title = foldWords.title;
  const limit = limitText(week, gender, unit);
  if (week.kind !== 'shown') return [{ title, figures: [], notes: [limit ?? words.all] }];
  const { choice, training, rest, total } = week;
  return [
    {
      title,
      figures: [
        ...dayFigures('training', daysText(choice.days), training, unit),
        ...dayFigures('rest', daysText(restDays(choice.days)), rest, unit),
        {
          ...energyFigureOf('trainingWeek.total', words.week, total, unit),
          shown: `${totalFigure(usual.intake, unit)} ${unit}`,
        },
      ],
      notes: [...(limit === null ? [] : [limit]), words.why[week.flexible]],
    },
  ];
}
