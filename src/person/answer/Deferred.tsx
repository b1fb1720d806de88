import { useDeferredValue, type ReactNode } from 'react';
import { answerStyles as styles } from './answer-styles.ts';

/**
 * What follows a result's main figures, rendered after those are painted. Until then it is as tall as the screen, so
 * that nothing visible shifts when it appears.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? <>{children}</> : <div className={styles('later')} data-later />;
}
