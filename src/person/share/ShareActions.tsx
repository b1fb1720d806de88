import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { shareActionWords as words } from './share-action-words.ts';
import css from './ShareActions.module.css?inline';

const styles = lateStyles('ShareActions', css);

export interface ShareActionsProps {
  readonly link: string;
  /** The title and text for the share sheet. */
  readonly title: string;
  /** The name of the link's text, where it has to be copied by hand. */
  readonly linkLabel: string;
  /** Another button of the row. */
  readonly children?: ReactNode;
}

/** Copy a link, share it with another app, print. */
export function ShareActions({ link, title, linkLabel, children }: ShareActionsProps) {
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
      <div className={styles('buttons')}>
        <Button onPress={() => void copy()}>{words.copy}</Button>
        {'share' in navigator ? (
          <Button kind="secondary" onPress={share}>
            {words.share}
          </Button>
        ) : null}
        <Button kind="secondary" onPress={() => print()}>
          {words.print}
        </Button>
        {children}
      </div>
      <p role="status" className={styles('message')}>
        {outcome === '' ? null : <Text as="span">{words[outcome]}</Text>}
      </p>
      {outcome === 'byHand' ? (
        <textarea className={styles('link')} readOnly rows={3} aria-label={linkLabel} value={link} />
      ) : null}
    </>
  );
}
