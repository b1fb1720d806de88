import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { watchPresses } from '#ui/after-press.ts';
import {
  ARRIVED_ATTRIBUTE,
  clearEarlyEntries,
  readEarlyEntries,
  type EarlyEntries,
} from './fields/early-entry.ts';
import { loadPageState, savePageState, type OwnEntries } from './page-state.ts';
import { useEnergyUnit } from './energy/energy-unit.ts';
import type { PersonDraft } from './draft.ts';
import type { PersonField } from './form.ts';
import { onFill, publishContent, publishDraft, publishResult, takeResultsStart } from './store.ts';
import type { SharedResult } from './shared-result.ts';
import type { Fill, FormContent } from './store.ts';
import {
  clearSessionDraft,
  hasSessionDraftBeenSaved,
  loadSessionDraft,
  saveSessionDraft,
} from './session-draft.ts';

/**
 * Ends an address that asks to calculate at once with the session's entries. A plan's dates or a target may follow it.
 */
export const CALCULATE_FRAGMENT = '#calculate';

/** True if a link asks for a calculation with the session's entries. */
export const isCalculationRequested = (): boolean => location.hash.startsWith(CALCULATE_FRAGMENT);

/** Where to direct the visitor's attention after Calculate or Reset; `count` tells one press from the next. */
export interface Attention<Field extends string> {
  readonly target: Field | 'results';
  readonly count: number;
}

interface Arrival {
  readonly initial: PersonDraft;
  readonly defaultAge: number;
  readonly onRestored: (draft: Partial<PersonDraft>) => void;
  /** Applies the calculator's own entries from an earlier result, then early entries. */
  readonly onArrived?: (early: EarlyEntries, own: OwnEntries) => void;
  /** Applies what another part of the page fills into the calculator's own fields. */
  readonly onFilled?: (fill: Fill) => void;
  /** Restores an earlier result, without scrolling. */
  readonly onRecalled: () => void;
  readonly onPressed: () => void;
}

/** Applies the visitor's early entries over the stored draft. */
function withEarlyEntries(early: EarlyEntries, saved: PersonDraft): PersonDraft {
  const kilograms = early.text('weight');
  const centimetres = early.text('height');
  return {
    ...saved,
    units: early.radio(['metric', 'imperial']) ?? saved.units,
    weight: kilograms === undefined ? saved.weight : { unit: 'kg', kilograms },
    height: centimetres === undefined ? saved.height : { unit: 'cm', centimetres },
    age: early.text('age') ?? saved.age,
    gender: early.radio(GENDERS) ?? saved.gender,
    activityLevel: early.choice('activityLevel', ACTIVITY_LEVELS) ?? saved.activityLevel,
  };
}

/** Runs when the browser restores the page from the back/forward cache. */
function onShownAgain(run: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/** True if a link asked for a calculation with the session's entries; removes the request from the address. */
function takeCalculateRequest(): boolean {
  if (!isCalculationRequested()) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

function arrive(form: HTMLFormElement, arrival: Arrival): void {
  const own = loadPageState();
  const early = readEarlyEntries(form);
  const saved = loadSessionDraft(arrival.defaultAge);
  arrival.onRestored(withEarlyEntries(early, saved ?? arrival.initial));
  arrival.onArrived?.(early, own ?? {});
  early.restoreFocus(form);
  clearEarlyEntries(form);
  form.setAttribute(ARRIVED_ATTRIBUTE, '');
  const isRequested = takeCalculateRequest() && saved !== null;
  if (early.isPressed || isRequested) arrival.onPressed();
  else if (own) arrival.onRecalled();
}

/** Shows the page that the early script hides (`EarlyEntry.tsx`), once it has been laid out with the result. */
function showPage(): void {
  requestAnimationFrame(() => document.body.removeAttribute('style'));
}

/**
 * On hydration, takes over the session's draft, the early entries (ruling 20) and an earlier result of this page. After
 * that, applies what other parts of the page fill in, and the session's draft when the browser restores the page from
 * its cache.
 */
export function useArrival(form: RefObject<HTMLFormElement | null>, arrival: Arrival): void {
  const latest = useRef(arrival);
  const [hasArrived, setArrived] = useState(false);
  // The parts below a restored result are deferred as well, and appear in the same render.
  const isWhole = useDeferredValue(hasArrived);
  useEffect(() => {
    if (isWhole) showPage();
  }, [isWhole]);
  // Read in the first render, before React may replace the server-rendered page.
  useState(() => (typeof document === 'undefined' ? null : readEarlyEntries()));
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const { defaultAge, onRestored, onFilled, onPressed } = latest.current;
    arrive(element, latest.current);
    setArrived(true);
    const stops = [
      watchPresses(),
      onFill((fill) => {
        onRestored(fill.draft ?? {});
        onFilled?.(fill);
        if (fill.isSubmitted) onPressed();
      }),
      onShownAgain(() => {
        const saved = loadSessionDraft(defaultAge);
        if (saved) onRestored(saved);
        else if (hasSessionDraftBeenSaved()) element.reset();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form]);
}

/**
 * Stores the draft for the other calculators, and deletes it once the form is empty again. With a result, the age is
 * the visitor's own, even if unchanged.
 */
export function useSessionDraft(draft: PersonDraft, initial: PersonDraft, isCalculated: boolean): void {
  const arrived = useRef(false);
  useEffect(() => {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(initial);
    publishDraft(draft);
    // The first run sees the empty form before the stored draft is applied.
    if (isEmpty && arrived.current) clearSessionDraft();
    if (!isEmpty) saveSessionDraft(draft, isCalculated ? null : Number(initial.age));
    arrived.current = true;
  }, [draft, initial, isCalculated]);
}

/** Stores a result for Back, Forward and reload, with the calculator's own entries; `null` while there is none. */
export function usePageState(own: OwnEntries | null): void {
  const arrived = useRef(false);
  const text = JSON.stringify(own);
  useEffect(() => {
    const save = (): void => savePageState(JSON.parse(text) as OwnEntries | null);
    // The first run is before an earlier result is restored.
    if (arrived.current) save();
    arrived.current = true;
    // A link within the page creates its own history entry.
    addEventListener('hashchange', save);
    return () => removeEventListener('hashchange', save);
  }, [text]);
}

/**
 * The text as of the last press of Calculate, or of the energy switch after that. A result that follows edits isn't
 * announced (ruling 34).
 */
export function useAnnounced(press: { readonly count: number } | null, text: string | null): string | null {
  const count = press?.count ?? 0;
  const unit = useEnergyUnit();
  const [announced, setAnnounced] = useState({ count, unit, text });
  if (announced.count !== count) setAnnounced({ count, unit, text });
  else if (announced.unit !== unit) setAnnounced({ count, unit, text: announced.text && text });
  return text === null ? null : announced.text;
}

/** Lets other parts of the page undo what they filled into the form. */
export function useFormContent(values: FormContent['values'], initial: FormContent['values']): void {
  useLayoutEffect(() => {
    publishContent({ values, isEmpty: JSON.stringify(values) === JSON.stringify(initial) });
  });
}

/** Publishes the result for late-loading parts. `share` must be the same function every time. */
export function useSharing<Result>(result: Result, share: (result: Result) => SharedResult | null): void {
  useEffect(() => publishResult(share(result)), [result, share]);
}

/** Stores the first input of each field, so that an invalid one can get the focus. */
export function useFieldRefs<Field extends string>() {
  const boxes = useRef<Partial<Record<Field, HTMLElement | null>>>({});
  return {
    fieldRef: (field: Field) => (box: HTMLElement | null) => {
      boxes.current[field] = box;
    },
    focusField: (field: Field) => boxes.current[field]?.focus(),
  };
}

/** True if the whole element is visible without scrolling. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the focus to the invalid field or the results, and scrolls to it. */
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
    results.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      // A key has moved the focus, and may have scrolled the page.
      if (document.activeElement !== results.current) return;
      const start = takeResultsStart();
      if (!start && isInView(results.current)) return;
      (start ?? results.current)?.scrollIntoView({
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        block: 'start',
      });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [attention, results, scrollDelay]);
}
