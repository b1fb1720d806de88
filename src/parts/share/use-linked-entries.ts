import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { fillForm, startResultsAt, whenFormLoaded } from '#person/store.ts';
import type { SharedResult } from '#person/shared-result.ts';
import type { FormContent } from '#person/store.ts';
import { isShareLink, OWN_RESULT, readShareLink, writeEntries } from '#person/link/share-link.ts';
import type { LinkedEntries } from '#person/link/share-link.ts';
import { formEntriesOf, linkedEntriesOf } from './linked-form.ts';
import { chooseEnergyUnit, currentEnergyUnit } from '#person/energy/energy-unit.ts';

type Calculator = SharedResult['calculator'];

/** The outcome of a link. `own` has the visitor's earlier entries, if any. */
export type Arrival =
  | { readonly status: 'none' | 'unreadable' | 'restored' }
  | { readonly status: 'received' | 'opened'; readonly link: string; readonly own: OwnForm | null };

/** The visitor's form before a link filled it. */
interface OwnForm {
  readonly entries: FormContent['entries'];
  readonly energyUnit: EnergyUnit;
}

/** Removes the fragment from the address, so that it isn't in the history and isn't read twice. */
function takeFragment(): string {
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** The visitor's entries before a link: not an empty form, and not the entries from this link or the previous one. */
function ownEntries(
  calculator: Calculator,
  { entries, isEmpty }: FormContent,
  link: string,
  before: Arrival,
): OwnForm | null {
  const present = writeEntries(calculator, linkedEntriesOf(entries));
  if ('link' in before && present === before.link) return before.own;
  return isEmpty || present === link ? null : { entries, energyUnit: currentEnergyUnit() };
}

function fill({ energyUnit, entries }: OwnForm, isSubmitted: boolean): void {
  chooseEnergyUnit(energyUnit);
  fillForm({ entries, isSubmitted });
}

/** Fills the form from share links, with the results in view below the notice; can restore the earlier entries. */
export function useLinkedEntries(calculator: Calculator, notice: RefObject<Element | null>) {
  const [arrival, arrive] = useState<Arrival>({ status: 'none' });

  useEffect(() => {
    let stopWaiting = (): void => undefined;
    const receive = (entries: LinkedEntries, status: 'received' | 'opened'): void => {
      stopWaiting = whenFormLoaded((content) => {
        const link = writeEntries(calculator, entries);
        arrive((before) => ({
          status,
          link,
          own: ownEntries(calculator, content, link, before),
        }));
        startResultsAt(notice.current);
        fill({ entries: formEntriesOf(entries), energyUnit: entries.energyUnit ?? 'kcal' }, true);
      });
    };
    const look = (): void => {
      if (!isShareLink(location.hash)) return;
      const fragment = takeFragment();
      const entries = readShareLink(calculator, fragment);
      if (entries) receive(entries, fragment.endsWith(OWN_RESULT) ? 'opened' : 'received');
      else arrive({ status: 'unreadable' });
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      stopWaiting();
      removeEventListener('hashchange', look);
    };
  }, [calculator, notice]);

  const goBack = (): void => {
    if (!('own' in arrival) || !arrival.own) return;
    const link = writeEntries(calculator, linkedEntriesOf(arrival.own.entries));
    const isComplete = readShareLink(calculator, link) !== null;
    if (isComplete) startResultsAt(notice.current);
    fill(arrival.own, isComplete);
    arrive({ status: 'restored' });
  };

  return { arrival, goBack };
}
