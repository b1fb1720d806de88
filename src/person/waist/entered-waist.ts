import type { WaistToHeightKey } from '@evenscale/formulas/body-composition';
import { bodyMassIndexOf } from '#person/assessment.ts';
import type { Height } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { waistUnitOf } from '#person/units.ts';
import { formatEntry } from '#ui/text/format.ts';
import { formatClassifiedRatio, formatRatio } from './format-ratio.ts';
import { waistFinding } from './waist-finding.ts';

const WAIST_SENTENCES: Readonly<Record<WaistToHeightKey, (ratio: string) => string>> = {
  noStatement: (ratio) => `It’s ${ratio} of your height. The guideline doesn’t cover values below 0.4.`,
  healthy: (ratio) => `It’s ${ratio} of your height, which the guideline calls healthy.`,
  increased: (ratio) => `It’s ${ratio} of your height, which the guideline calls an increased risk.`,
  high: (ratio) => `It’s ${ratio} of your height, which the guideline calls a high risk.`,
};
const waistUnclassified = (ratio: string): string => `It’s ${ratio} of your height.`;

/** A waist that was entered, and what it says. */
export interface EnteredWaist {
  readonly title: string;
  readonly text: string;
  /** The guideline’s category, where it has one. */
  readonly category: WaistToHeightKey | null;
}

/** The waist of a form for the person of a result; `null` without one that fits the height. */
export function enteredWaist(person: Person, waist: Height | null): EnteredWaist | null {
  const finding = waistFinding(waist, person.height, bodyMassIndexOf(person));
  if (person.pregnancy || !waist || finding.kind === 'none' || finding.kind === 'implausible') return null;
  const { units } = person;
  const figure = formatEntry(units === 'metric' ? waist.centimetres : waist.inches);
  return {
    title: `Your waist: ${figure} ${waistUnitOf(units)}`,
    text:
      finding.kind === 'classified'
        ? WAIST_SENTENCES[finding.band.key](formatClassifiedRatio(finding.ratio))
        : waistUnclassified(formatRatio(finding.ratio)),
    category: finding.kind === 'classified' ? finding.band.key : null,
  };
}

/** The same on paper. */
export const printedWaist = ({ title, text }: Pick<EnteredWaist, 'title' | 'text'>): string =>
  `${title}. ${text}`;
