import type { CalorieFigure } from '#calculators/shared/calorie-figure.ts';
import { withheldText } from '#calculators/shared/calorie-words.ts';
import { formatKcal } from '#calculators/shared/format.ts';
import { Result } from '#calculators/shared/Result.tsx';

export interface PlanFigureProps {
  readonly name: string;
  readonly figure: CalorieFigure;
}

/** A judged intake: its kilocalories, or why there are none. */
export function PlanFigure({ name, figure }: PlanFigureProps) {
  if (figure.status === 'withheld') return <Result name={name}>{withheldText[figure.reason]}</Result>;
  return (
    <>
      <Result name={name} value={figure.value}>
        {formatKcal(figure.value)}
      </Result>{' '}
      kcal
    </>
  );
}
