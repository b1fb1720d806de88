import { withStore } from './with-store.ts';
import type { Outcome } from './with-store.ts';

/** Whether children's measurements or a log are stored, which "Erase everything" would erase as well. */
export function hasOtherData(): Promise<Outcome<boolean>> {
  return withStore({
    empty: false,
    act: async (db) => {
      const counts = await Promise.all(
        (['children', 'logDays', 'logSetup'] as const).map((name) => db.count(name)),
      );
      return counts.some((count) => count > 0);
    },
  });
}
