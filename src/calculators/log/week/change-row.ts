import { changeDay, showMessage, type Changed } from '#calculators/log/log-state.ts';
import { logWords } from '#calculators/log/log-words.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { weekWords } from './week-words.ts';

type Fields = Omit<DayChange, 'day' | 'seen'>;

/** Changes some fields of a day; its cell asks if the day has another value by now. */
export const changeRow = (day: string, fields: Fields): Promise<Changed> =>
  changeDay({ day, ...fields }, logWords.changed(formatIsoDay(day)));

/** Changes a day by a press, and says so if the day has another value by now: the next press is about that one. */
export async function pressRow(day: string, fields: Fields, text: string): Promise<void> {
  const outcome = await changeDay({ day, ...fields }, text);
  if (outcome === 'stayed') showMessage({ text: weekWords.stayed(formatIsoDay(day)) });
}
