import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { shareWords } from './share-words.ts';
import css from './ShareResult.module.css?inline';

export const shareStyles = lateStyles('ShareResult', css);

export interface ShareActionsProps {
  readonly link: string;
  /** The title and text for the share sheet. */
  readonly title: string;
}

/** Copy a link, share it with another app, print. */
export function ShareActions({ link, title }: ShareActionsProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'shared' | 'byHand'>('');

  const copy = async (): Promise<void> => {
    try {
      // The browser may refuse, and there is no clipboard without TLS.
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('byHand');
    }
  };
  const share = (): void => {
    // The visitor closed the sheet, so there is nothing to report.
    void navigator.share({ title, url: link }).then(
      () => setOutcome('shared'),
      () => setOutcome(''),
    );
  };

  return (
    <>
      <div className={shareStyles('buttons')}>
        <Button onPress={() => void copy()}>{shareWords.copy}</Button>
        {'share' in navigator ? (
          <Button kind="secondary" onPress={share}>
            {shareWords.share}
          </Button>
        ) : null}
        <Button kind="secondary" onPress={() => print()}>
          {shareWords.print}
        </Button>
      </div>
      <p role="status" className={shareStyles('message')}>
        {outcome === '' ? null : <Text as="span">{shareWords[outcome]}</Text>}
      </p>
      {outcome === 'byHand' ? (
        <textarea
          className={shareStyles('link')}
          readOnly
          rows={3}
          aria-label={shareWords.linkLabel}
          value={link}
        />
      ) : null}
    </>
  );
}
