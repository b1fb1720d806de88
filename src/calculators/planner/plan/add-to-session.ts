/** Entries for another tool in this tab's session. Apart from it, so that only the part that adds some loads this. */
import { quietly } from '#ui/untrusted.ts';
import { SESSION_KEY, storedRecord } from '#person/entries/session.ts';

/** Adds entries of another tool's form. Returns the way back. */
export function addToSession(entries: Readonly<Record<string, unknown>>): () => void {
  const before = storedRecord() ?? {};
  const write = (added: Readonly<Record<string, unknown>>): void => {
    quietly(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...storedRecord(), ...added })));
  };
  write(entries);
  return () => write(Object.fromEntries(Object.keys(entries).map((name) => [name, before[name]])));
}
