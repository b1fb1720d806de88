import { useRef } from 'react';
import type { WaistToHeightKey } from '@evenscale/formulas/body-composition';
import { afterPress } from '#ui/after-press.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { WaistField } from '#person/waist/WaistField.tsx';
import { Result } from '#ui/Result.tsx';
import { Button } from '#ui/Button.tsx';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import type { ShownBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import {
  halfHeightText,
  unclassifiedTexts,
  waistFrom65,
  waistSentences,
  waistWords,
} from '#person/waist/waist-words.ts';
import { formatClassifiedRatio, formatRatio } from '#person/waist/format-ratio.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { WaistRule } from './WaistRule.tsx';
import { Text } from '#ui/text/Text.tsx';

/** Categories that indicate a risk. */
const AT_RISK: readonly WaistToHeightKey[] = ['increased', 'high'];

export interface WaistSectionProps {
  readonly form: BodySizeForm;
  readonly unit: WaistInput;
  readonly report: ShownBodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

function WaistForm({ form, unit, onEvent }: Omit<WaistSectionProps, 'report'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles('field')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'waistLeft' });
      }}
    >
      <WaistField
        waist={form.waist}
        unit={unit}
        problem={form.problem}
        hint={waistWords.kind}
        inputRef={input}
        onEdit={(waist) => onEvent({ type: 'waistEdited', waist })}
        onLeave={() => afterPress(() => onEvent({ type: 'waistLeft' }))}
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
        <span>{waistWords.ratioUnit}</span>
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
      return form.problem ? null : <p className={styles('quiet')}>{waistWords.empty}</p>;
    case 'implausible':
      // Not during typing, and not together with the question about a likely mistake.
      return form.isSettled && !form.question ? <p>{waistWords.implausible}</p> : null;
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
            {halfHeightText(report.height, unit)}
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
        <WaistForm {...props} />
        <div className={styles('lead')} role="status">
          <Finding {...props} />
        </div>
      </div>
      {waist.kind === 'classified' ? (
        <WaistRule ratio={waist.ratio} shown={formatClassifiedRatio(waist.ratio)} current={waist.band.key} />
      ) : null}
      <p className={styles('quiet')}>{waistWords.people}</p>
    </section>
  );
}
