import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Changed } from '#calculators/log/log-state.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { Replacing, replacingWords } from '#person/log/Replacing.tsx';
import { Button } from '#ui/Button.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { Text } from '#ui/text/Text.tsx';

/** A question about what was typed, which isn't stored yet. */
export interface Asked {
  readonly question: string;
}

export interface CellProps {
  /** The content and the day, for screen readers. */
  readonly label: string;
  /** Name for scripts and tests. */
  readonly name: string;
  /** The stored value, as text. */
  readonly shown: string;
  readonly inputMode: 'decimal' | 'numeric' | 'text';
  readonly maxLength: number;
  /** Stores what was typed; null if it can't be read. What is `confirmed` isn't asked about. */
  readonly onCommit: (text: string, confirmed: boolean) => Promise<Changed> | Asked | null;
  readonly problem: string;
}

/** What was typed, and the stored value that it was typed over. */
interface Typed {
  readonly text: string;
  readonly over: string;
}

/** Why what was typed isn't stored: it can't be read, another value was written elsewhere meanwhile, or it's asked about. */
type Problem = 'wrong' | 'replaces' | Asked;

const waits = (problem: Problem | null): boolean => problem !== null && problem !== 'wrong';

/** What is typed into a cell, until it is stored. */
function useTyped({ shown, onCommit }: CellProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isStoring = useRef(false);
  const drop = (): void => {
    setTyped(null);
    setProblem(null);
  };
  const store = (text: string, confirmed = false): void => {
    const storing = onCommit(text, confirmed);
    if (!(storing instanceof Promise)) {
      setProblem(storing ?? 'wrong');
      return;
    }
    setProblem(null);
    isStoring.current = true;
    void storing.then((outcome) => {
      isStoring.current = false;
      // Text that couldn't be stored stays in the cell, so the visitor can try again.
      if (outcome === 'changed') drop();
      if (outcome === 'stayed') setProblem('replaces');
    });
  };
  const commit = (): void => {
    if (typed === null || waits(problem) || isStoring.current) return;
    if (typed.text.trim() === shown) drop();
    else if (shown !== '' && shown !== typed.over) setProblem('replaces');
    else store(typed.text);
  };
  const edit = (text: string): void => {
    // Somebody who goes on typing has read the message about the other value.
    setTyped({ text, over: typed === null || problem === 'replaces' ? shown : typed.over });
    setProblem(null);
  };
  return { text: typed?.text ?? shown, problem, drop, store, commit, edit };
}

/** A cell that is edited in place. Leaving the cell or pressing Enter stores what was typed. */
export function Cell(props: CellProps) {
  const { label, name, shown, inputMode, maxLength } = props;
  const id = useId();
  const { text, problem, drop, store, commit, edit } = useTyped(props);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') drop();
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
        value={text}
        aria-label={label}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : id}
        onChange={(event) => edit(event.target.value)}
        onBlur={commit}
        onKeyDown={onKey}
      />
      {problem === 'wrong' ? (
        <Text as="p" id={id} className={styles('problem')}>
          {props.problem}
        </Text>
      ) : null}
      {problem === 'replaces' ? (
        <div role="alert" className="no-print">
          <Text as="p" id={id} className={styles('problem')}>
            {replacingWords.replaces('This', shown)}
          </Text>
          <Replacing other={shown} onKeep={drop} onReplace={() => store(text)} />
        </div>
      ) : null}
      {typeof problem === 'object' && problem ? (
        <div role="alert" className="no-print">
          <Text as="p" id={id} className={styles('problem')}>
            {problem.question}
          </Text>
          <Button kind="text" onPress={() => store(text, true)}>
            {entryWords.useAnyway}
          </Button>
        </div>
      ) : null}
    </>
  );
}
