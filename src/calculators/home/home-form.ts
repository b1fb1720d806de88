import {
  emptyPersonForm,
  firstWrongField,
  judged,
  parsePerson,
  reducePersonForm,
} from '#calculators/shared/person-form.ts';
import type {
  Person,
  PersonEvent,
  PersonField,
  PersonFormState,
  PersonRules,
} from '#calculators/shared/person-form.ts';
import type { PersonDraft } from '#calculators/shared/person-draft.ts';
import type { Attention } from '#calculators/shared/use-calculator.ts';

/** The home form's figures (specification 3 and 5). */
export const HOME_RULES: PersonRules = {
  defaultAge: 30,
  youngest: 0,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

/** Nothing calculated yet, or the person that was. The report is worked out from the person when shown. */
export type HomeResult =
  | { readonly status: 'empty' }
  | { readonly status: 'shown'; readonly person: Person; readonly draft: PersonDraft };

export interface HomeState {
  readonly form: PersonFormState;
  readonly result: HomeResult;
  readonly attention: Attention<PersonField> | null;
}

export type HomeEvent = PersonEvent | { readonly type: 'submitted' } | { readonly type: 'reset' };

/** The page as it arrives. */
export const initialHomeState: HomeState = {
  form: emptyPersonForm(HOME_RULES),
  result: { status: 'empty' },
  attention: null,
};

function submitted(state: HomeState): HomeState {
  const count = (state.attention?.count ?? 0) + 1;
  const parsed = parsePerson(state.form.draft, HOME_RULES);
  if (!parsed.ok) {
    const target = firstWrongField(parsed.problems) ?? 'weight';
    return { ...state, form: judged(state.form, parsed.problems), attention: { target, count } };
  }
  return {
    form: judged(state.form, {}),
    result: { status: 'shown', person: parsed.person, draft: state.form.draft },
    attention: { target: 'results', count },
  };
}

// A result never stands beside the wrong unit: it is worked out anew in the unit that was chosen.
function inChosenUnits(result: HomeResult, event: PersonEvent): HomeResult {
  if (result.status === 'empty' || event.type !== 'unitsChosen') return result;
  const { units } = event;
  return { ...result, person: { ...result.person, units }, draft: { ...result.draft, units } };
}

/** Next state of the home calculator. Pure. */
export function reduceHome(state: HomeState, event: HomeEvent): HomeState {
  switch (event.type) {
    case 'submitted':
      return submitted(state);
    case 'reset':
      return {
        ...initialHomeState,
        attention: { target: 'weight', count: (state.attention?.count ?? 0) + 1 },
      };
    default:
      return {
        ...state,
        form: reducePersonForm(state.form, event, HOME_RULES),
        result: inChosenUnits(state.result, event),
      };
  }
}
