/** State shared by the islands of the children's page. It never leaves the page. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { FormContent } from '#person/store.ts';
import type { ChildMeasurement } from './child-measurement.ts';

/** Entries for the form: from a link, calculated at once, or for a child's next measurement. */
export interface ChildFill {
  readonly type: 'linked' | 'nextBegun';
  readonly entries: FormContent['entries'];
}

/** A saved child; without name and measurements if none is chosen. */
export interface ChosenChild {
  readonly name: string;
  /** Youngest age first. */
  readonly measurements: readonly ChildMeasurement[];
}

const $child = atom<ChildMeasurement | null>(null);
const $measured = atom<string | null>(null);
const $fill = atom<ChildFill | null>(null);
const $linkUndo = atom<(() => void) | null>(null);

const $chosenChild = atom<ChosenChild>({ name: '', measurements: [] });

/** Publishes the chosen child with its saved measurements for the chart. */
export const publishChosenChild = (earlier: ChosenChild): void => $chosenChild.set(earlier);

/** The chosen child with its saved measurements, live. */
export const useChosenChild = (): ChosenChild => useStore($chosenChild, { ssr: 'initial' });

/** Publishes the result for the other parts of the page, with its date if known; `null` once it is gone. */
export function publishChild(child: ChildMeasurement | null, measured: string | null = null): void {
  $child.set(child);
  $measured.set(measured);
}

/** The page's last measurement, live; `null` while there is none, and on the server. */
export const useChild = (): ChildMeasurement | null => useStore($child, { ssr: 'initial' });

/** The date of the page's last measurement, live; `null` if only the age is known. */
export const useMeasured = (): string | null => useStore($measured, { ssr: 'initial' });

/**
 * Publishes how to restore the visitor's entries from before a link, for the link's notice; `null` if there were none.
 */
export const publishLinkUndo = (goBack: (() => void) | null): void => $linkUndo.set(goBack);

/** Restores the visitor's entries from before a link, live. */
export const useLinkUndo = (): (() => void) | null => useStore($linkUndo, { ssr: 'initial' });

/** Fills the page's form and calculates, now or as soon as the form has loaded. */
export const fillChild = (entries: FormContent['entries']): void => $fill.set({ type: 'linked', entries });

/** Starts the form for a child's next measurement: fills in what stays the same, and removes an earlier result. */
export const beginNext = (entries: FormContent['entries']): void => $fill.set({ type: 'nextBegun', entries });

/** Passes pending and future entries to the form, each once. Returns a function that stops it. */
export const onChildFill = (take: (fill: ChildFill) => void): (() => void) =>
  $fill.subscribe((fill) => {
    if (!fill) return;
    $fill.set(null);
    take(fill);
  });
