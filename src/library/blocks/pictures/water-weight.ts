import { weightTrend } from '@evenscale/formulas/own-maintenance';
import { kg, KG_PER_POUND } from '@evenscale/formulas/units';

/** Water that comes from one day to another and goes again, in kg. */
interface Water {
  readonly from: number;
  readonly highest: number;
  readonly to: number;
  readonly kg: number;
}

/** Two monthly cycles, two salty dinners, a harder workout and a long trip, within the amounts of the article's table. */
const WATER: readonly Water[] = [
  { from: 5, highest: 6, to: 9, kg: 1.2 },
  { from: 10, highest: 12, to: 20, kg: 0.7 },
  { from: 20, highest: 26, to: 30, kg: 1.5 },
  { from: 34, highest: 35, to: 38, kg: 1.2 },
  { from: 40, highest: 41, to: 45, kg: 0.7 },
  { from: 48, highest: 54, to: 58, kg: 1.5 },
];

/** Fat lost in a week, in kg, as in the article's first example. */
const FAT_PER_WEEK = 0.3;
const LAST_DAY = 56;
const DAYS_A_WEEK = 7;
/** The trend needs weights; the picture shows only how they change. */
const START = 80;

function waterOn(day: number): number {
  return WATER.reduce((sum, { from, highest, to, kg: most }) => {
    if (day <= from || day >= to) return sum;
    return sum + most * (day < highest ? (day - from) / (highest - from) : (to - day) / (to - highest));
  }, 0);
}

/** Up and down from one morning to the next, at most 0.3 kg; always the same. */
const wobbleOn = (day: number): number => (Math.sin(day * 2.4) + Math.sin(day * 5.1)) * 0.15;

const days = Array.from({ length: LAST_DAY + 1 }, (_, day) => day);
const fatOn = (day: number): number => (-FAT_PER_WEEK * day) / DAYS_A_WEEK;
const scaleOn = (day: number): number => fatOn(day) + waterOn(day) + wobbleOn(day) - wobbleOn(0);

const inPounds = (change: number): number => change / KG_PER_POUND;

/** Days and the change since the first morning, in pounds. */
export type Course = readonly (readonly [number, number])[];

export const FAT: Course = [0, LAST_DAY].map((day) => [day, inPounds(fatOn(day))]);
export const SCALE: Course = days.map((day) => [day, inPounds(scaleOn(day))]);
export const TREND: Course = weightTrend(
  days.map((day) => ({ day, weight: kg(START + scaleOn(day)), isConfirmed: true })),
).map(({ day, weight }) => [day, inPounds(weight - START)]);
