import { useLayoutEffect } from 'react';

/**
 * Says something about the answer by an attribute around the page's fixed texts: a selector that looks for the answer
 * would be matched anew after every key.
 */
function useMainAttribute(name: string, value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const main = document.querySelector('main');
    main?.setAttribute(name, value);
    return () => main?.removeAttribute(name);
  }, [name, value]);
}

/** While the answer is shown, the page's fixed texts leave out what isn't for the person (`Answer.module.css`). */
export const useUntold = (untold: 'targets' | 'loss' | null): void => useMainAttribute('data-untold', untold);

/** While the answer refuses something or names a doctor first, the places of ads stay empty (`AdSlot.module.css`). */
export const useStop = (isStopped: boolean): void => useMainAttribute('data-stopped', isStopped ? '' : null);
