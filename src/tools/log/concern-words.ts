import { type Gender, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { LogConcern } from '#person/policy/concerns.ts';

/** What the log says. `gender` is that of the limit that was crossed. */
function factOf(concern: LogConcern, gender: Gender, unit: EnergyUnit): string {
  switch (concern) {
    case 'olderLoss':
      return 'You’ve lost more than 5% of your weight within six months.';
    case 'fastLoss':
      return 'Your weight is going down by more than 1% a week, which is faster than advised.';
    case 'tooLittle':
      return `In the last two weeks, you logged less than ${formatEnergy(MINIMUM_INTAKE[gender], unit)} a day on average.`;
  }
}

const WHAT_TO_DO: Readonly<Record<LogConcern, string>> = {
  olderLoss:
    'From age 65 on, that’s a reason to see a doctor soon, even if you meant to. Until then, please eat as much as your body uses.',
  fastLoss: 'Please eat more. If you didn’t mean to lose this much, see a doctor this week.',
  tooLittle:
    'If meals are missing, add them. If that’s all you eat, please eat more, and talk to a doctor or dietitian.',
};

/** What is said about a concern: kind, with one thing to do. */
export const concernText = (concern: LogConcern, gender: Gender, unit: EnergyUnit): string =>
  `${factOf(concern, gender, unit)} ${WHAT_TO_DO[concern]}`;

/** The same in one line, where the rest is a press away. */
export function concernLine(concern: LogConcern, gender: Gender, unit: EnergyUnit): string {
  const fact = factOf(concern, gender, unit);
  return concern === 'olderLoss' ? `${fact} Please see a doctor soon.` : fact;
}
