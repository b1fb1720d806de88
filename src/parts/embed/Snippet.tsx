import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { builderWords as words } from './embed-builder-words.ts';
import styles from './EmbedBuilder.module.css';

interface Attempt {
  readonly isCopied: boolean;
  /** Each press is announced again. */
  readonly count: number;
}

/** The code for the host's page, and a button to copy it. */
export function Snippet({ code }: { readonly code: string }) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  async function copy(): Promise<void> {
    const count = (attempt?.count ?? 0) + 1;
    try {
      await navigator.clipboard.writeText(code);
      setAttempt({ isCopied: true, count });
    } catch {
      box.current?.select();
      setAttempt({ isCopied: false, count });
    }
  }

  return (
    <div className={styles['snippet']}>
      <h2 id="embed-code">{words.snippet}</h2>
      <textarea
        ref={box}
        className={styles['code']}
        aria-labelledby="embed-code"
        readOnly
        rows={7}
        spellCheck={false}
        value={code}
      />
      <Button onPress={() => void copy()}>{words.copy}</Button>
      <div role="status">
        {attempt ? (
          <Text key={attempt.count} as="p">
            {attempt.isCopied ? words.copied : words.notCopied}
          </Text>
        ) : null}
      </div>
    </div>
  );
}
