/** State shared by the islands of a page. It never leaves the page. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { AnyTool } from './entries/field.ts';
import type { PageResult, TargetResult } from './page-result.ts';

/** Entries for the page's form, as if typed. */
export interface Fill {
  readonly entries: Readonly<Record<string, string>>;
  /** Presses Calculate afterwards. */
  readonly isSubmitted?: boolean;
  /** Leaves a form alone in which the visitor has changed anything. */
  readonly isStart?: boolean | undefined;
  /** Shows the answer, if the form then has all it takes: quietly, as nobody has asked. */
  readonly isAnswered?: boolean | undefined;
}

/** The contents of the page's form. */
export interface FormContent {
  readonly tool: AnyTool;
  readonly entries: Readonly<Record<string, string>>;
  /** The entries of the result; `null` while there is none. */
  readonly calculated: FormContent['entries'] | null;
  /** True if the visitor hasn't changed anything. */
  readonly isEmpty: boolean;
}

const $result = atom<PageResult | null>(null);
const $hasOwnLead = atom(false);
const $fill = atom<Fill | null>(null);
const $content = atom<FormContent | null>(null);
const $resultsStart = atom<Element | null>(null);

/** Publishes the result for the other parts of the page; `null` once it is gone. */
export const publishResult = (result: PageResult | null): void => $result.set(result);

/** The page's last result, live; `null` while there is none, and on the server. */
export const usePageResult = (): PageResult | null => useStore($result, { ssr: 'initial' });

/** The same on the pages whose results have the targets of a day. */
export function useTargetResult(): TargetResult | null {
  const result = usePageResult();
  return result?.tool === 'planner' ? null : result;
}

/** Says whether a number of the visitor's own, from their plan or log, comes before the equation's. */
export const publishOwnLead = (hasOwnLead: boolean): void => $hasOwnLead.set(hasOwnLead);

export const useHasOwnLead = (): boolean => useStore($hasOwnLead, { ssr: 'initial' });

/** Publishes the form's contents, for parts that read them or can undo what replaced them. */
export const publishForm = (content: FormContent | null): void => $content.set(content);

/** The page's form, live; `null` on a page without one, and on the server. */
export const useFormContent = (): FormContent | null => useStore($content, { ssr: 'initial' });

/** The entries of the page's form, live; `null` on a page without one, and on the server. */
export const useFormEntries = (): FormContent['entries'] | null => useFormContent()?.entries ?? null;

/** Fills the page's calculator, now or as soon as it has loaded. */
export const fillForm = (fill: Fill): void => $fill.set(fill);

/** Passes pending and future values to the form, each once. Returns a function that stops it. */
export function onFill(take: (fill: Fill) => void): () => void {
  return $fill.subscribe((fill) => {
    if (!fill) return;
    $fill.set(null);
    take(fill);
  });
}

/** Calls `run` with the form's contents once the calculator has loaded and applied its stored draft. */
export function whenFormLoaded(run: (content: FormContent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $content.subscribe((first) => {
    if (!first || timer !== undefined) return;
    // A form first shows its defaults, and the stored draft right after that.
    timer = setTimeout(() => {
      stop();
      const content = $content.get();
      if (content) run(content);
    });
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Makes the next scroll to the results start at a notice above them, so that both are visible. */
export const startResultsAt = (notice: Element | null): void => $resultsStart.set(notice);

/** The notice to start at; returned only once. */
export function takeResultsStart(): Element | null {
  const notice = $resultsStart.get();
  $resultsStart.set(null);
  return notice;
}
