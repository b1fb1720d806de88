import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { readEarlyDraft, takeEarlyPress } from './early-entry.ts';
import type { PersonDraft } from './person-draft.ts';
import type { PersonField } from './person-form.ts';
import { forgetVisit, keepVisit, loadVisit } from './visit-store.ts';

/** Where the visitor's attention should go after a press of Calculate or Reset; `count` tells one press from the next. */
export interface Attention<Field extends string> {
  readonly target: Field | 'results';
  readonly count: number;
}

interface Arrival {
  readonly initial: PersonDraft;
  readonly defaultAge: number;
  readonly onRestored: (draft: PersonDraft) => void;
  readonly onPressed: () => void;
}

/**
 * Once, when the island arrives: takes over what was typed before (ruling 20), else what the other calculator
 * kept in this tab, and then carries out an early press of Calculate.
 */
export function useArrival(form: RefObject<HTMLFormElement | null>, arrival: Arrival): void {
  const latest = useRef(arrival);
  useLayoutEffect(() => {
    if (!form.current) return;
    const { initial, defaultAge, onRestored, onPressed } = latest.current;
    const draft = readEarlyDraft(form.current, initial) ?? loadVisit(defaultAge);
    if (draft) onRestored(draft);
    if (takeEarlyPress(form.current)) onPressed();
  }, [form]);
}

/** Keeps the draft for the other calculator, and forgets it once it is the empty form again. */
export function useKeptVisit(draft: PersonDraft, initial: PersonDraft): void {
  const arrived = useRef(false);
  useEffect(() => {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(initial);
    // The first run sees the empty form before the kept draft has been put into it.
    if (isEmpty && arrived.current) forgetVisit();
    if (!isEmpty) keepVisit(draft, Number(initial.age));
    arrived.current = true;
  }, [draft, initial]);
}

/** Remembers the first box of each field, so that a wrong one can get the focus. */
export function useFieldRefs<Field extends string>() {
  const boxes = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  return {
    fieldRef: (field: Field) => (box: HTMLInputElement | null) => {
      boxes.current[field] = box;
    },
    focusField: (field: Field) => boxes.current[field]?.focus(),
  };
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the focus to the wrong field, or brings the results into view without taking the focus. */
export function useAttention<Field extends string = PersonField>(
  attention: Attention<Field> | null,
  focusField: (field: Field) => void,
  results: RefObject<HTMLElement | null>,
  scrollDelay = 0,
): void {
  const focus = useRef(focusField);
  focus.current = focusField;
  useEffect(() => {
    if (!attention) return undefined;
    if (attention.target !== 'results') {
      focus.current(attention.target);
      return undefined;
    }
    const timer = setTimeout(() => {
      results.current?.scrollIntoView({
        behavior: prefersStillness() ? 'instant' : 'smooth',
        block: 'start',
      });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [attention, results, scrollDelay]);
}
