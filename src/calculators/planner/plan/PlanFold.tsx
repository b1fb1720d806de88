import type { ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { wayStyles as styles } from './plan-chart-styles.ts';

interface PlanFoldProps {
  /** The heading's id. */
  readonly id: string;
  readonly title: string;
  /** False if what it has on paper is part of what is above. */
  readonly isTitlePrinted?: boolean;
  readonly children: ReactNode;
}

/** A part of what to expect in one line that opens; open on paper. */
export function PlanFold({ id, title, isTitlePrinted = true, children }: PlanFoldProps) {
  return (
    <section aria-labelledby={id}>
      <details className={styles('fold')}>
        <summary className={isTitlePrinted ? undefined : 'no-print'}>
          <Text as="h3" id={id}>
            {title}
          </Text>
        </summary>
        <div className={styles('part')}>{children}</div>
      </details>
    </section>
  );
}
