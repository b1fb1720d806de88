import { useEffect, useState } from 'react';
import { fillChild } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/Text.tsx';
import { readChildLink } from './child-link.ts';
import { isShareLink } from '#person/link/share-link.ts';
import { shareWords } from './share-words.ts';

type Arrival = 'none' | 'childReceived' | 'unreadable';

/** Reads a link's measurement into the children's form, and says where it came from. Shows nothing otherwise. */
export const ChildShareReader = withFailureMessage(function ChildShareReader() {
  const [arrival, arrive] = useState<Arrival>('none');
  useEffect(() => {
    const look = (): void => {
      const { hash, pathname, search } = location;
      if (!isShareLink(hash)) return;
      // Out of the address, so that it stays in no history and is not read twice.
      history.replaceState(history.state, '', pathname + search);
      const entries = readChildLink(hash);
      if (entries) fillChild(entries);
      arrive(entries ? 'childReceived' : 'unreadable');
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <div role="status" className={arrival === 'none' ? 'visually-hidden' : undefined}>
      {arrival === 'none' ? null : (
        <Notice>
          <Text as="p">{shareWords[arrival]}</Text>
        </Notice>
      )}
    </div>
  );
});
