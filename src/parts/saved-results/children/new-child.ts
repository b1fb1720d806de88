import { months } from '@evenscale/formulas/units';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { formatMonths } from '#person/child/format-child.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { newId } from '#parts/saved-results/new-result.ts';
import type { SavedChild } from '#person/database/saved-child.ts';

/** A measurement in the stored format. Pure except for the id. */
export const newSavedChild = (child: ChildMeasurement, name: string): SavedChild => ({
  id: newId(),
  name,
  gender: child.gender,
  age: months(Number(formatMonths(child.age))),
  completed: child.completed,
  kilograms: child.weight.kilograms,
  centimetres: child.height.centimetres,
  units: child.units,
});

/** A saved measurement as the page reads one. */
export const measurementOf = (saved: SavedChild): ChildMeasurement => ({
  gender: saved.gender,
  age: saved.age,
  completed: saved.completed,
  weight: weightOf(saved.kilograms, 'kg'),
  height: heightOf(saved.centimetres, 'cm'),
  units: saved.units,
});
