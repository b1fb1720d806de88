/** The entries that only the TDEE calculator has, as restored or filled in. */
import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import type { EarlyEntries } from '#person/fields/early-entry.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import type { Fill } from '#person/store.ts';
import type { OwnEntries } from '#person/page-state.ts';
import { CALCULATE_FRAGMENT } from '#person/use-calculator.ts';
import { GOALS, type TdeeEvent, type TdeeState } from './tdee-form.ts';

/** Events that restore the entries of an earlier result, then those made before the island hydrated. */
export function arrivedEntries(early: EarlyEntries, own: OwnEntries): readonly TdeeEvent[] {
  const goal = early.choice('goal', GOALS) ?? GOALS.find((value) => value === own['goal']);
  const { hash } = location;
  const target = CALORIE_TARGET_KEYS.find(
    (key) => hash === `${CALCULATE_FRAGMENT}-${key}` || key === own['target'],
  );
  const { macros } = own;
  const isGiven = early.tick('bodyFatAsk');
  return [
    ...(goal ? [{ type: 'goalChosen', goal } as const] : []),
    ...(target ? [{ type: 'targetChosen', target } as const] : []),
    ...(typeof macros === 'string' ? [{ type: 'macrosChosen', macros } as const] : []),
    ...(isGiven === undefined ? [] : [{ type: 'bodyFatToggled', isGiven } as const]),
  ];
}

/** Events for what another part of the page fills in. */
export const filledEntries = ({ goal, target, macros, bodyFat }: Fill): readonly TdeeEvent[] => [
  ...(goal ? [{ type: 'goalChosen', goal } as const] : []),
  ...(target ? [{ type: 'targetChosen', target } as const] : []),
  // A link has a goal, and means the default plan if it has none.
  ...((macros ?? goal) ? [{ type: 'macrosChosen', macros: macros ?? DEFAULT_MACROS } as const] : []),
  ...(bodyFat === undefined ? [] : [{ type: 'bodyFatToggled', isGiven: bodyFat !== '' } as const]),
  ...(bodyFat ? [{ type: 'bodyFatEdited', text: bodyFat } as const] : []),
];

/** The result in the page's history entry. */
export const ownEntriesOf = ({ goal, target, macros }: TdeeState): OwnEntries => ({
  goal,
  target: target ?? '',
  macros,
});
