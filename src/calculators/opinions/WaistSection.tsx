import { useRef } from 'react';
import { classifyWaistToHeight } from '#formulas/body-size.ts';
import { afterPress } from '#calculators/shared/after-press.ts';
import { entryWords, unitNames } from '#calculators/shared/entry-words.ts';
import { Result } from '#calculators/shared/Result.tsx';
import { stepText } from '#calculators/shared/step-text.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import type { ShownBodySize } from './body-size-report.ts';
import {
  bodySizeWords,
  halfHeightText,
  unclassedTexts,
  waistProblemText,
  waistSentences,
} from './body-size-words.ts';
import { formatRatio } from './format-opinions.ts';
import { opinionStyles as styles } from './opinion-styles.ts';
import { waistAs } from './waist-text.ts';
import type { WaistUnit } from './waist-text.ts';
import { WaistRule } from './WaistRule.tsx';

/** What one press of an arrow key changes. */
const STEPS: Readonly<Record<WaistUnit, number>> = { cm: 1, in: 0.5 };

export interface WaistSectionProps {
  readonly form: BodySizeForm;
  readonly unit: WaistUnit;
  readonly report: ShownBodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

function WaistField({ form, unit, onEvent }: Omit<WaistSectionProps, 'report'>) {
  const input = useRef<HTMLInputElement>(null);
  const { text } = waistAs(form.waist, unit);
  const edit = (typed: string): void => onEvent({ type: 'waistEdited', waist: { unit, text: typed } });
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
          {entryWords.didYouMean(form.question.label)}{' '}
          <Button
            kind="text"
            onPress={() => {
              onEvent({ type: 'otherWaistMeant' });
              input.current?.focus();
            }}
          >
            {entryWords.accept(form.question.label)}
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
        {bodySizeWords.ratioUnit}
        {label ? (
          <>
            {' · '}
            <strong data-result="opinion.waistClass">{label}</strong>
          </>
        ) : null}
      </span>
    </p>
  );
}

const shownRatio = (ratio: number): string => formatRatio(ratio, (value) => classifyWaistToHeight(value).key);

function Finding({ form, unit, report }: Omit<WaistSectionProps, 'onEvent'>) {
  const { waist } = report;
  switch (waist.kind) {
    case 'none':
      return form.problem ? null : <p className={styles('quiet')}>{bodySizeWords.waistEmpty}</p>;
    case 'unbelievable':
      // Not while somebody is still typing, and not beside the question what was meant.
      return form.isSettled && !form.question ? <p>{bodySizeWords.waistUnbelievable}</p> : null;
    case 'unclassed':
      return (
        <>
          <Ratio ratio={waist.ratio} shown={formatRatio(waist.ratio)} />
          <p>{unclassedTexts[waist.reason]}</p>
        </>
      );
    case 'classed':
      return (
        <>
          <Ratio ratio={waist.ratio} shown={shownRatio(waist.ratio)} label={waist.band.label} />
          <p>{waistSentences[waist.band.key]}</p>
          <p className={styles('quiet')}>{halfHeightText(report, unit)}</p>
        </>
      );
  }
}

/** The optional waist, and what it says against the height. */
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
      {waist.kind === 'classed' ? (
        <WaistRule ratio={waist.ratio} shown={shownRatio(waist.ratio)} current={waist.band.key} />
      ) : null}
      <p className={styles('quiet')}>{bodySizeWords.waistPeople}</p>
    </section>
  );
}
