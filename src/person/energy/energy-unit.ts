/** The visitor's energy unit: kcal, or kJ by choice. Stored for the tab's session. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { EnergyUnit } from '@evenscale/formulas/units';

/** The key in the tab's session storage, set only while kJ is chosen; the privacy page mentions it. */
export const ENERGY_UNIT_KEY = 'evenscale.energy';

const $energyUnit = atom<EnergyUnit>('kcal');

/** Shows all energies in `unit`, and remembers it for the site's other pages. */
export function chooseEnergyUnit(unit: EnergyUnit): void {
  $energyUnit.set(unit);
  try {
    if (unit === 'kJ') sessionStorage.setItem(ENERGY_UNIT_KEY, unit);
    else sessionStorage.removeItem(ENERGY_UNIT_KEY);
  } catch {
    // Storage can be denied or full; the choice then applies to this page.
  }
}

/** Takes over the unit chosen on another page of the tab. */
function recall(): void {
  try {
    $energyUnit.set(sessionStorage.getItem(ENERGY_UNIT_KEY) === 'kJ' ? 'kJ' : 'kcal');
  } catch {
    // Without storage each page starts with kcal, or with the unit in an embed's address.
    $energyUnit.set(/\benergy=kj\b/iu.test(location.hash) ? 'kJ' : 'kcal');
  }
}

if (typeof window !== 'undefined') {
  recall();
  // A page restored from the back/forward cache may be older than the choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall();
  });
}

/** The unit to show energies in, live; kcal on the server. */
export const useEnergyUnit = (): EnergyUnit => useStore($energyUnit, { ssr: 'initial' });

/** The current unit, for text that is written once, such as a link. */
export const currentEnergyUnit = (): EnergyUnit => $energyUnit.get();
