import { Fragment } from 'react';
import type { FormEvent } from '#person/entries/machine.ts';
import type { PersonEntries } from '#person/fields/form-props.ts';
import { Text } from '#ui/text/Text.tsx';
import { GUESSED, presetWords as words, type GuessedEntry } from './answer-words.ts';
import { answerStyles as styles } from './answer-styles.ts';

/** Describes the answer, so that a screen reader says it when the answer gets the focus. */
const NOTE = 'presets-note';

/** The id of the note about a result's presets; `undefined` if it has none. */
export const presetsNoteId = (result: Pick<PresetsNoteProps, 'presets'> | null): string | undefined =>
  result && result.presets.length > 0 ? NOTE : undefined;

/** A level that doesn’t matter isn’t named as a preset: one that isn’t asked for, or that a log’s figure replaces. */
export const withUsedPresets = <Result extends { readonly presets: readonly string[] }>(
  result: Result | null,
  isLevelUsed: boolean,
): Result | null =>
  isLevelUsed || !result
    ? result
    : { ...result, presets: result.presets.filter((name) => name !== 'activityLevel') };

export interface PresetsNoteProps {
  readonly entries: Pick<PersonEntries, GuessedEntry>;
  /** The names of the entries that nobody chose. */
  readonly presets: readonly string[];
  readonly onEvent: (event: FormEvent<PersonEntries>) => void;
  /** Moves the focus to a field of the form. */
  readonly focusField: (field: GuessedEntry) => void;
}

/**
 * Which entries are presets that nobody chose. Each leads to its field; the other sex is one press away, and so is confirming
 * them. In print it's only a sentence.
 */
export function PresetsNote({ entries, presets, onEvent, focusField }: PresetsNoteProps) {
  const guesses = GUESSED.filter((name) => presets.includes(name));
  if (guesses.length === 0) return null;
  // Submitting announces the result, and moves the focus to it: the pressed button is removed.
  const choose = (chosen: Partial<PersonEntries>): void => {
    onEvent({ type: 'filled', entries: chosen });
    onEvent({ type: 'submitted' });
  };
  // What is typed then takes the guess's place: 68 isn't 6830.
  const change = (guess: GuessedEntry): void => {
    focusField(guess);
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  };
  const values = { ...entries, age: Number(entries.age) };
  const other = entries.gender === 'male' ? 'female' : 'male';
  return (
    <p id={NOTE} className={styles('presets')}>
      <span>
        <Text as="span">{words.assumed}</Text>
        {guesses.map((guess, index) => {
          const name = words.name[guess](values);
          return (
            <Fragment key={guess}>
              <button
                type="button"
                className={`printed ${styles('preset')}`}
                aria-label={words.change(name)}
                onClick={() => change(guess)}
              >
                <Text as="span">{name}</Text>
              </button>
              <Text as="span">{words.after(index, guesses.length)}</Text>
            </Fragment>
          );
        })}
      </span>
      <span className={`no-print ${styles('corrections')}`}>
        {guesses.includes('gender') ? (
          <button type="button" className={styles('preset')} onClick={() => choose({ gender: other })}>
            <Text as="span">{words.switchTo[other]}</Text>
          </button>
        ) : null}
        <button
          type="button"
          className={styles('preset')}
          onClick={() => choose(Object.fromEntries(guesses.map((guess) => [guess, entries[guess]])))}
        >
          <Text as="span">{words.confirm}</Text>
        </button>
      </span>
    </p>
  );
}
