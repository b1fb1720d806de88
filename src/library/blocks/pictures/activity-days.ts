import { ACTIVITY_FACTORS, type ActivityLevel } from '@evenscale/formulas/energy';

/** What a day is made of, from little energy to much. */
export const DAY_PARTS = ['lying', 'sitting', 'standing', 'walking', 'heavy'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export type DayHours = Readonly<Record<DayPart, number>>;

/**
 * Energy as a multiple of resting energy: sleep, light leisure, standing with light loads, walking, and farm work by
 * hand, in the tables of FAO/WHO/UNU (2001), chapter 5.
 */
const COST: DayHours = { lying: 1, sitting: 1.4, standing: 2.2, walking: 3.2, heavy: 4.1 };

const DAY = 24;
const SLEEP = 8;

/** Hours of walking and of hard exercise or work a day; the rest of a day follows from its level. */
const MOVING: Readonly<Record<ActivityLevel, Pick<DayHours, 'walking' | 'heavy'>>> = {
  sedentary: { walking: 0, heavy: 0 },
  lightlyActive: { walking: 0.5, heavy: 0 },
  moderatelyActive: { walking: 1, heavy: 0.5 },
  veryActive: { walking: 1, heavy: 1 },
  superActive: { walking: 1, heavy: 2 },
};

/** The energy of a day as a multiple of resting energy. */
export const levelOf = (hours: DayHours): number =>
  DAY_PARTS.reduce((sum, part) => sum + hours[part] * COST[part], 0) / DAY;

/**
 * A day whose energy is exactly a level's multiplier. With eight hours of sleep and the rest sitting, a day is already
 * above the lowest level, which so needs more hours lying down; at the others, hours on the feet take the place of
 * sitting.
 */
export function dayOf(level: ActivityLevel): DayHours {
  const { walking, heavy } = MOVING[level];
  const seated: DayHours = {
    lying: SLEEP,
    sitting: DAY - SLEEP - walking - heavy,
    standing: 0,
    walking,
    heavy,
  };
  const missing = (ACTIVITY_FACTORS[level] - levelOf(seated)) * DAY;
  if (missing < 0) {
    const more = -missing / (COST.sitting - COST.lying);
    return { ...seated, lying: seated.lying + more, sitting: seated.sitting - more };
  }
  const standing = missing / (COST.standing - COST.sitting);
  return { ...seated, standing, sitting: seated.sitting - standing };
}
