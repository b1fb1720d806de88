import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { watchPresses } from './after-press.ts';
import { takeEarlyPress, withEarlyEntries } from './early-entry.ts';
import type { PersonDraft } from './person-draft.ts';
import type { PersonField } from './person-form.ts';
import { onFill, publishResult } from './result-channel.ts';
import type { Fill, SharedResult } from './result-channel.ts';
import { forgetVisit, keepVisit, loadVisit } from './visit-store.ts';

/** Where the visitor's attention should go after a press of Calculate or Reset; `count` tells one press from the next. */
export interface Attention<Field extends string> {
  readonly target: Field | 'results';
  readonly count: number;
}

interface Arrival {
  readonly initial: PersonDraft;
  readonly defaultAge: number;
  readonly onRestored: (draft: Partial<PersonDraft>) => void;
  /** Takes over what was chosen early in the calculator's own fields. */
  readonly onArrived?: (form: HTMLFormElement) => void;
  /** Takes over what another part of the page puts into the calculator's own fields. */
  readonly onFilled?: (fill: Fill) => void;
  readonly onPressed: () => void;
}

/**
 * Once, when the island arrives: takes over what was kept in this tab and what was typed before (ruling 20), and
 * then carries out an early press of Calculate. From then on takes what other parts of the page fill in.
 */
export function useArrival(form: RefObject<HTMLFormElement | null>, arrival: Arrival): void {
  const latest = useRef(arrival);
  useLayoutEffect(() => {
    if (!form.current) return undefined;
    const { initial, defaultAge, onRestored, onArrived, onFilled, onPressed } = latest.current;
    onRestored(withEarlyEntries(form.current, loadVisit(defaultAge) ?? initial));
    onArrived?.(form.current);
    if (takeEarlyPress(form.current)) onPressed();
    const stopWatching = watchPresses();
    const stopFilling = onFill((fill) => {
      onRestored(fill.draft ?? {});
      onFilled?.(fill);
      if (fill.isSubmitted) onPressed();
    });
    return () => {
      stopWatching();
      stopFilling();
    };
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

/** Lets the parts that load later know what was worked out. `share` must be the same function every time. */
export function useSharing<Result>(result: Result, share: (result: Result) => SharedResult | null): void {
  useEffect(() => publishResult(share(result)), [result, share]);
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
