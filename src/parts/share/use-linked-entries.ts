import { useEffect, useState, type RefObject } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { chooseEnergyUnit, currentEnergyUnit } from '#person/energy/energy-unit.ts';
import { isCalculable, keepEntries } from '#person/entries/kept.ts';
import { fieldsIn } from '#person/entries/known-entries.ts';
import { isLink, readLink } from '#person/entries/link.ts';
import { isLinked, markLinked } from '#person/entries/without-kept.ts';
import { fillForm, startResultsAt, whenFormLoaded, type FormContent } from '#person/store.ts';

/** The outcome of a link. `own` has the visitor's earlier entries, if any. */
export type Arrival =
  | { readonly status: 'none' | 'unreadable' | 'restored' }
  | { readonly status: 'received' | 'opened'; readonly kept: string; readonly own: OwnForm | null };

/** The visitor's form before a link filled it. */
interface OwnForm extends Pick<FormContent, 'tool' | 'entries'> {
  readonly energy: EnergyUnit;
  /** True if they came from an earlier link. */
  readonly isLinked: boolean;
}

type Form = Pick<FormContent, 'tool' | 'entries'>;

/** Passes on the fragment of each link, and removes it from the address, the history, and a second reading. */
export function onLink(take: (fragment: string) => void): () => void {
  const look = (): void => {
    const { hash, pathname, search } = location;
    if (!isLink(hash)) return;
    history.replaceState(history.state, '', pathname + search);
    take(hash);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** What a link has of a form, to compare two. */
const keptOf = ({ tool, entries }: Form): string => JSON.stringify(keepEntries(tool, entries));

/** The visitor's entries before a link: not an empty form, and not the entries from this link or the previous one. */
function ownEntries(
  { tool, entries, isEmpty }: FormContent,
  kept: string,
  before: Arrival,
  wasLinked: boolean,
): OwnForm | null {
  const present = keptOf({ tool, entries });
  if ('kept' in before && present === before.kept) return before.own;
  return isEmpty || present === kept
    ? null
    : { tool, entries, energy: currentEnergyUnit(), isLinked: wasLinked };
}

/** What tells people apart. */
const OF_PERSON = ['weight', 'height', 'age', 'gender'];

/** True for entries of the person whose entries the form has, as in a link from one’s own log to the planner. */
const isSamePerson = (entries: Form['entries'], present: Form['entries']): boolean =>
  OF_PERSON.every((name) => entries[name] === present[name]) && (entries['weight'] ?? '') !== '';

function fill({ energy, entries }: Pick<OwnForm, 'energy' | 'entries'>, isSubmitted: boolean): void {
  chooseEnergyUnit(energy);
  fillForm({ entries, isSubmitted });
}

/** Fills the form from share links, with the results in view below the notice; can restore the earlier entries. */
export function useLinkedEntries(notice: RefObject<Element>) {
  const [arrival, arrive] = useState<Arrival>({ status: 'none' });

  useEffect(() => {
    let stopWaiting = (): void => undefined;
    const receive = (fragment: string, content: FormContent): void => {
      const { tool } = content;
      const link = readLink(tool, fragment);
      if (!link || !isCalculable(tool, link.entries)) {
        arrive({ status: 'unreadable' });
        return;
      }
      const kept = keptOf({ tool, entries: link.entries });
      const wasLinked = isLinked();
      // The visitor's own entries stay theirs, and so does the session of a form that doesn't write to it.
      if (!isSamePerson(link.entries, content.entries) && fieldsIn(tool, 'session').length > 0)
        markLinked(true);
      arrive((before) => ({
        status: link.isOwn ? 'opened' : 'received',
        kept,
        own: ownEntries(content, kept, before, wasLinked),
      }));
      startResultsAt(notice.current);
      fill(link, true);
    };
    const stop = onLink((fragment) => {
      stopWaiting = whenFormLoaded((content) => receive(fragment, content));
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [notice]);

  const goBack = (): void => {
    if (!('own' in arrival) || !arrival.own) return;
    const { tool, entries } = arrival.own;
    const isComplete = isCalculable(tool, entries);
    markLinked(arrival.own.isLinked);
    if (isComplete) startResultsAt(notice.current);
    fill(arrival.own, isComplete);
    arrive({ status: 'restored' });
  };

  return { arrival, goBack };
}
