import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { privateText } from '#ui/fields/private-text.ts';
import { Text } from '#ui/text/Text.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';

export interface CellProps {
  /** The content and the day, for screen readers. */
  readonly label: string;
  /** Name for scripts and tests. */
  readonly name: string;
  /** The stored value, as text. */
  readonly shown: string;
  readonly inputMode: 'decimal' | 'numeric' | 'text';
  readonly maxLength: number;
  /** Stores what was typed, and resolves to true if that worked; null if it can't be read. */
  readonly onCommit: (text: string) => Promise<boolean> | null;
  readonly problem: string;
}

/** A cell that is edited in place. Leaving the cell or pressing Enter stores what was typed. */
export function Cell({ label, name, shown, inputMode, maxLength, onCommit, problem }: CellProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const isStoring = useRef(false);
  const commit = (): void => {
    if (typed === null || isStoring.current) return;
    const storing = typed.trim() === shown ? Promise.resolve(true) : onCommit(typed);
    setIsWrong(storing === null);
    if (storing === null) return;
    isStoring.current = true;
    void storing.then((isStored) => {
      isStoring.current = false;
      // Text that couldn't be stored stays in the cell, so the visitor can try again.
      if (isStored) setTyped(null);
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape') return;
    setTyped(null);
    setIsWrong(false);
  };
  return (
    <>
      <input
        {...privateText}
        type="text"
        className={styles('cell')}
        data-field={name}
        inputMode={inputMode}
        maxLength={maxLength}
        value={typed ?? shown}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onBlur={commit}
        onKeyDown={onKey}
      />
      {isWrong ? (
        <Text as="p" id={id} className={styles('problem')}>
          {problem}
        </Text>
      ) : null}
    </>
  );
}
