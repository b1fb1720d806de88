import { useState } from 'react';
import { useSharedResult } from '#person/store.ts';
import type { SharedResult } from '#person/store.ts';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { writeShareLink } from './share-link.ts';
import { shareWords } from './share-words.ts';
import css from './ShareResult.module.css?inline';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/Text.tsx';

const styles = lateStyles('ShareResult', css);

const linkTo = (result: SharedResult): string =>
  `${location.origin}${location.pathname}#${writeShareLink(result)}`;

function Actions({ result }: { readonly result: SharedResult }) {
  const [said, say] = useState<'' | 'copied' | 'shared' | 'byHand'>('');
  const link = linkTo(result);

  const copy = async (): Promise<void> => {
    try {
      // A browser may refuse, and without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(link);
      say('copied');
    } catch {
      say('byHand');
    }
  };
  const share = (): void => {
    // Somebody who closes the sheet has decided against it: nothing to say.
    void navigator.share({ title: shareWords.title[result.calculator], url: link }).then(
      () => say('shared'),
      () => say(''),
    );
  };

  return (
    <>
      <div className={styles('buttons')}>
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
      <p role="status" className={styles('said')}>
        {said === '' ? null : <Text as="span">{shareWords[said]}</Text>}
      </p>
      {said === 'byHand' ? (
        <textarea
          className={styles('link')}
          readOnly
          rows={3}
          aria-label={shareWords.linkLabel}
          value={link}
        />
      ) : null}
    </>
  );
}

/** Copy a link, hand it to another app, print. */
export const ShareResult = withFailureMessage(function ShareResult() {
  const result = useSharedResult();
  if (!result) return <p>{shareWords.nothing}</p>;
  return (
    <div className={styles('share')}>
      <p className={styles('intro')}>{shareWords.intro}</p>
      <Actions key={writeShareLink(result)} result={result} />
    </div>
  );
});
