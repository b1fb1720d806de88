import type { Gender } from '@evenscale/formulas/energy';
import { inchesFromCentimetres } from '@evenscale/formulas/units';
import { formatEntry, formatOneDecimal } from '#ui/text/format.ts';
import { TAPE_RANGE, type TapePlace, type TapeProblem } from './tape-text.ts';
import type { WaistInput } from '#person/entries/waist.ts';

/** The words of the tape measure. */
export const tapeWords = {
  loading: 'Loading…',
  intro:
    'The US Navy estimates body fat from a few body measurements. Stand relaxed, hold the tape level and snug without pressing, and read it after breathing out. Measure twice and average the two.',
  heightMissing:
    'Your height is missing. Enter it in the form above. This part uses it, together with the gender you chose.',
  ask: 'Estimate body fat',
  resultTitle: 'From your tape measure',
  impossible:
    'These measurements don’t fit together, so there’s no result. Please measure again. The waist must be clearly larger than the neck.',
  unreliablyLow: 'That’s less fat than a body needs, so this reading can’t be right. Please measure again.',
  basis:
    'US Navy method (Hodgdon & Beckett 1984), based on adults in the US Navy. For other people it can be further off. Not for use during pregnancy or under 18.',
  drawing: {
    male: 'Drawing of a man from the front with two lines around him: 1 around the neck just below the Adam’s apple, 2 around the waist at the navel.',
    female:
      'Drawing of a woman from the front with three lines around her: 1 around the neck just below the larynx (voice box), 2 around the waist at its narrowest, 3 around the hips at their widest.',
  },
} as const;

/** The labels start with "Your", since the calculator's own fields are found by their first word. */
export const tapeLabels: Readonly<Record<TapePlace, string>> = {
  neck: 'Your neck',
  waist: 'Your waist',
  hip: 'Your hips',
};

/** Where to put the tape; the number is the one in the drawing. */
export const tapeHints: Readonly<Record<Gender, Readonly<Record<TapePlace, string>>>> = {
  male: {
    neck: '1 Just below the Adam’s apple',
    waist: '2 At the navel',
    hip: '',
  },
  female: {
    neck: '1 Just below the larynx (voice box)',
    waist: '2 At the narrowest point',
    hip: '3 At the widest point',
  },
};

/** Examples for the two units. */
const EXAMPLES: Readonly<Record<TapePlace, Readonly<Record<WaistInput, string>>>> = {
  neck: { cm: '38.5', in: '15' },
  waist: { cm: '88', in: '34.5' },
  hip: { cm: '98', in: '38.5' },
};

function rangeText(place: TapePlace, unit: WaistInput): string {
  const { least, most } = TAPE_RANGE[place];
  if (unit === 'cm') return `${least} to ${most} cm`;
  const [from, to] = [least, most].map((length) => formatEntry(Math.round(inchesFromCentimetres(length))));
  return `${from} to ${to} inches`;
}

interface TapeMessages {
  readonly number: (example: string) => string;
  readonly positive: (example: string) => string;
  readonly range: (range: string) => string;
}

const MESSAGES: Readonly<Record<TapePlace, TapeMessages>> = {
  neck: {
    number: (example) => `Enter your neck measurement as a number, for example ${example}.`,
    positive: (example) => `Your neck measurement must be more than 0, for example ${example}.`,
    range: (range) => `Check your neck measurement. In adults it’s ${range}.`,
  },
  waist: {
    number: (example) => `Enter your waist measurement as a number, for example ${example}.`,
    positive: (example) => `Your waist measurement must be more than 0, for example ${example}.`,
    range: (range) => `Check your waist measurement. In adults it’s ${range}.`,
  },
  hip: {
    number: (example) => `Enter your hip measurement as a number, for example ${example}.`,
    positive: (example) => `Your hip measurement must be more than 0, for example ${example}.`,
    range: (range) => `Check your hip measurement. In adults it’s ${range}.`,
  },
};

/** The message for a measurement: what is wrong and what would be right. */
export function tapeProblemText(place: TapePlace, problem: TapeProblem, unit: WaistInput): string {
  const [messages, example] = [MESSAGES[place], EXAMPLES[place][unit]];
  switch (problem) {
    case 'missing':
    case 'notANumber':
      return messages.number(example);
    case 'negative':
    case 'notPositive':
      return messages.positive(example);
    case 'smallUnit':
    case 'tooLarge':
    case 'outOfRange':
      return messages.range(rangeText(place, unit));
  }
}

/** The margin of error. */
export function errorSentence({ bodyFat, error }: { bodyFat: number; error: number }): string {
  // Calculated from the displayed figures, so that the three agree.
  const [shown, tenths] = [bodyFat, error].map((value) => Math.round(value * 10)) as [number, number];
  const [low, high] = [Math.max(0, shown - tenths) / 10, (shown + tenths) / 10];
  return `± ${formatOneDecimal(error)} percentage points (standard error): for about two people in three, the true number is between ${formatOneDecimal(low)} and ${formatOneDecimal(high)}%.`;
}

export function buttonText(shown: string): string {
  return `Use ${shown}%`;
}

export function usedText(shown: string): string {
  return `${shown}% is now in the body-fat field. Press Calculate to see what it changes.`;
}
