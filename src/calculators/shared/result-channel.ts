import { useSyncExternalStore } from 'react';
import type { Goal } from '#formulas/calorie-targets.ts';
import type { Percent } from '#formulas/units.ts';
import type { PersonDraft } from './person-draft.ts';
import type { Person } from './person-form.ts';

/**
 * What a calculator last worked out. Islands share no modules at run time, so the parts that load later (working,
 * outlook, second opinions …) find it on the window; it never leaves the page.
 */
export interface SharedResult {
  readonly calculator: 'home' | 'tdee';
  /** As it was understood; `person.units` is the unit that the results are shown in. */
  readonly person: Person;
  /** As it was typed. */
  readonly draft: PersonDraft;
  /** TDEE only. */
  readonly goal?: Goal;
  /** TDEE only; `null` where none was given. */
  readonly bodyFat?: Percent | null;
  /** TDEE only: the text of the field. */
  readonly bodyFatText?: string;
}

/** Values for a calculator's form, as if they had been typed. */
export interface Fill {
  readonly draft?: Partial<PersonDraft>;
  /** TDEE only. */
  readonly goal?: Goal;
  /** TDEE only: the text for the body-fat field; ticks its box. */
  readonly bodyFat?: string;
  /** Presses Calculate afterwards. */
  readonly isSubmitted?: boolean;
}

const RESULT_EVENT = 'evenscale:result';
const FILL_EVENT = 'evenscale:fill';

declare global {
  interface Window {
    evenscaleResult?: SharedResult | null;
    /** Waits here until the calculator takes it. */
    evenscaleFill?: Fill | undefined;
  }
}

/** Tells the parts of the page what was worked out; `null` once it is gone. */
export function publishResult(result: SharedResult | null): void {
  window.evenscaleResult = result;
  dispatchEvent(new Event(RESULT_EVENT));
}

const latestResult = (): SharedResult | null => window.evenscaleResult ?? null;

function onResult(listener: () => void): () => void {
  addEventListener(RESULT_EVENT, listener);
  return () => removeEventListener(RESULT_EVENT, listener);
}

/** The page's last result, live; `null` while there is none, and on the server. */
export function useSharedResult(): SharedResult | null {
  return useSyncExternalStore(onResult, latestResult, () => null);
}

/** Puts values into the page's calculator, at once or as soon as it is there. */
export function fillForm(fill: Fill): void {
  window.evenscaleFill = fill;
  dispatchEvent(new Event(FILL_EVENT));
}

/** Takes what other parts put into the form, from now on and what waits already. Returns how to stop. */
export function onFill(take: (fill: Fill) => void): () => void {
  const look = (): void => {
    const fill = window.evenscaleFill;
    window.evenscaleFill = undefined;
    if (fill) take(fill);
  };
  look();
  addEventListener(FILL_EVENT, look);
  return () => removeEventListener(FILL_EVENT, look);
}
