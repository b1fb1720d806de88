import { rulerBetween, type Ruler } from '#charts/ticks.ts';
import { weightWords } from '#library/library-words.ts';
import { KG_PER_POUND } from '@evenscale/formulas/units';

/** A chart's scale, for all readers or for those with one of the unit systems. `prose.css` shows one of two. */
export interface FigureScale {
  readonly units?: 'us' | 'metric';
  readonly name: string;
  readonly ruler: Ruler;
}

const MOST_LABELS = 8;

/** The scale as given; for pounds, the same stretch in kilograms, too. */
export function scalesOf(name: string, ruler: Ruler): readonly FigureScale[] {
  if (name !== weightWords.pounds) return [{ name, ruler }];
  const inKilograms = rulerBetween(ruler.min * KG_PER_POUND, ruler.max * KG_PER_POUND, MOST_LABELS);
  return [
    { units: 'us', name, ruler },
    { units: 'metric', name: weightWords.kilograms, ruler: inKilograms },
  ];
}
