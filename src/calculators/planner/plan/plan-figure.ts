import type { CalorieFigure } from '#person/safety.ts';
import { withheldText } from '#person/safety-words.ts';
import type { FigurePart } from '#ui/Text.tsx';
import { formatKcal } from '#ui/format.ts';

/** A judged intake as a part of a sentence: its kilocalories, or why there are none. */
export function planFigure(name: string, figure: CalorieFigure): FigurePart {
  return figure.status === 'withheld'
    ? { name, text: withheldText[figure.reason] }
    : { name, value: figure.value, text: formatKcal(figure.value), unit: 'kcal' };
}
