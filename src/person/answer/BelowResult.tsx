import { useEffect, useReducer, type ReactNode } from 'react';
import { nextStepKinds, type TargetResult } from '#person/page-result.ts';
import { isUnderAge } from '#person/policy.ts';
import { afterPaint } from '#ui/moments.ts';
import { answerStyles as styles } from './answer-styles.ts';

/** False in the first render, true once that is painted. */
function useLater(): boolean {
  const [isLater, show] = useReducer(() => true, false);
  useEffect(() => afterPaint(show), [show]);
  return isLater;
}

/** The place of what comes later: as tall as the screen, so that nothing visible shifts when it appears. */
export function Later() {
  return <div className={styles('later')} data-later />;
}

/** What follows a result's main figures, rendered after them. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useLater() ? <>{children}</> : <Later />;
}

interface NextPlaceProps {
  /** How many next steps there are, for which room is kept. */
  readonly count: number;
  /** Loads the next steps at once: they have something to print. */
  readonly isPrinted: boolean;
  /** Where an adult can go from the result. */
  readonly nextSteps: ReactNode;
}

/** The next steps from a result, rendered after its figures. */
function NextPlace({ count, isPrinted, nextSteps }: NextPlaceProps) {
  const isReady = useLater();
  return (
    <div className={styles('next')} data-steps={count || undefined}>
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
  result: TargetResult | null,
  { waist, nextSteps }: { readonly waist: string; readonly nextSteps: ReactNode },
): ReactNode =>
  result && nextSteps && !isUnderAge(result.input.age) ? (
    <NextPlace
      count={nextStepKinds(result, waist !== '').length}
      isPrinted={waist !== ''}
      nextSteps={nextSteps}
    />
  ) : null;
