import { useEffect, useRef, useState } from 'react';
import { fillChild, useLinkUndo } from '#person/child/child-store.ts';
import { isCalculable, keepEntries } from '#person/entries/kept.ts';
import { readLink } from '#person/entries/link.ts';
import { startResultsAt } from '#person/store.ts';
import { child } from '#tools/child-bmi/entries.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { onLink } from './use-linked-entries.ts';
import { shareWords } from './share-words.ts';

type Arrival = 'none' | 'received' | 'restored' | 'unreadable';

/** Fills the children's form from a link, and shows a notice about it. Renders nothing without a link. */
export const ChildLinkReader = withFailureMessage(function ChildLinkReader() {
  const [arrival, arrive] = useState<Arrival>('none');
  const notice = useRef<HTMLDivElement>(null);
  const goBack = useLinkUndo();
  useEffect(
    () =>
      onLink((fragment) => {
        const entries = readLink(child, fragment)?.entries;
        const isReadable = entries !== undefined && isCalculable(child, entries);
        if (isReadable) {
          startResultsAt(notice.current);
          // Without the dates: the visitor's own stay in the form.
          fillChild(keepEntries(child, entries).entries);
        }
        arrive(isReadable ? 'received' : 'unreadable');
      }),
    [],
  );
  useEffect(() => {
    if (arrival === 'unreadable') notice.current?.scrollIntoView({ block: 'center' });
    // The pressed button is gone.
    if (arrival === 'restored') notice.current?.focus();
  }, [arrival]);
  const restore = (): void => {
    goBack?.();
    arrive('restored');
  };
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className={arrival === 'none' ? 'visually-hidden' : 'no-print'}
    >
      {arrival === 'none' ? null : (
        <Notice>
          <Text as="p">{shareWords[arrival]}</Text>
          {arrival === 'received' && goBack ? (
            <p>
              <Button kind="text" onPress={restore}>
                {shareWords.goBack}
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
    </div>
  );
});
