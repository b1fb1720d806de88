/** What pages say or leave out because of what the policy withholds. */
import { isFarUnderweight, isUnderAge, isUnderweight } from './limits.ts';
import type { PolicyFigure, PolicyPerson, WithheldReason } from '../policy.ts';

/** What a page's fixed texts leave out for a person: everything about targets, or about losing; `null` for nothing. */
export function untoldTo({
  age,
  bmi,
  pregnancy,
}: Pick<PolicyPerson, 'age' | 'bmi' | 'pregnancy'>): 'targets' | 'loss' | null {
  if (isUnderAge(age) || pregnancy || isFarUnderweight(bmi)) return 'targets';
  return isUnderweight(bmi) ? 'loss' : null;
}

/** The reasons that the notice before the figures gives: of a pregnancy, and of a BMI below 16. */
const isInNotice = (reason: WithheldReason, all: readonly WithheldReason[]): boolean =>
  reason === 'pregnancy' ||
  (all.includes('farUnderweight') && ['farUnderweight', 'underweight'].includes(reason));

/** The reasons among some figures that are explained beside them, each once, in order. */
export function withheldReasons(figures: readonly PolicyFigure<number>[]): readonly WithheldReason[] {
  const reasons = figures.flatMap((figure) => (figure.status === 'withheld' ? [figure.reason] : []));
  return [...new Set(reasons)].filter((reason) => !isInNotice(reason, reasons));
}
