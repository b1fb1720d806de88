import { emptyPersonForm, firstWrongField, checked, parsePerson, reducePersonForm } from '#person/form.ts';
import type { Person, PersonEvent, PersonField, PersonFormState, PersonRules } from '#person/form.ts';
import type { PersonDraft } from '#person/draft.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { Attention } from '#person/entries/machine.ts';

/** The home form's values (specification 3 and 5). */
export const HOME_RULES: PersonRules = {
  defaultAge: 30,
  ...AGE_LIMITS.home,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

/**
 * Nothing calculated yet, or the person of the last calculation. The report is calculated from the person for display.
 */
export type HomeResult =
  | { readonly status: 'empty' }
  | {
      readonly status: 'shown';
      readonly person: Person;
      readonly draft: PersonDraft;
      /** True while the form has an entry that can't be calculated, so the result is for an earlier person. */
      readonly isStale: boolean;
    };

export interface HomeState {
  readonly form: PersonFormState;
  readonly result: HomeResult;
  readonly attention: Attention<PersonField> | null;
}

export type HomeEvent =
  | PersonEvent
  | { readonly type: 'submitted' }
  /** The page is restored with the entries of an earlier result. */
  | { readonly type: 'recalled' }
  | { readonly type: 'reset' };

/** The initial state. */
export const initialHomeState: HomeState = {
  form: emptyPersonForm(HOME_RULES),
  result: { status: 'empty' },
  attention: null,
};

function resultOf({ draft, confirmed }: PersonFormState): HomeResult | null {
  const parsed = parsePerson(draft, HOME_RULES, confirmed);
  return parsed.ok ? { status: 'shown', person: parsed.person, draft, isStale: false } : null;
}

function submitted(state: HomeState): HomeState {
  const count = (state.attention?.count ?? 0) + 1;
  const { draft, confirmed } = state.form;
  const parsed = parsePerson(draft, HOME_RULES, confirmed);
  const form = checked(state.form, parsed.ok ? {} : parsed.problems);
  const result = resultOf(form);
  if (result) return { form, result, attention: { target: 'results', count } };
  return { ...state, form, attention: { target: firstWrongField(form.problems) ?? 'weight', count } };
}

/** The result after a change in the form, updated if the form can be calculated. */
function followed(result: HomeResult, form: PersonFormState): HomeResult {
  if (result.status === 'empty' || (result.draft === form.draft && !result.isStale)) return result;
  const { units, inStone } = form.draft;
  const stale: HomeResult = {
    ...result,
    person: { ...result.person, units, inStone },
    draft: { ...result.draft, units, inStone },
    isStale: true,
  };
  return resultOf(form) ?? stale;
}

/** Next state of the home calculator. Pure. */
export function reduceHome(state: HomeState, event: HomeEvent): HomeState {
  switch (event.type) {
    case 'submitted':
      return submitted(state);
    case 'confirmed':
      return submitted({ ...state, form: reducePersonForm(state.form, event, HOME_RULES) });
    case 'recalled':
      return { ...state, result: resultOf(state.form) ?? state.result };
    case 'reset':
      return {
        ...initialHomeState,
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    default: {
      const form = reducePersonForm(state.form, event, HOME_RULES);
      return { ...state, form, result: followed(state.result, form) };
    }
  }
}
