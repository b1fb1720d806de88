import { quietly } from '#ui/untrusted.ts';
import { SESSION_KEY, storedRecord } from './session.ts';
import { mayBeOthers } from './without-kept.ts';

const store = (record: object): void => {
  quietly(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify(record)));
};

/** Takes the weight and a goal out of this tab's entries once weights are hidden, so that no form begins with them. */
export function forgetWeight(): void {
  const { weight, goalWeight, weighedOn: _, ...others } = storedRecord() ?? {};
  if ((weight ?? goalWeight) !== undefined && !mayBeOthers()) store(others);
}

/** Takes back in this tab that somebody is pregnant or breastfeeding. */
export function forgetPregnancy(): void {
  const { pregnancy, ...others } = storedRecord() ?? {};
  if (pregnancy !== undefined) store(others);
}
