import { useEffect } from 'react';
import { sayLine } from '#calculators/log/log-state.ts';
import type { PlanShown } from '#calculators/log/plan/use-plan-of-log.ts';
import type { LogConcern } from '#person/policy/concerns.ts';
import { todayLine, type TodayFacts } from '#tools/log/today-line.ts';
import type { LogAnswerProps } from './LogAnswer.tsx';

interface LineOf extends Pick<TodayFacts, 'report' | 'eaten' | 'figure'>, Pick<LogAnswerProps, 'energyUnit'> {
  readonly plan: PlanShown | null;
  readonly concerns: readonly LogConcern[];
}

/** Says today's number below the form, for screens where the answer is further down. A concern comes before any number. */
export function useLineOf({ plan, concerns, energyUnit, ...facts }: LineOf): void {
  const line = concerns.length > 0 ? null : todayLine({ ...facts, now: plan && plan.now }, energyUnit);
  useEffect(() => sayLine(line ?? ''), [line]);
}
