import { useEffect, useRef } from 'react';
import type { Attention } from '#person/entries/form-result.ts';

/** Calls `run` once for each press of a form's button, with where it leads. */
export function usePress<Field extends string>(
  attention: Attention<Field> | null,
  run: (target: Field | 'results') => void,
): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (attention) latest.current(attention.target);
  }, [attention]);
}
