import type {
  ActivityAnswers,
  ActivityLevel,
  StepBand,
  TrainingEffort,
  WorkingDay,
} from '@evenscale/formulas/energy';

/** The answers so far, stored only on this page; `null` means not answered. */
export interface ActivityDraft {
  readonly work: WorkingDay | null;
  readonly trainingDays: number | null;
  readonly effort: TrainingEffort | null;
  readonly steps: StepBand;
  /** The level that was entered in the calculator's form. */
  readonly used: ActivityLevel | null;
}

export type ActivityAnswer = Partial<Omit<ActivityDraft, 'used'>>;

export type ActivityEvent =
  | { readonly type: 'answered'; readonly answer: ActivityAnswer }
  | { readonly type: 'used'; readonly level: ActivityLevel }
  | { readonly type: 'emptied' };

/** The empty answers. */
export const emptyActivityDraft: ActivityDraft = {
  work: null,
  trainingDays: null,
  effort: null,
  steps: 'unknown',
  used: null,
};

/** Next state of the answers. Pure. */
export function reduceActivity(draft: ActivityDraft, event: ActivityEvent): ActivityDraft {
  switch (event.type) {
    case 'answered':
      return { ...draft, ...event.answer, used: null };
    case 'used':
      return { ...draft, used: event.level };
    case 'emptied':
      return emptyActivityDraft;
  }
}

/** True while training counts as brisk because nobody has said how hard it is. */
export const isEffortOpen = ({ trainingDays, effort }: ActivityDraft): boolean =>
  trainingDays !== null && trainingDays > 0 && effort === null;

/**
 * The week, or `null` while an answer is missing. Without training, its effort isn't asked for; until it is given, training
 * counts as brisk, so that no question that appears later holds back the level.
 */
export function answersOf({ work, trainingDays, effort, steps }: ActivityDraft): ActivityAnswers | null {
  if (work === null || trainingDays === null) return null;
  if (trainingDays === 0) return { work, trainingDays, effort: 'easy', steps };
  return { work, trainingDays, effort: effort ?? 'brisk', steps };
}
