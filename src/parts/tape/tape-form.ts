import type { Gender } from '@evenscale/formulas/energy';
import { readTape, type TapePlace, type TapeProblem, type TapeText } from './tape-text.ts';

/** The places to measure; hips only for women. */
export const TAPE_PLACES: Readonly<Record<Gender, readonly TapePlace[]>> = {
  male: ['neck', 'waist'],
  female: ['neck', 'waist', 'hip'],
};

export type TapeTexts = Readonly<Record<TapePlace, TapeText>>;
export type TapeProblems = Readonly<Partial<Record<TapePlace, TapeProblem>>>;

/** The typed measurements, kept only on this page. */
export interface TapeForm {
  readonly texts: TapeTexts;
  readonly problems: TapeProblems;
  /** True if the result was requested and nothing has been typed since. */
  readonly isSubmitted: boolean;
  /** The figure that was entered in the calculator's form, as text. */
  readonly used: string | null;
}

export type TapeEvent =
  | { readonly type: 'edited'; readonly place: TapePlace; readonly text: TapeText }
  | { readonly type: 'submitted'; readonly gender: Gender }
  | { readonly type: 'used'; readonly text: string }
  | { readonly type: 'emptied' };

const NOTHING: TapeText = { unit: 'cm', text: '' };

/** The empty form. */
export const emptyTapeForm: TapeForm = {
  texts: { neck: NOTHING, waist: NOTHING, hip: NOTHING },
  problems: {},
  isSubmitted: false,
  used: null,
};

/** The problems with the measurements that this gender needs. */
export function tapeProblemsOf(texts: TapeTexts, gender: Gender): TapeProblems {
  const wrong = TAPE_PLACES[gender].flatMap((place) => {
    const reading = readTape(place, texts[place]);
    return reading.ok ? [] : [[place, reading.problem] as const];
  });
  return Object.fromEntries(wrong);
}

/** The first measure in reading order that has a problem; it gets the focus. */
export function firstWrongPlace(problems: TapeProblems): TapePlace | null {
  return TAPE_PLACES.female.find((place) => problems[place] !== undefined) ?? null;
}

// A message disappears once its field is valid; none appears during typing.
function edited(form: TapeForm, place: TapePlace, text: TapeText): TapeForm {
  const { [place]: flagged, ...others } = form.problems;
  const reading = readTape(place, text);
  const problems = flagged === undefined || reading.ok ? others : { ...others, [place]: reading.problem };
  return { texts: { ...form.texts, [place]: text }, problems, isSubmitted: false, used: null };
}

/** Next state of the tape. Pure. */
export function reduceTape(form: TapeForm, event: TapeEvent): TapeForm {
  switch (event.type) {
    case 'edited':
      return edited(form, event.place, event.text);
    case 'submitted':
      return { ...form, problems: tapeProblemsOf(form.texts, event.gender), isSubmitted: true, used: null };
    case 'used':
      return { ...form, used: event.text };
    case 'emptied':
      return emptyTapeForm;
  }
}
