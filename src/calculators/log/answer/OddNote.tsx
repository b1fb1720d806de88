import { changeDay } from '#calculators/log/log-state.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { oddText, oddWords as words, type OddShown } from '#tools/log/odd-words.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './log-answer-styles.ts';

interface OddNoteProps {
  readonly report: LogReport;
  readonly shown: Omit<OddShown, 'energyUnit'>;
  /** Opens the form for a day. */
  readonly onCorrect: (day: string) => void;
}

/** Which weigh-in moves the figure by itself, and what to do if it's wrong; nothing while there is none. */
export function OddNote({ report, shown, onCorrect }: OddNoteProps) {
  if (report.kind !== 'estimated' || !report.odd) return null;
  const { odd, found } = report;
  const day = dayWithNumber(odd.day);
  return (
    <Notice>
      <Text as="p">{oddText(odd, found.window.to, shown)}</Text>
      <div className={`${styles('wrong')} no-print`}>
        <Text as="span">{words.ifWrong}</Text>
        <Button kind="text" onPress={() => onCorrect(day)}>
          {words.correct}
        </Button>
        <Button
          kind="text"
          onPress={() => void changeDay({ day, weightKg: null }, words.removed(formatIsoDay(day)))}
        >
          {words.remove}
        </Button>
      </div>
    </Notice>
  );
}
