import { useEffect, useState } from 'react';
import { useToday } from '#person/log/use-today.ts';
import { isSharedLog, readSharedLog, type SharedLog } from '#tools/log/shared-log.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { SharedSheet } from './SharedSheet.tsx';
import { arrivalWords as words } from './share-words.ts';
import { sheetStyles as styles } from './share-styles.ts';

type Arrival =
  | { readonly status: 'none' | 'reading' | 'unreadable' }
  | { readonly status: 'read'; readonly log: SharedLog };

/** Reads the log of each link, and removes it from the address and the history. */
function useArrival(): Arrival {
  const [arrival, arrive] = useState<Arrival>({ status: 'none' });
  useEffect(() => {
    let links = 0;
    const look = (): void => {
      const { hash, pathname, search } = location;
      if (!isSharedLog(hash)) return;
      const mine = (links += 1);
      history.replaceState(history.state, '', pathname + search);
      arrive({ status: 'reading' });
      void readSharedLog(hash).then((log) => {
        if (mine === links) arrive(log ? { status: 'read', log } : { status: 'unreadable' });
      });
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      links += 1;
      removeEventListener('hashchange', look);
    };
  }, []);
  return arrival;
}

/** Somebody's log, as their link has it. It stores nothing and changes nothing. */
export const SharedLogView = withFailureMessage(function SharedLogView() {
  const arrival = useArrival();
  const today = useToday();
  const { status } = arrival;
  return (
    <>
      <div role="status" className="no-print">
        {status === 'none' ? null : (
          <Notice>
            <Text as="p">
              {status === 'read' ? words.intro : words[status === 'reading' ? 'looking' : status]}
            </Text>
          </Notice>
        )}
      </div>
      {arrival.status === 'read' && today !== '' ? (
        <div className={styles('card')} data-shared-log="">
          <SharedSheet key={JSON.stringify(arrival.log)} log={arrival.log} today={today} heading="h2" />
          <p className="no-print">
            <Button kind="secondary" onPress={() => print()}>
              {words.print}
            </Button>
          </p>
        </div>
      ) : null}
    </>
  );
});
