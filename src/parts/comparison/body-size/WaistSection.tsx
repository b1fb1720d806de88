import { useRef } from 'react';
import type { WaistToHeightKey } from '@evenscale/formulas/body-composition';
import { afterPress } from '#ui/after-press.ts';
import { entryWords, unitNames } from '#person/fields/entry-words.ts';
import { Result } from '#ui/Result.tsx';
import { stepText } from '#person/entry/step-text.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import type { ShownBodySize } from './body-size-report.ts';
import {
  bodySizeWords,
  halfHeightText,
  unclassifiedTexts,
  waistFrom65,
  waistProblemText,
  waistSentences,
} from './body-size-words.ts';
import { formatClassifiedRatio, formatRatio } from '#person/waist/format-ratio.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { boxesOf, measureAs, measureText } from '#person/entries/measure.ts';
import { WAIST, type WaistInput } from '#person/entries/waist.ts';
import { WaistRule } from './WaistRule.tsx';
import { Text } from '#ui/text/Text.tsx';

/** Categories that indicate a risk. */
const AT_RISK: readonly WaistToHeightKey[] = ['increased', 'high'];

/** How much an arrow key changes. */
const STEPS: Readonly<Record<WaistInput, number>> = { cm: 1, in: 0.5 };

export interface WaistSectionProps {
  readonly form: BodySizeForm;
  readonly unit: WaistInput;
  readonly report: ShownBodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

function WaistField({ form, unit, onEvent }: Omit<WaistSectionProps, 'report'>) {
  const input = useRef<HTMLInputElement>(null);
  const text = boxesOf(WAIST, measureAs(WAIST, form.waist, unit)).large;
  const edit = (typed: string): void =>
    onEvent({ type: 'waistEdited', waist: measureText({ unit, large: typed, small: null }) });
  return (
    <form
      className={styles('field')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'waistLeft' });
      }}
    >
      <NumberField
        label={bodySizeWords.waistLabel}
        unit={unit}
        unitName={unitNames[unit] ?? unit}
        name="waist"
        value={text}
        inputRef={input}
        onEdit={edit}
        onLeave={() => afterPress(() => onEvent({ type: 'waistLeft' }))}
        onStep={(direction) => edit(stepText(text, STEPS[unit], direction, 0))}
        hint={`${bodySizeWords.waistHint} ${bodySizeWords.waistKind}`}
        problem={form.problem ? waistProblemText(form.problem, unit) : undefined}
      />
      {form.question ? (
        <p role="status">
          <Text as="span">{`${entryWords.didYouMean(form.question.label)} `}</Text>
          <Button
            kind="text"
            onPress={() => {
              onEvent({ type: 'otherWaistMeant' });
              input.current?.focus();
            }}
          >
            <Text as="span">{entryWords.accept(form.question.label)}</Text>
          </Button>
        </p>
      ) : null}
    </form>
  );
}

function Ratio({ ratio, shown, label }: { ratio: number; shown: string; label?: string }) {
  return (
    <p className={styles('headline')}>
      <Result name="opinion.waistToHeight" value={ratio} className={styles('figure')}>
        {shown}
      </Result>
      <span>
        <span>{bodySizeWords.ratioUnit}</span>
        {label ? (
          <>
            <span> · </span>
            <strong>
              <Result name="opinion.waistClass">{label}</Result>
            </strong>
          </>
        ) : null}
      </span>
    </p>
  );
}

function Finding({ form, unit, report }: Omit<WaistSectionProps, 'onEvent'>) {
  const { waist } = report;
  switch (waist.kind) {
    case 'none':
      return form.problem ? null : <p className={styles('quiet')}>{bodySizeWords.waistEmpty}</p>;
    case 'implausible':
      // Not during typing, and not together with the question about a likely mistake.
      return form.isSettled && !form.question ? <p>{bodySizeWords.waistImplausible}</p> : null;
    case 'unclassified':
      return (
        <>
          <Ratio ratio={waist.ratio} shown={formatRatio(waist.ratio)} />
          <Text as="p">{unclassifiedTexts[waist.reason]}</Text>
        </>
      );
    case 'classified':
      return (
        <>
          <Ratio ratio={waist.ratio} shown={formatClassifiedRatio(waist.ratio)} label={waist.band.label} />
          <Text as="p">{waistSentences[waist.band.key]}</Text>
          <Text as="p" className={styles('quiet')}>
            {halfHeightText(report, unit)}
          </Text>
          {report.isLossUnneeded && AT_RISK.includes(waist.band.key) ? <p>{waistFrom65}</p> : null}
        </>
      );
  }
}

/** The optional waist, and its ratio to height. */
export function WaistSection(props: WaistSectionProps) {
  const { waist } = props.report;
  return (
    <section className={styles('section')}>
      <h3>{bodySizeWords.waistTitle}</h3>
      <div className={styles('columns')}>
        <WaistField {...props} />
        <div className={styles('lead')} role="status">
          <Finding {...props} />
        </div>
      </div>
      {waist.kind === 'classified' ? (
        <WaistRule ratio={waist.ratio} shown={formatClassifiedRatio(waist.ratio)} current={waist.band.key} />
      ) : null}
      <p className={styles('quiet')}>{bodySizeWords.waistPeople}</p>
    </section>
  );
}
