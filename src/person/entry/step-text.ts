import { formatEntry } from '#ui/text/format.ts';
import { parseNumberText } from './number-text.ts';

/** The text after an arrow key: one step up or down, never below `least`. Text that isn't a bare number stays. */
export function stepText(text: string, step: number, direction: 1 | -1, least: number): string {
  if (text.trim() === '') return formatEntry(Math.max(least, direction > 0 ? step : 0));
  const reading = parseNumberText(text);
  if (!reading.ok) return text;
  return formatEntry(Math.max(least, reading.value + step * direction));
}
