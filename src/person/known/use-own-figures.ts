import { useEffect } from 'react';
import { followErasing } from '#person/database/store-channel.ts';
import { useStored } from '#person/database/use-stored.ts';
import type { TargetRequest } from '#person/target-report.ts';
import type { Known } from './known-person.ts';
import { ownFiguresOf, type OwnFigures } from './own-figures.ts';

/**
 * The figures of whoever is known in this tab, after every change of what is kept; `null` without any, and `undefined`
 * until that was read. Empties the tab when everything is erased in another one.
 *
 * @param read - doesn't throw; another function is read at once
 */
export function useOwnFigures(
  read: () => Promise<Known<TargetRequest> | null>,
): (Omit<Known<unknown>, 'input'> & { readonly figures: OwnFigures }) | null | undefined {
  const [known] = useStored(read);
  useEffect(followErasing, []);
  if (!known) return known;
  const figures = ownFiguresOf(known.input);
  return figures && { figures, presets: known.presets, name: known.name };
}
