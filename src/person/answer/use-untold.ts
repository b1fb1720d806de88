import { useLayoutEffect } from 'react';

/**
 * While the answer is shown, the page's fixed texts leave out what isn't for the person (`Answer.module.css`). Said by
 * an attribute around them: a selector that looks for the answer would be matched anew after every key.
 */
export function useUntold(untold: 'targets' | 'loss' | null): void {
  useLayoutEffect(() => {
    if (untold === null) return undefined;
    const main = document.querySelector('main');
    main?.setAttribute('data-untold', untold);
    return () => main?.removeAttribute('data-untold');
  }, [untold]);
}
