import type { ReactNode } from 'react';
import { buttonExamples } from '#ui/Button.examples.tsx';
import { cardExamples } from '#ui/Card.examples.tsx';
import { noticeExamples } from '#ui/Notice.examples.tsx';
import { numberFieldExamples } from '#ui/NumberField.examples.tsx';
import { segmentedChoiceExamples } from '#ui/SegmentedChoice.examples.tsx';
import { selectFieldExamples } from '#ui/SelectField.examples.tsx';

const pieces: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Button: buttonExamples,
  Card: cardExamples,
  Notice: noticeExamples,
  NumberField: numberFieldExamples,
  SegmentedChoice: segmentedChoiceExamples,
  SelectField: selectFieldExamples,
};

/** Every component of `src/ui` in every state of its examples. */
export function Gallery() {
  return Object.entries(pieces).map(([piece, examples]) => (
    <section key={piece}>
      <h2>{piece}</h2>
      {Object.entries(examples).map(([state, example]) => (
        <div key={state}>
          <h3>{state}</h3>
          {example}
        </div>
      ))}
    </section>
  ));
}
