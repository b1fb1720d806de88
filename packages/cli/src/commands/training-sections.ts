/** Training and rest days as figures. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { Gender } from '@evenscale/formulas/energy';
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
import type { Figure, Section } from '../answer.ts';
import { energyFigureOf, gramsFigureOf, NUTRIENTS } from '../figures.ts';

/** A kind of day: its calories, and its macros. */
const dayFigures = (
  kind: 'training' | 'rest',
  days: string,
  { figure, macros }: DayAmounts,
  unit: EnergyUnit,
): readonly Figure[] => [
  energyFigureOf(`trainingWeek.${kind}`, `${words[kind]} (${days})`, figure.value, unit),
  ...NUTRIENTS.map((nutrient) => gramsFigureOf(`trainingWeek.${kind}`, nutrient, macros[nutrient])),
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
