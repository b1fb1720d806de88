import { lazy, Suspense, useState } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import type { TrainingDaysProps } from './TrainingDays.tsx';
import css from './TrainingFold.module.css?inline';
import { canDiffer } from './training-week.ts';
import { foldWords as words } from './training-fold-words.ts';

const styles = lateStyles('TrainingFold', css);

const TrainingDays = lazy(async () => ({ default: (await import('./TrainingDays.tsx')).TrainingDays }));

interface FoldState {
  /** What is set, so that a link or another tool that sets it opens the part. */
  readonly text: string;
  readonly isOpen: boolean;
}

/** One line that opens training and rest days, which load then. Open if some are set; absent if none are possible. */
export function TrainingFold(props: TrainingDaysProps) {
  const { text, usual } = props;
  const [state, setState] = useState<FoldState>({ text, isOpen: text !== '' });
  if (state.text !== text) setState({ text, isOpen: state.isOpen || text !== '' });
  if (text === '' && !canDiffer(usual)) return null;
  return (
    <details
      className={text === '' ? `${styles('fold')} no-print` : styles('fold')}
      open={state.isOpen}
      onToggle={({ currentTarget }) => setState({ text, isOpen: currentTarget.open })}
    >
      <Text as="summary">{words.title}</Text>
      {state.isOpen || text !== '' ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <TrainingDays {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
