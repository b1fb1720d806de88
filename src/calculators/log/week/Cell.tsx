import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
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
  /** What was probably meant, as the cell has it. */
  readonly meant?: { readonly label: string; readonly text: string } | null;
  /** What was typed, as it is shown. */
  readonly typed?: string;
  /** It can't be, so it isn't stored either way. */
  readonly isImpossible?: boolean;
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

/** What was typed, and the stored value that it was typed over; `null` if that is what was typed here before. */
interface Typed {
  readonly text: string;
  readonly over: string | null;
}

/** Why what was typed isn't stored: it can't be read, another value was written elsewhere meanwhile, or it's asked about. */
type Problem = 'wrong' | 'replaces' | Asked;

const questionText = ({ question, meant }: Asked): string =>
  meant ? `${question} ${entryWords.didYouMean(meant.label)}` : question;

const keepText = ({ meant, typed }: Asked): string =>
  meant && typed !== undefined ? entryWords.keep(typed) : entryWords.useAnyway;

const waits = (problem: Problem | null): boolean => problem !== null && problem !== 'wrong';

/**
 * How long somebody who types pauses until the text is stored. The database opens too late for a page that is left right
 * after the last key. The tab stores it if it shows the log again (`noted-changes.ts`), but may be closed.
 */
const PAUSE_MS = 500;

/** Calls `keep` after a pause in typing, and once the page is hidden or left. */
function useKeeping(text: string | undefined, keep: () => void): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (text === undefined) return;
    const now = (): void => latest.current();
    const timer = setTimeout(now, PAUSE_MS);
    document.addEventListener('visibilitychange', now);
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('pagehide', now);
    };
  }, [text]);
}

/** What is typed into a cell, until it is stored. */
function useTyped({ shown, onCommit }: CellProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isStoring = useRef(false);
  /** What the cell stored while it was still in use. */
  const stored = useRef<string | null>(null);
  /** Nothing is typed anymore, also before that is rendered: a pause that ends by then would store the text again. */
  const isDropped = useRef(false);
  const drop = (): void => {
    isDropped.current = true;
    stored.current = null;
    setTyped(null);
    setProblem(null);
  };
  const follow = (storing: Promise<Changed>, onChanged: () => void): void => {
    isStoring.current = true;
    void storing.then((outcome) => {
      isStoring.current = false;
      // Text that couldn't be stored stays in the cell, so the visitor can try again.
      if (outcome === 'changed') onChanged();
      if (outcome === 'stayed') setProblem('replaces');
    });
  };
  const store = (text: string, confirmed = false): void => {
    const storing = onCommit(text, confirmed);
    if (!(storing instanceof Promise)) {
      setProblem(storing ?? 'wrong');
      return;
    }
    setProblem(null);
    follow(storing, drop);
  };
  const isReplacing = ({ over }: Typed): boolean => over !== null && shown !== '' && shown !== over;
  const commit = (): void => {
    if (typed === null || isDropped.current || waits(problem) || isStoring.current) return;
    if (typed.text.trim() === shown || typed.text === stored.current) drop();
    else if (isReplacing(typed)) setProblem('replaces');
    else store(typed.text);
  };
  /** Stores what can be stored as it is, and leaves the text as it was typed: its number may not be finished. */
  const keep = (): void => {
    if (typed === null || isDropped.current || problem !== null || isStoring.current) return;
    const { text } = typed;
    if (text.trim() === '') return;
    if (text.trim() === shown || text === stored.current || isReplacing(typed)) return;
    const storing = onCommit(text, false);
    if (!(storing instanceof Promise)) return;
    follow(storing, () => {
      stored.current = text;
      setTyped((now) => now && { ...now, over: null });
    });
  };
  useKeeping(typed?.text, keep);
  const edit = (text: string): void => {
    isDropped.current = false;
    // Somebody who goes on typing has read the message about the other value.
    setTyped({ text, over: typed === null || problem === 'replaces' ? shown : typed.over });
    setProblem(null);
  };
  const accept = (text: string): void => {
    isDropped.current = false;
    setTyped({ text, over: shown });
    store(text);
  };
  return { text: typed?.text ?? shown, problem, drop, store, accept, commit, edit };
}

/** What was probably meant, stored with one press. */
function Meant({
  meant,
  onAccepted,
}: {
  readonly meant: Asked['meant'];
  readonly onAccepted: (text: string) => void;
}) {
  if (!meant) return null;
  return (
    <Button kind="text" onPress={() => onAccepted(meant.text)}>
      <Text as="span">{entryWords.accept(meant.label)}</Text>
    </Button>
  );
}

/** A cell that is edited in place. Leaving the cell, pressing Enter or a pause stores what was typed. */
export function Cell(props: CellProps) {
  const { label, name, shown, inputMode, maxLength } = props;
  const id = useId();
  const { text, problem, drop, store, accept, commit, edit } = useTyped(props);
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
            {questionText(problem)}
          </Text>
          <Meant meant={problem.meant ?? null} onAccepted={(meant) => accept(meant)} />
          {problem.isImpossible ? null : (
            <Button kind="text" onPress={() => store(text, true)}>
              <Text as="span">{keepText(problem)}</Text>
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
