import type { PersonDraft } from '#person/draft.ts';
import { useFormEntries } from '#person/store.ts';
import { draftOf } from './draft-of.ts';

/** The page's form, live, in the shape that some parts still read; `null` on the server and without a form. */
export function useFormDraft(): PersonDraft | null {
  const entries = useFormEntries();
  return entries && draftOf(entries);
}
