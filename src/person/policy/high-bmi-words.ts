/** What a high BMI means: only for the tools that say it. */
import { OBESITY_FROM } from '@evenscale/formulas/bmi';
import { paths } from '#config/paths.ts';
import type { PolicyPerson } from '#person/policy.ts';
import { appointmentText } from '#person/policy-words.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { isOlderAge, isUnderAge } from './limits.ts';

/** What a BMI of 30 or more means for an adult, and what to have checked; `null` below it, and during pregnancy. */
export function highBmiText({
  age,
  bmi,
  pregnancy,
}: Pick<PolicyPerson, 'age' | 'bmi' | 'pregnancy'>): string | null {
  if (bmi < OBESITY_FROM || isUnderAge(age) || pregnancy) return null;
  return [
    // From 65 on, the risk was higher only above another BMI, which is said with the first step.
    !isOlderAge(age) ? `From a BMI of ${OBESITY_FROM} on, health risks are higher on average.` : null,
    appointmentText(bmi),
    'Have your blood pressure, blood sugar (A1c) and cholesterol checked.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The same with a link to what it is based on. */
export const highBmiParts = (text: string): readonly TextPart[] => [
  `${text} `,
  { as: 'a', href: paths.bmiArticle, text: 'How risk changes with BMI' },
];
