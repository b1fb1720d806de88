import { useCallback, useEffect, useState } from 'react';
import { readPage } from '#person/database/list-page.ts';
import { useStoreChanges } from '#person/database/store-channel.ts';
import { savedCourse, type SavedCourse } from './planned-course.ts';

/** Plans are searched for among this many of the newest saved results. */
const NEWEST_RESULTS = 100;
/** The most plans to choose from. */
const MOST_PLANS = 8;

async function readPlans(): Promise<readonly SavedCourse[]> {
  const page = await readPage({ to: 'newest' }, NEWEST_RESULTS);
  const results = page.ok ? page.value.results : [];
  return results.flatMap((saved) => savedCourse(saved) ?? []).slice(0, MOST_PLANS);
}

/** The saved plans, newest first; empty until they are read. */
export function useSavedPlans(): readonly SavedCourse[] {
  const [plans, setPlans] = useState<readonly SavedCourse[]>([]);
  const read = useCallback(() => void readPlans().then(setPlans), []);
  useEffect(read, [read]);
  useStoreChanges(read);
  return plans;
}
