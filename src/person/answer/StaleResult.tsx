import type { ReactNode } from 'react';
import type { Calculated } from '#person/entries/form-result.ts';
import type { PersonEntries } from '#person/fields/form-props.ts';
import type { Person } from '#person/person.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { entriesLine } from '#person/person-line.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { PresetsNote, type PresetsNoteProps } from './PresetsNote.tsx';
import css from './StaleResult.module.css?inline';

const styles = lateStyles('StaleResult', css);

export interface ResultOfProps {
  /** True while the form has entries that can't be calculated. */
  readonly isStale: boolean;
  /** The person it is for, in one line; left out for a part of a result that is labeled already. */
  readonly whose?: string;
  readonly children: ReactNode;
}

/** A result; dimmed and labeled with its person while the form has entries that can't be calculated. */
export function ResultOf({ isStale, whose, children }: ResultOfProps) {
  const line = isStale && whose !== undefined ? entryWords.resultFor(whose) : '';
  return (
    <>
      {line === '' ? null : (
        <div className={`${styles('label')} no-print`} data-stale>
          <Text as="p">{line}</Text>
        </div>
      )}
      <div className={isStale ? `${styles('result')} ${styles('stale')}` : styles('result')}>{children}</div>
    </>
  );
}

export interface ResultEntriesProps extends Pick<PresetsNoteProps, 'onEvent' | 'focusField'> {
  readonly result: Calculated<PersonEntries, Person>;
  /** False where the activity level doesn't matter. */
  readonly isLevelAsked?: boolean | undefined;
}

/** What of a result is preset, close to the figures that it changes. */
export function ResultPresets({ result, onEvent, focusField }: Omit<ResultEntriesProps, 'isLevelAsked'>) {
  const { entries, presets, isStale } = result;
  if (presets.length === 0) return null;
  return (
    <div className={isStale ? 'print-only' : styles('entries')}>
      <PresetsNote entries={entries} presets={presets} onEvent={onEvent} focusField={focusField} />
    </div>
  );
}

/** What a result was calculated with, in a line. */
export function ResultLine({
  result: { input, isStale },
  isLevelAsked = true,
}: Pick<ResultEntriesProps, 'result' | 'isLevelAsked'>) {
  return (
    <div className={isStale ? 'print-only' : styles('entries')}>
      <Text as="p">{withUnbrokenUnits(entriesLine(input, isLevelAsked))}</Text>
    </div>
  );
}

/** Both. */
export function ResultEntries({ isLevelAsked, ...props }: ResultEntriesProps) {
  return (
    <div>
      <ResultLine result={props.result} isLevelAsked={isLevelAsked} />
      <ResultPresets {...props} />
    </div>
  );
}
