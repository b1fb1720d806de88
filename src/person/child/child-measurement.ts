import { bodyMassIndex } from '@evenscale/formulas/bmi';
import type { Gender } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Months } from '@evenscale/formulas/units';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import { measuresLine } from '#person/person-line.ts';
import { ageText } from '#ui/text/format-age.ts';
import type { Units } from '#person/units.ts';

/** One measurement of a child. It has no date: the date of birth never leaves the form. */
export interface ChildMeasurement {
  readonly gender: Gender;
  /** Days of age / 30.4375, as the CDC counts. */
  readonly age: Months;
  /** Full calendar months, for display. */
  readonly completed: Months;
  readonly weight: Weight;
  readonly height: Height;
  /** The units to show it in. */
  readonly units: Units;
}

/** BMI by the metric formula in all units, so that switching units never changes a percentile. */
export const childBodyMassIndex = ({
  weight,
  height,
}: Pick<ChildMeasurement, 'weight' | 'height'>): BodyMassIndex =>
  bodyMassIndex(weight.kilograms, height.centimetres);

/** A girl or a boy. */
export const childNames: Readonly<Record<Gender, string>> = { female: 'Girl', male: 'Boy' };

/** Who the result is for: "Girl, 9 years 4 months, 30 kg, 132 cm". */
export const childLine = (child: ChildMeasurement): string =>
  [childNames[child.gender], ageText(child.completed), measuresLine(child)].join(', ');
