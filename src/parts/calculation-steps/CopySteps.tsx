import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { workingStyles as styles } from './steps-styles.ts';
import { stepsWords } from './steps-words.ts';
import { Text } from '#ui/text/Text.tsx';

interface Attempt {
  readonly outcome: 'copied' | 'refused';
  /** Each press is announced again. */
  readonly count: number;
}

function select(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.select();
}

/** Copies a text. If the browser doesn't allow that, shows it selected for copying by hand. */
export function CopySteps({ text }: { text: string }) {
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

  const message = attempt?.outcome === 'copied' ? stepsWords.copied : stepsWords.notCopied;
  return (
    <div className={`${styles('copy')} no-print`}>
      <div className={styles('actions')}>
        <Button kind="secondary" onPress={() => void copy()}>
          {stepsWords.copy}
        </Button>
        <div role="status">
          {attempt ? (
            <Text key={attempt.count} as="p">
              {message}
            </Text>
          ) : null}
        </div>
      </div>
      {attempt?.outcome === 'refused' ? (
        <textarea
          ref={select}
          className={styles('text')}
          aria-label={stepsWords.textLabel}
          readOnly
          rows={8}
          value={text}
        />
      ) : null}
    </div>
  );
}
