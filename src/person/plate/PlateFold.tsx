import { lazy, useState } from 'react';
import type { MacroGrams } from '@evenscale/formulas/macros';
import { LateFold } from '#ui/fold/LateFold.tsx';
import { canHaveDay } from './can-have-day.ts';
import { plateFoldWords as words } from './plate-fold-words.ts';

const SampleDays = lazy(async () => ({ default: (await import('./SampleDays.tsx')).SampleDays }));

interface PlateFoldProps {
  /** What to eat a day, in kcal. */
  readonly intake: number;
  readonly macros: MacroGrams;
}

/** One line that opens two days of meals, for paper, too, once it is open; absent if there are none for the calories or the split. */
export function PlateFold({ intake, macros }: PlateFoldProps) {
  const [isOpen, open] = useState(false);
  if (!canHaveDay(intake, macros)) return null;
  return (
    <LateFold {...words} isOpen={isOpen} isPrinted={isOpen} onToggle={open}>
      <SampleDays intake={intake} macros={macros} />
    </LateFold>
  );
}
