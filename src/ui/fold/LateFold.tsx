import { Suspense, type ReactNode } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './LateFold.module.css?inline';

const styles = lateStyles('LateFold', css);

interface LateFoldProps {
  readonly title: string;
  /** Shown until the part has loaded. */
  readonly loading: string;
  readonly isOpen: boolean;
  readonly isPrinted?: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Rendered while it is open, and for print. */
  readonly children: ReactNode;
}

/** One line that opens a part of an answer, which loads then. */
export function LateFold({ title, loading, isOpen, isPrinted = false, onToggle, children }: LateFoldProps) {
  return (
    <details
      className={isPrinted ? styles('fold') : `${styles('fold')} no-print`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <Text as="summary">{title}</Text>
      {isOpen || isPrinted ? (
        <Suspense
          fallback={
            <div role="status">
              <Text as="p">{loading}</Text>
            </div>
          }
        >
          {children}
        </Suspense>
      ) : null}
    </details>
  );
}
