import { isLossUnneeded } from '#person/assessment.ts';
import { waistOf } from '#person/entries/waist.ts';
import type { Person } from '#person/person.ts';
import { enteredWaist, printedWaist } from '#person/waist/entered-waist.ts';
import { waistFrom65, waistSentences } from '#person/waist/waist-words.ts';
import { Text } from '#ui/text/Text.tsx';

export interface WaistLineProps {
  readonly person: Person;
  /** As typed. */
  readonly text: string;
}

/** Below the sentence about the weight, what a waist says that the guideline calls a risk; the next steps print it. */
export function WaistLine({ person, text }: WaistLineProps) {
  const waist = enteredWaist(person, waistOf(text));
  if (waist?.category !== 'increased' && waist?.category !== 'high') return null;
  const more = isLossUnneeded(person) ? waistFrom65 : waistSentences[waist.category];
  return <Text as="p" className="no-print">{`${printedWaist(waist)} ${more}`}</Text>;
}
