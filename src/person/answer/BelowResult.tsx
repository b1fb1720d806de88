import { useEffect, useReducer, type ReactNode } from 'react';
import { answerStyles as styles } from './answer-styles.ts';

/** False in the first render, true in the next, which React schedules as a separate task. */
function useLater(): boolean {
  const [isLater, show] = useReducer(() => true, false);
  useEffect(show, [show]);
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
  /** Loads the next steps at once: they have something to print. */
  readonly isPrinted: boolean;
  /** Where an adult can go from the result. */
  readonly nextSteps: ReactNode;
  /** True if no room is kept for them: there are none, but for a line at 18 and 19. */
  readonly isEmpty?: boolean;
}

/** The next steps from a result, rendered after its figures. */
function NextPlace({ isPrinted, nextSteps, isEmpty = false }: NextPlaceProps) {
  const isReady = useLater();
  return (
    <div className={isEmpty ? undefined : styles('next')}>
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
  report: {
    readonly isUnderAge: boolean;
    readonly isDoctorFirst: boolean;
    readonly pregnancy: boolean;
  } | null,
  props: Omit<NextPlaceProps, 'isEmpty'>,
): ReactNode =>
  report && !report.isUnderAge && props.nextSteps ? (
    <NextPlace {...props} isEmpty={report.isDoctorFirst && !report.pregnancy} />
  ) : null;
