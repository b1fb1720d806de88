import type { ReactNode } from 'react';
import type { Person } from '#person/form.ts';
import { isUnderAge } from '#person/safety.ts';
import { Later } from './Later.tsx';

export interface BelowResultProps {
  readonly person: Person;
  /** Where an adult can go from the result. */
  readonly nextSteps?: ReactNode;
  readonly explanation?: ReactNode;
}

/** What follows a result, once its figures are painted. */
export function BelowResult({ person, nextSteps, explanation }: BelowResultProps) {
  return (
    <Later>
      {isUnderAge(person.age) ? null : nextSteps}
      {explanation}
    </Later>
  );
}
