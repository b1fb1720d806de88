import { useDeferredValue, type ReactNode } from 'react';
import { answerStyles as styles } from './answer-styles.ts';

/**
 * What follows a result's main figures, rendered after those are painted. Until then it is as tall as the screen, so
 * that nothing visible shifts when it appears.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? <>{children}</> : <div className={styles('later')} data-later />;
}

interface NextPlaceProps {
  /** Loads the next steps at once: they have something to print. */
  readonly isPrinted: boolean;
  /** Where an adult can go from the result. */
  readonly nextSteps: ReactNode;
}

/** The next steps from a result, once its figures are painted. */
function NextPlace({ isPrinted, nextSteps }: NextPlaceProps) {
  const isReady = useDeferredValue(true, false);
  return (
    <div className={styles('next')}>
      {/* The key makes it a new element: an island looks around itself as it is put into the page. */}
      {isReady ? (
        <div key="next" data-at-once={isPrinted || undefined}>
          {nextSteps}
        </div>
      ) : null}
    </div>
  );
}

/** The place of the next steps; none before a result, under 18, and in an embed. */
export const nextPlace = (
  report: { readonly isUnderAge: boolean } | null,
  props: NextPlaceProps,
): ReactNode => (report && !report.isUnderAge && props.nextSteps ? <NextPlace {...props} /> : null);
