import type { PolicyFigure } from '#person/policy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Result } from '#ui/Result.tsx';
import { planFigure } from '#tools/planner/plan/plan-figure.ts';

/** An assessed intake: its energy, or why there is none. */
export function PlanFigure({ name, figure }: { readonly name: string; readonly figure: PolicyFigure }) {
  const { text, ...result } = planFigure(name, figure, useEnergyUnit());
  return <Result {...result}>{text}</Result>;
}
