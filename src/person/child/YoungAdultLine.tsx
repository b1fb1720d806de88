import { lazy, Suspense } from 'react';
import type { BmiOfPerson } from './young-adult.ts';
import { isYoungAdult } from './is-young-adult.ts';
import { Text } from '#ui/text/Text.tsx';

interface LineProps {
  readonly person: BmiOfPerson;
  readonly className: string | undefined;
}

/** An answer without this line is complete, so nothing is said if the growth table can't be loaded. */
const Line = lazy(async () => {
  const found = await import('./young-adult.ts').catch(() => null);
  return {
    default: function Percentile({ person, className }: LineProps) {
      const percentile = found?.youngAdultPercentile(person);
      if (!percentile) return null;
      const { value, ordinal, around } = percentile;
      return (
        <Text as="p" className={className}>
          {[around[0], { name: 'percentile', value, text: ordinal }, around[1]]}
        </Text>
      );
    },
  };
});

/** At 18 and 19, the BMI's percentile beside the adult figures; its table loads only then. */
export function YoungAdultLine({ person, className }: LineProps) {
  if (!isYoungAdult(person.age)) return null;
  return (
    <Suspense fallback={<p className={className}>…</p>}>
      <Line person={person} className={className} />
    </Suspense>
  );
}
