import { storeProblems } from '#person/database/store-problem-words.ts';
import { useMemo, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { MessageBar } from '#ui/message-bar/MessageBar.tsx';
import { Notice } from '#ui/Notice.tsx';
import { moreText, skippedText } from './files/file-words.ts';
import { savedWords, unreadableText } from './saved-words.ts';
import type { Choice, SavedMessage, SavedState } from './saved-state.ts';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { Text } from '#ui/text/Text.tsx';

/** The most skipped entries that are listed one by one. */
const MOST_NAMED = 20;

function Skipped({ entries }: { readonly entries: NonNullable<SavedMessage['skipped']> }) {
  return (
    <ul className={styles('skipped')}>
      {entries.slice(0, MOST_NAMED).map((skipped) => (
        <Text key={`${skipped.unit}${skipped.place}`} as="li">
          {skippedText(skipped)}
        </Text>
      ))}
      {entries.length > MOST_NAMED ? <Text as="li">{moreText(entries.length - MOST_NAMED)}</Text> : null}
    </ul>
  );
}

export interface SavedMessageBarProps {
  readonly message: SavedMessage | null;
  readonly barRef: RefObject<HTMLDivElement>;
  readonly onUndo: (undo: NonNullable<SavedMessage['undo']>) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onRescue: (rescue: NonNullable<SavedMessage['rescue']>) => void;
  readonly onClose: () => void;
}

/** The last action, with what was skipped in a file, and results that can still be saved to a file. */
export function SavedMessageBar({
  message,
  barRef,
  onUndo,
  onChoose,
  onRescue,
  onClose,
}: SavedMessageBarProps) {
  const shown = useMemo(
    () => message && { text: message.text, isError: message.kind === 'error' },
    [message],
  );
  const { undo, choices, rescue, skipped } = message ?? {};
  return (
    <MessageBar
      barRef={barRef}
      message={shown}
      details={skipped ? <Skipped entries={skipped} /> : null}
      onUndo={undo && (() => onUndo(undo))}
      onClose={message?.kind === 'working' ? undefined : onClose}
    >
      {choices?.map((choice) => (
        <Button key={choice.text} kind="text" onPress={() => onChoose(choice)}>
          <Text as="span">{choice.text}</Text>
        </Button>
      ))}
      {rescue ? (
        <Button kind="text" onPress={() => onRescue(rescue)}>
          <Text as="span">{savedWords.rescue(rescue.length)}</Text>
        </Button>
      ) : null}
    </MessageBar>
  );
}

export interface SavedProblemProps {
  readonly problem: SavedState['problem'];
  readonly onTryAgain: () => void;
}

/** What could not be done. */
export function SavedProblem({ problem, onTryAgain }: SavedProblemProps) {
  if (!problem) return null;
  return (
    <div role="alert">
      <Notice kind="caution">
        <Text as="p">{storeProblems[problem]}</Text>
        <Button kind="text" onPress={onTryAgain}>
          {savedWords.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}

export interface SavedUnreadableProps {
  readonly unreadable: SavedState['unreadable'];
  readonly onExport: () => void;
  readonly onErase: () => void;
}

/** Unreadable entries. They're found after the list is shown, so this is below it to avoid a layout shift. */
export function SavedUnreadable({ unreadable, onExport, onErase }: SavedUnreadableProps) {
  const text = unreadableText(unreadable.aside, unreadable.damaged);
  return (
    <div role="status" className={styles('trouble')}>
      {text === null ? null : (
        <Notice kind="caution">
          <Text as="p">{text}</Text>
          {unreadable.aside > 0 ? (
            <div className={styles('texts')}>
              <Button kind="text" onPress={onExport}>
                {savedWords.asideDownload}
              </Button>
              <Button kind="text" onPress={onErase}>
                {savedWords.asideErase}
              </Button>
            </div>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
