import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { workingStyles as styles } from './working-styles.ts';
import { workingWords } from './working-words.ts';

interface Attempt {
  readonly outcome: 'copied' | 'refused';
  /** Each press is told anew. */
  readonly count: number;
}

function select(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.select();
}

/** Copies a text; where the browser does not allow that, shows it selected, to be copied by hand. */
export function CopyWorking({ text }: { text: string }) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  async function copy(): Promise<void> {
    const count = (attempt?.count ?? 0) + 1;
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ outcome: 'copied', count });
    } catch {
      setAttempt({ outcome: 'refused', count });
    }
  }

  const message = attempt?.outcome === 'copied' ? workingWords.copied : workingWords.notCopied;
  return (
    <div className={`${styles('copy')} no-print`}>
      <div className={styles('actions')}>
        <Button kind="secondary" onPress={() => void copy()}>
          {workingWords.copy}
        </Button>
        <div role="status">{attempt ? <p key={attempt.count}>{message}</p> : null}</div>
      </div>
      {attempt?.outcome === 'refused' ? (
        <textarea
          ref={select}
          className={styles('text')}
          aria-label={workingWords.textLabel}
          readOnly
          rows={8}
          value={text}
        />
      ) : null}
    </div>
  );
}
