import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { currentPerson } from '#person/database/people.ts';
import { logPersonOf, logViewOf } from '#person/database/person-row.ts';
import { useStored } from '#person/database/use-stored.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { readLog } from '#person/log/log-store.ts';
import { useToday } from '#person/log/use-today.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import type { PicturedLog } from './picture/log-picture.ts';
import { shareStyles } from './share-styles.ts';
import { shareWords } from './share-words.ts';

const Picture = withFailureMessage(
  lazy(async () => ({ default: (await import('./picture/SharePicture.tsx')).LogPictures })),
);

type Kept = Pick<PicturedLog, 'days' | 'person' | 'view'>;

/** The current person's log; `null` without one, or without whom it is about. */
async function readOwn(): Promise<Kept | null> {
  const current = await currentPerson();
  const row = current.ok ? current.value : null;
  const person = row && logPersonOf(row);
  const days = person ? await readLog(row.id) : null;
  return row && person && days?.ok ? { days: days.value, person, view: logViewOf(row) } : null;
}

/** A picture of the log's trend; its script loads when it is asked for. */
export const LogPicture = withFailureMessage(function LogPicture() {
  const [isAsked, setAsked] = useState(false);
  const [kept] = useStored(useCallback(() => readOwn(), []));
  const today = useToday();
  const log = useMemo(
    () => (kept && today !== '' ? { ...kept, today, pregnancy: isPregnancyOf(kept.person, today) } : null),
    [kept, today],
  );
  if (kept === undefined || today === '') return null;
  if (log === null) return <p className={shareStyles('more')}>{shareWords.noLogPicture}</p>;
  if (!isAsked)
    return (
      <p className={shareStyles('more')}>
        <Button kind="secondary" onPress={() => setAsked(true)}>
          {shareWords.logPicture}
        </Button>
      </p>
    );
  return (
    <Suspense fallback={<p role="status">{shareWords.drawing}</p>}>
      <Picture log={log} />
    </Suspense>
  );
});
