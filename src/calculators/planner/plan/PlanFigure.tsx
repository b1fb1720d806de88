import type { CalorieFigure } from '#person/safety.ts';
import { Result } from '#ui/Result.tsx';
import { planFigure } from './plan-figure.ts';

export interface PlanFigureProps {
  readonly name: string;
  readonly figure: CalorieFigure;
}

/** A judged intake: its kilocalories, or why there are none. */
export function PlanFigure({ name, figure }: PlanFigureProps) {
  const { text, ...result } = planFigure(name, figure);
  return <Result {...result}>{text}</Result>;
}
