import type { QuestionName } from '#config/question-pages.ts';
import { bmrQuestion } from './bmr.ts';
import { bodyFatQuestion } from './body-fat.ts';
import { idealWeightQuestion } from './ideal-weight.ts';
import { proteinQuestion } from './protein.ts';
import type { Question } from './question.ts';
import { waistQuestion } from './waist.ts';

/** The questions with a page of their own. */
export const questions: Readonly<Record<QuestionName, Question>> = {
  bmr: bmrQuestion,
  bodyFat: bodyFatQuestion,
  idealWeight: idealWeightQuestion,
  waist: waistQuestion,
  protein: proteinQuestion,
};
