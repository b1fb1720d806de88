/** A weight before pregnancy near one with another range. */
import { HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import { kg, type Kilograms } from '@evenscale/formulas/units';
import type { Height, Weight } from '#person/entry/measure-text.ts';

/** In kg: a scale, clothes and memory are off by so much. Our own choice. */
const NEAR = 1;

export interface NearLimit {
  /** The first weight of the higher group. */
  readonly weight: Kilograms;
  /** True if the other group is the higher one. */
  readonly isFromIt: boolean;
  /** The group on the other side of the limit. */
  readonly other: HomeBmiKey;
}

/** The limit that a weight is near to; `null` for any other weight. */
export function nearLimit({ kilograms }: Weight, { centimetres }: Height): NearLimit | null {
  const square = (centimetres / 100) ** 2;
  const place = HOME_BMI_BANDS.findIndex(
    ({ from }) => from > 0 && Math.abs(kilograms - from * square) <= NEAR,
  );
  const band = HOME_BMI_BANDS[place];
  if (!band) return null;
  const weight = kg(band.from * square);
  const isFromIt = kilograms < weight;
  const other = HOME_BMI_BANDS[isFromIt ? place : place - 1]?.key;
  return other ? { weight, isFromIt, other } : null;
}
