import { Fragment } from 'react';
import type { FormEvent } from '#person/entries/machine.ts';
import { entryWords, levelName } from '#person/fields/entry-words.ts';
import type { PersonEntries } from '#person/fields/form-props.ts';
import { formatAge } from '#person/person-line.ts';
import { Text } from '#ui/text/Text.tsx';
import { presetWords as words } from './answer-words.ts';
import { answerStyles as styles } from './answer-styles.ts';

/** The entries that start with a guess, in the order of the line of entries. */
const GUESSED = ['gender', 'age', 'activityLevel'] as const;

type Guessed = (typeof GUESSED)[number];

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
  readonly entries: Pick<PersonEntries, Guessed>;
  /** The names of the entries that nobody chose. */
  readonly presets: readonly string[];
  readonly onEvent: (event: FormEvent<PersonEntries>) => void;
  /** Moves the focus to a field of the form. */
  readonly focusField: (field: Guessed) => void;
}

const OF: Readonly<Record<Guessed, (entries: PresetsNoteProps['entries']) => string>> = {
  gender: ({ gender }) => entryWords[gender].toLowerCase(),
  age: ({ age }) => formatAge(Number(age)),
  activityLevel: ({ activityLevel }) => levelName(activityLevel).toLowerCase(),
};

/**
 * Which entries are presets that nobody chose. Each leads to its field; the other sex is one press away, and so is confirming
 * them.
 */
export function PresetsNote({ entries, presets, onEvent, focusField }: PresetsNoteProps) {
  const names = GUESSED.filter((name) => presets.includes(name));
  if (names.length === 0) return null;
  // Submitting announces the result, and moves the focus to it: the pressed button is removed.
  const choose = (chosen: Partial<PersonEntries>): void => {
    onEvent({ type: 'filled', entries: chosen });
    onEvent({ type: 'submitted' });
  };
  const isSexAsked = names.includes('gender');
  const other = entries.gender === 'male' ? 'female' : 'male';
  return (
    <p id={NOTE}>
      <Text as="span">{words.presets}</Text>
      {names.map((name, index) => (
        <Fragment key={name}>
          <span className={styles('listed')}>
            <button
              type="button"
              className={styles('preset')}
              aria-label={words.change(OF[name](entries))}
              onClick={() => focusField(name)}
            >
              <Text as="span">{OF[name](entries)}</Text>
            </button>
            <Text as="span">{index < names.length - 1 ? ',' : '.'}</Text>
          </span>
          <span> </span>
        </Fragment>
      ))}
      <span className="no-print">
        <Text as="span">{words.press}</Text>
        {isSexAsked ? (
          <button type="button" className={styles('preset')} onClick={() => choose({ gender: other })}>
            <Text as="span">{words.switchTo[other]}</Text>
          </button>
        ) : null}
        <Text as="span">{words.or(isSexAsked)}</Text>
        <button
          type="button"
          className={styles('preset')}
          onClick={() => choose(Object.fromEntries(names.map((name) => [name, entries[name]])))}
        >
          <Text as="span">{words.confirm(names.length)}</Text>
        </button>
        <span>.</span>
      </span>
    </p>
  );
}
