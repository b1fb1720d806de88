import { lazy, useState } from 'react';
import { LateFold } from '#ui/fold/LateFold.tsx';
import type { TrainingDaysProps } from './TrainingDays.tsx';
import { canDiffer } from './training-week.ts';
import { foldWords as words } from './training-fold-words.ts';

const TrainingDays = lazy(async () => ({ default: (await import('./TrainingDays.tsx')).TrainingDays }));

interface FoldState {
  /** What is set, so that a link or another tool that sets it opens the part. */
  readonly text: string;
  readonly isOpen: boolean;
}

/** One line that opens training and rest days. Open if some are set; absent if none are possible. */
export function TrainingFold(props: TrainingDaysProps) {
  const { text, usual } = props;
  const [state, setState] = useState<FoldState>({ text, isOpen: text !== '' });
  if (state.text !== text) setState({ text, isOpen: state.isOpen || text !== '' });
  if (text === '' && !canDiffer(usual)) return null;
  return (
    <LateFold
      {...words}
      isOpen={state.isOpen}
      isPrinted={text !== ''}
      onToggle={(isOpen) => setState({ text, isOpen })}
    >
      <TrainingDays {...props} />
    </LateFold>
  );
}
