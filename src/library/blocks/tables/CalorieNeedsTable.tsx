import type { Gender } from '@evenscale/formulas/energy';
import { formatNearestFifty, formatWhole } from '../../format-figure.ts';
import { COMPARED_LEVELS, calorieNeeds } from './calorie-needs.ts';
import { FigureTable } from './FigureTable.tsx';
import { activityWords, captions } from './table-words.ts';

const FIGURES = [1, 2, 3];

const rowsOf = (gender: Gender) =>
  calorieNeeds(gender).map(({ age, ours, official }): [string, ...string[]] => [
    String(age),
    ...ours.map((value, level) => `${formatNearestFifty(value)} (${formatWhole(official[level] ?? 0)})`),
  ]);

/** Maintenance calories by age, sex and activity, from our formulas, compared with the official US estimates. */
export function CalorieNeedsTable() {
  const head = ['Age', ...COMPARED_LEVELS.map((level) => activityWords[level].name)];
  return (
    <>
      <FigureTable caption={captions.needsWomen} head={head} figures={FIGURES} rows={rowsOf('female')} />
      <FigureTable caption={captions.needsMen} head={head} figures={FIGURES} rows={rowsOf('male')} />
    </>
  );
}
