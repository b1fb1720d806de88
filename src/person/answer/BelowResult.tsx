import { useDeferredValue, type ReactNode } from 'react';
import { answerStyles as styles } from './answer-styles.ts';

/**
 * What follows a result's main figures, rendered after those are painted. Until then it is as tall as the screen, so
 * that nothing visible shifts when it appears.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? <>{children}</> : <div className={styles('later')} data-later />;
}

export interface BelowResultProps {
  readonly report: { readonly isUnderAge: boolean };
  /** Loads the next steps at once: they have something to print. */
  readonly isPrinted: boolean;
  /** Where an adult can go from the result. */
  readonly nextSteps?: ReactNode;
  readonly explanation?: ReactNode;
}

/** What follows a result, once its figures are painted. */
export function BelowResult({ report, isPrinted, nextSteps, explanation }: BelowResultProps) {
  return (
    <Deferred>
      {/* The key makes it a new element: an island looks around itself as it is put into the page. */}
      {report.isUnderAge ? null : (
        <div key="next" data-at-once={isPrinted || undefined}>
          {nextSteps}
        </div>
      )}
      {explanation}
    </Deferred>
  );
}
