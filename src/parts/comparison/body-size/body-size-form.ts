import { likelyWaist, NO_WAIST, waistProblemOf } from '#person/waist/waist-text.ts';
import type { LikelyWaist, WaistProblem, WaistText } from '#person/waist/waist-text.ts';

/** The visitor's additional entries for the body measures; the waist is stored with the person's. */
export interface BodySizeForm {
  readonly waist: WaistText;
  readonly problem: WaistProblem | null;
  readonly question: LikelyWaist | null;
  /** True once the field was left, so its text is validated. */
  readonly isSettled: boolean;
  /** True if the lower limits for some family backgrounds are requested. */
  readonly hasBackground: boolean;
}

export type BodySizeEvent =
  | { readonly type: 'waistEdited'; readonly waist: WaistText }
  /** The session has another waist than the field: a reload, or Reset. */
  | { readonly type: 'waistRestored'; readonly waist: WaistText }
  | { readonly type: 'waistLeft' }
  | { readonly type: 'otherWaistMeant' }
  | { readonly type: 'backgroundChosen'; readonly hasBackground: boolean };

/** The empty form. */
export const emptyBodySizeForm: BodySizeForm = {
  waist: NO_WAIST,
  problem: null,
  question: null,
  isSettled: false,
  hasBackground: false,
};

function restored(form: BodySizeForm, waist: WaistText): BodySizeForm {
  if (waist.unit === form.waist.unit && waist.text === form.waist.text) return form;
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
    case 'backgroundChosen':
      return { ...form, hasBackground: event.hasBackground };
  }
}
