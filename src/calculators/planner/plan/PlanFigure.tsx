import type { PolicyFigure } from '#person/policy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Result } from '#ui/Result.tsx';
import { planFigure } from '#tools/planner/plan/plan-figure.ts';

export interface PlanFigureProps {
  readonly name: string;
  readonly figure: PolicyFigure;
}

/** An assessed intake: its energy, or why there is none. */
export function PlanFigure({ name, figure }: PlanFigureProps) {
  const { text, ...result } = planFigure(name, figure, useEnergyUnit());
  return <Result {...result}>{text}</Result>;
}
