import type { LikelyEntry } from '#person/entries/likely.ts';
import { likelyWaist, waistProblemOf, type WaistProblem } from '#person/entries/waist.ts';

/** The field of the visitor's waist, which is the person's. */
export interface BodySizeForm {
  readonly waist: string;
  readonly problem: WaistProblem | null;
  readonly question: LikelyEntry | null;
  /** True once the field was left, so its text is validated. */
  readonly isSettled: boolean;
}

export type BodySizeEvent =
  | { readonly type: 'waistEdited'; readonly waist: string }
  /** The session has another waist than the field: a reload, or Reset. */
  | { readonly type: 'waistRestored'; readonly waist: string }
  | { readonly type: 'waistLeft' }
  | { readonly type: 'otherWaistMeant' };

/** The empty form. */
export const emptyBodySizeForm: BodySizeForm = {
  waist: '',
  problem: null,
  question: null,
  isSettled: false,
};

function restored(form: BodySizeForm, waist: string): BodySizeForm {
  if (waist === form.waist) return form;
  return { ...form, waist, problem: waistProblemOf(waist), question: null, isSettled: true };
}

/** Next state of the fields. Pure. A message disappears once the field is valid; none appears during typing. */
export function reduceBodySize(form: BodySizeForm, event: BodySizeEvent): BodySizeForm {
  switch (event.type) {
    case 'waistEdited': {
      const problem = form.problem && waistProblemOf(event.waist);
      return { ...form, waist: event.waist, problem, question: null, isSettled: false };
    }
    case 'waistRestored':
      return restored(form, event.waist);
    case 'waistLeft':
      return {
        ...form,
        problem: waistProblemOf(form.waist),
        question: likelyWaist(form.waist),
        isSettled: true,
      };
    case 'otherWaistMeant':
      return { ...form, waist: form.question?.text ?? form.waist, question: null, isSettled: true };
  }
}
