/** That the kept entries aren't used in this visit: somebody else's turn. No entry is part of it. */
import { quietly } from '#ui/untrusted.ts';

/** The key in the tab's session storage; the privacy page mentions it. */
export const WITHOUT_KEPT_KEY = 'evenscale.without';

/** True if the visitor chose to go without the kept entries until the tab is closed. */
export const isWithoutKept = (): boolean => quietly(() => sessionStorage.getItem(WITHOUT_KEPT_KEY)) === 'yes';

/** Goes without the kept entries, or back to them. */
export function chooseWithoutKept(isWithout: boolean): void {
  quietly(() => {
    if (isWithout) sessionStorage.setItem(WITHOUT_KEPT_KEY, 'yes');
    else sessionStorage.removeItem(WITHOUT_KEPT_KEY);
  });
}
