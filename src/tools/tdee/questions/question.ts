/** What a page about one question shows of a TDEE result, as data. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { rangeDash } from '#ui/text/format.ts';
import type { TdeeEntries, TdeeInput } from '../entries.ts';
import type { TdeeReport } from '../report.ts';

/** A figure; without a value it is withheld, and the text is the reason. */
export interface Figure {
  /** Name of the result. */
  readonly name: string;
  /** Unrounded. */
  readonly value?: number;
  readonly text: string;
}

/** A figure, or the two ends of one, as one text. */
export const figuresText = (figures: readonly Figure[]): string => {
  const texts = figures.map(({ text }) => text);
  return texts.join(rangeDash(texts[0] ?? ''));
};

/** A smaller figure, or the two ends of one, below the main one. */
export interface Row {
  readonly label: string;
  readonly figures: readonly Figure[];
  /** Follows the last figure. */
  readonly unit?: string | undefined;
  /** True for the visitor's own category among several. */
  readonly isOwn?: boolean;
}

/** The answer to a question. */
export interface Answer {
  /** For the visitor, in one sentence; `null` if there is no figure. */
  readonly sentence: string | null;
  /** The figure in the largest type, or the two ends of a range. */
  readonly hero: readonly Figure[];
  /** Follows the figure. */
  readonly unit: string;
  /** What the figure means for the visitor's health, below it. */
  readonly meaning?: string;
  readonly rows: readonly Row[];
  /** What the figures follow from, how far off they may be, and what they don't say. */
  readonly notes: readonly string[];
}

/** What the answer follows from. */
export interface Asked {
  readonly entries: Pick<TdeeEntries, 'waist'>;
  readonly input: TdeeInput & Person;
  readonly report: TdeeReport;
  readonly energyUnit: EnergyUnit;
}

/** A question with a page of its own. It has the entries and the report of the TDEE calculator. */
export interface Question {
  readonly formTitle: string;
  readonly resultsTitle: string;
  /** What the form asks besides weight, height, age and gender. */
  readonly asks: readonly ('activityLevel' | 'goal' | 'bodyFat' | 'waist')[];
  /** True if the answer is in kcal or kJ, with the switch. */
  readonly isEnergy: boolean;
  readonly answer: (asked: Asked) => Answer;
}
