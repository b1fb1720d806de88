import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and during hydration: a part that loads when it is opened is empty until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Detaches the controls of an optional part from the calculator's surrounding form, so that Enter in them doesn't press
 * Calculate. The `form` attribute names a control's form; an empty name matches none.
 */
export function useOwnControls(part: RefObject<HTMLElement>): void {
  // After every render, since a part shows more controls as it is filled in.
  useLayoutEffect(() => {
    for (const control of part.current?.querySelectorAll('input, select, button, fieldset') ?? [])
      control.setAttribute('form', '');
  });
}

/** Runs `empty` when the page's calculator is reset, so that nothing typed remains. */
export function useReset(empty: () => void): void {
  const latest = useRef(empty);
  latest.current = empty;
  useEffect(() => {
    const onReset = (): void => latest.current();
    document.addEventListener('reset', onReset);
    return () => document.removeEventListener('reset', onReset);
  }, []);
}

/** Calls `act` when Enter is pressed in a text field of the part, which has no form to submit. */
export function useEnter(part: RefObject<HTMLElement>, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const element = part.current;
    const onKey = (event: KeyboardEvent): void => {
      const isTextField = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (event.key === 'Enter' && isTextField) latest.current();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [part]);
}
