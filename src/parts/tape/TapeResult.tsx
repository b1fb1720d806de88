import { Button } from '#ui/Button.tsx';
import { bodyFatWithheldText } from '#person/policy-words.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import type { TapeReport } from './tape-report.ts';
import { tapeStyles } from './tape-styles.ts';
import { errorSentence, tapeWords, usedText, buttonText } from './tape-words.ts';
import { Text } from '#ui/text/Text.tsx';

function Answer({ report }: { report: TapeReport }) {
  switch (report.status) {
    case 'incomplete':
      return report.isHeightMissing ? <p>{tapeWords.heightMissing}</p> : null;
    case 'underAge':
      return <p>{bodyFatWithheldText}</p>;
    case 'impossible':
      return <p>{tapeWords.impossible}</p>;
    case 'estimated':
      return (
        <>
          <p className={tapeStyles('headline')}>
            <span>{`${tapeWords.resultTitle} `}</span>
            <strong translate="no">
              <Result name="tape.bodyFat" value={report.bodyFat}>
                {formatOneDecimal(report.bodyFat)}
              </Result>
              <span>%</span>
            </strong>
          </p>
          <Text as="p" className={tapeStyles('quiet')}>
            {errorSentence(report)}
          </Text>
          {report.isUnreliablyLow ? <p>{tapeWords.unreliablyLow}</p> : null}
        </>
      );
  }
}

export interface TapeResultProps {
  /** `null` before it was requested. */
  readonly report: TapeReport | null;
  /** The value entered in the form, or `null`. */
  readonly used: string | null;
  readonly onUse: (text: string) => void;
}

/** The estimate with its margin of error, and the button that enters it in the calculator. */
export function TapeResult({ report, used, onUse }: TapeResultProps) {
  const shown = report?.status === 'estimated' ? formatOneDecimal(report.bodyFat) : null;
  return (
    <div className={tapeStyles('result')}>
      <div role="status" className={tapeStyles('answer')}>
        {report ? <Answer report={report} /> : null}
        {used === null ? null : (
          <Text as="p" className={tapeStyles('used')}>
            {usedText(used)}
          </Text>
        )}
      </div>
      {shown === null ? null : (
        <Button kind="secondary" onPress={() => onUse(shown)}>
          <Text as="span">{buttonText(shown)}</Text>
        </Button>
      )}
    </div>
  );
}
