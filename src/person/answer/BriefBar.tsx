import type { RefObject } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './BriefBar.module.css?inline';
import { entryWords } from '#person/fields/entry-words.ts';

const styles = lateStyles('BriefBar', css);

export interface BriefBarProps {
  readonly brief: string;
  readonly answerRef: RefObject<HTMLElement>;
}

/** The main figures at the bottom of a small screen, while the form is visible. */
export function BriefBar({ brief, answerRef }: BriefBarProps) {
  return (
    <div className={`${styles('bar')} no-print`}>
      <Text as="p">{brief}</Text>
      <button
        type="button"
        onClick={() => {
          answerRef.current?.focus();
          answerRef.current?.scrollIntoView();
        }}
      >
        {entryWords.seeResults}
      </button>
    </div>
  );
}
