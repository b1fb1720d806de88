import { useEffect, useRef, useState } from 'react';
import { fillChild, useLinkUndo } from '#person/child/child-store.ts';
import { startResultsAt } from '#person/store.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { readChildLink } from './child-link.ts';
import { isShareLink } from '#person/link/share-link.ts';
import { shareWords } from './share-words.ts';

type Arrival = 'none' | 'received' | 'restored' | 'unreadable';

/** Fills the children's form from a link, and shows a notice about it. Renders nothing without a link. */
export const ChildShareReader = withFailureMessage(function ChildShareReader() {
  const [arrival, arrive] = useState<Arrival>('none');
  const notice = useRef<HTMLDivElement>(null);
  const goBack = useLinkUndo();
  useEffect(() => {
    const look = (): void => {
      const { hash, pathname, search } = location;
      if (!isShareLink(hash)) return;
      // Removed from the address, so that it isn't in the history and isn't read twice.
      history.replaceState(history.state, '', pathname + search);
      const entries = readChildLink(hash);
      if (entries) {
        startResultsAt(notice.current);
        fillChild(entries);
      }
      arrive(entries ? 'received' : 'unreadable');
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
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
