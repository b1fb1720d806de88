/** Body fat, macros, and training and rest days: from the options to the form's entries, and their messages. */
import type { MacroSetting } from '@evenscale/formulas/macros';
import { parseAmount } from '../../../../src/parts/macro-split/split-form.ts';
import { ownSettingsOf } from '../../../../src/person/macros/macro-choice.ts';
import { ownMacros } from '../../../../src/person/macros/own-split.ts';
import {
  START,
  parseDifference,
  trainingText,
  weekdayOf,
  WEEKDAYS,
} from '../../../../src/person/training/training-choice.ts';
import type { TrainingText } from '../../../../src/person/training/training-text.ts';
import type { EntryMistake } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { given, type TypedForm } from '../form-entries.ts';
import { optionMistakes } from '../form-mistakes.ts';

export interface EatingOptions {
  readonly bodyFat?: string;
  readonly macros?: string;
  readonly trainingDays?: string;
  readonly trainingMore?: string;
}

/** "176g,,30%" → the entry of the form. What can't be read stays as typed, and the form doesn't take it. */
function macrosEntry(typed: string): string {
  const parts = typed.split(',').map((part) => part.trim());
  const read = (text: string): MacroSetting | null => (text === '' ? null : parseAmount(text, 'grams'));
  const [protein = '', carbs = '', fat = ''] = parts;
  const settings = { protein: read(protein), carbs: read(carbs), fat: read(fat) };
  const isRead = Object.values(settings).every((setting, index) => setting !== null || parts[index] === '');
  const macros = ownMacros(settings);
  return parts.length === 3 && isRead && ownSettingsOf(macros) ? macros : typed;
}

/** "mon,wed,fri" and "20%" → the entry of the form. What can't be read stays as typed, and the form doesn't take it. */
function trainingEntry({ trainingDays, trainingMore }: EatingOptions): TrainingText {
  if (trainingDays === undefined) return '';
  const named = trainingDays.split(',').map(weekdayOf);
  const difference = trainingMore === undefined ? START.difference : parseDifference(trainingMore, 'percent');
  if (!difference || named.includes(undefined)) return `${trainingDays} ${trainingMore ?? ''}`.trim();
  return trainingText({ days: WEEKDAYS.filter((day) => named.includes(day)), difference });
}

export const eatingEntries = (options: EatingOptions) => ({
  ...given({ bodyFat: options.bodyFat, macros: options.macros && macrosEntry(options.macros) }),
  trainingDays: trainingEntry(options),
});

const MESSAGES = {
  bodyFat: ['--body-fat', () => cliWords.bodyFatProblem],
  macros: ['--macros', () => cliWords.macrosProblem],
  trainingDays: ['--training-days', () => cliWords.trainingProblem],
} as const;

type EatingForm = TypedForm<Readonly<Record<keyof typeof MESSAGES, string>>, unknown>;

export const eatingMistakes = (form: Pick<EatingForm, 'problems' | 'typed'>): readonly EntryMistake[] =>
  optionMistakes(form, MESSAGES);
