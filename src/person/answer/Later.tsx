import { useDeferredValue, type ReactNode } from 'react';
import { answerStyles as styles } from './answer-styles.ts';

/**
 * What follows a result's main figures: rendered after those are painted. Until then it is as high as the screen, so
 * that nothing in view moves when it comes.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? <>{children}</> : <div className={styles('later')} data-later />;
}
