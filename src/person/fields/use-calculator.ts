/** What the calculators' islands share. */
import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readEntries, type NameOf, type Texts, type Tool } from '#person/entries/field.ts';
import { useForm } from '#person/entries/use-form.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { Attention } from '#person/entries/form-result.ts';
import type { FormState } from '#person/entries/machine.ts';
import { publishResult, takeResultsStart } from '#person/store.ts';
import type { PageResult } from '#person/page-result.ts';
import type { FormOptions } from '#person/arrival/arrive.ts';

/** The part of a form's state that says what to announce. */
export interface Announced {
  readonly isAnnounced: boolean;
  readonly attention: Attention<string> | null;
}

/**
 * What is announced: the result that the visitor asked for, while it is the same. After a change it is empty until the
 * next press of Calculate, and the energy switch announces the same figures in the other unit.
 */
export function useAnnounced({ isAnnounced, attention }: Announced, text: string | null): string | null {
  const count = attention?.count ?? 0;
  const unit = useEnergyUnit();
  const [announced, setAnnounced] = useState<Announcing>({ count, unit, text });
  const next = announcedAfter(announced, { count, unit, text });
  if (next !== announced) setAnnounced(next);
  // Nobody sees it, so the answer's own paint comes first.
  return useDeferredValue(isAnnounced ? next.text : null);
}

interface Announcing {
  readonly count: number;
  readonly unit: string;
  readonly text: string | null;
}

/** What is announced after a render: a new press announces, another unit says it again, and any other change empties it. */
function announcedAfter(announced: Announcing, now: Announcing): Announcing {
  if (announced.count !== now.count) return now;
  if (announced.unit !== now.unit) return announced.text === null ? { ...now, text: null } : now;
  return announced.text === now.text || announced.text === null ? announced : { ...now, text: null };
}

/** Publishes the result for late-loading parts. */
export function usePublishing(result: PageResult | null): void {
  useEffect(() => publishResult(result), [result]);
}

function createFieldRefs<Field extends string>() {
  const boxes: Partial<Record<Field, HTMLElement | null>> = {};
  return {
    fieldRef: (field: Field) => (box: HTMLElement | null) => {
      boxes[field] = box;
    },
    focusField: (field: Field) => boxes[field]?.focus(),
  };
}

/** Stores the first input of each field, so that an invalid one can get the focus. */
export const useFieldRefs = <Field extends string>() => useState(createFieldRefs<Field>)[0];

/** What a form's fields show: the same object while they show the same, so that a press leaves them as they are. */
function useShown<Entries, Input>({ entries, problems, questions }: FormState<Entries, Input>) {
  return useMemo(() => ({ entries, problems, questions }), [entries, problems, questions]);
}

/** True if the whole element is visible without scrolling. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True where Calculate has led to a question, such as whether 178 kg are pounds. */
const isOpen = <Entries, Input>({ attention, questions }: FormState<Entries, Input>): boolean =>
  attention !== null && attention.target !== 'results' && Boolean(questions[attention.target]);

/** Moves the focus to the invalid field or the results, and scrolls to it. */
function useAttention<Field extends string>(
  attention: Attention<Field> | null,
  focusField: (field: Field) => void,
  results: RefObject<HTMLElement>,
  scrollDelay = 0,
): void {
  const focus = useRef(focusField);
  focus.current = focusField;
  useEffect(() => {
    if (attention?.target === 'results') results.current?.focus({ preventScroll: true });
    else if (attention) focus.current(attention.target);
  }, [attention, results]);
  // After the answer's own paint. The place of what follows it is as tall as the screen, so there is room to scroll.
  const whole = useDeferredValue(attention);
  useEffect(() => {
    if (whole?.target !== 'results') return undefined;
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
  }, [whole, results, scrollDelay]);
}

interface CalculatorOptions<Entries> extends Omit<FormOptions<Entries>, 'form'> {
  /** In milliseconds, before the page scrolls to the answer. */
  readonly scrollDelay?: number;
}

/** A calculator on its page: its form's state and fields, and the place of its answer, which Calculate leads to. */
export function useCalculator<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { scrollDelay, ...options }: CalculatorOptions<Entries> = {},
) {
  const formRef = useRef<HTMLFormElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [state, send] = useForm(tool, { ...options, form: formRef });
  const { fieldRef, focusField } = useFieldRefs<NameOf<Entries>>();
  useAttention(state.attention, focusField, answerRef, scrollDelay);
  const shown = useShown(state);
  const { entries, result } = state;
  const isFilled = useMemo(() => !result && readEntries(tool, entries).ok, [tool, entries, result]);
  return {
    state,
    send,
    answerRef,
    isFilled,
    /** What is shown of a result that was asked for; nothing beside an open question. */
    ifAsked: (text: string | null) => (state.isQuiet || isOpen(state) ? null : text),
    focusField,
    form: { state: shown, onEvent: send, formRef, fieldRef },
  };
}
