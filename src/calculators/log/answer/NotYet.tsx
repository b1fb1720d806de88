import { useMemo } from 'react';
import { fragments } from '#config/paths.ts';
import { forgetPregnancy } from '#person/entries/forget-entries.ts';
import type { LogCounts, LogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { lastFigure } from '#tools/log/last-figure.ts';
import { type FigureDay, figureDay, mealPace, nextStep } from '#tools/log/next-step.ts';
import { answerWords as words, lackingText, lastParts } from '#tools/log/words.ts';
import { Button } from '#ui/Button.tsx';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import type { LogAnswerProps } from './LogAnswer.tsx';

/** Shown instead of the figure, with the reason. */
export function Withheld({ reason }: { readonly reason: string }) {
  return (
    <p className={figures['headline']}>
      <Result name="maintenance" className={styles('withheld')}>
        {reason}
      </Result>
    </p>
  );
}

const NOTHING: LogCounts = { days: 0, intakeDays: 0, weighings: 0 };

interface NotYetProps extends Pick<LogAnswerProps, 'days' | 'person' | 'today' | 'energyUnit'> {
  readonly report: LogReport;
  readonly figure: FigureDay | null;
}

/** When a log without a figure will have one. */
export function useFigureDay(
  { kind }: LogReport,
  days: readonly StoredLogDay[],
  today: string,
): FigureDay | null {
  const isNotYet = kind === 'empty' || kind === 'lacking';
  return useMemo(() => (isNotYet ? figureDay(days, today) : null), [isNotYet, days, today]);
}

/** When there will be a figure, what it was before a gap, and what to do next. */
export function NotYet({ days, person, today, report, figure, energyUnit }: NotYetProps) {
  const counts = report.kind === 'lacking' ? report.counts : NOTHING;
  const pace = useMemo(() => mealPace(days, today), [days, today]);
  const last = useMemo(() => lastFigure(days, person, today), [days, person, today]);
  if (!figure) return null;
  const { when, next } = lackingText(figure, nextStep(days, counts, today), counts, pace);
  return (
    <>
      <Withheld reason={when} />
      {pace ? (
        <Text as="p" className={styles('text')}>
          {words.pace(pace)}
        </Text>
      ) : null}
      {last ? (
        <Text as="p" className={styles('text')}>
          {lastParts(last, energyUnit)}
        </Text>
      ) : null}
      <Text as="p" className={`${styles('text')} no-print`}>
        {report.kind === 'lacking' ? next : words.empty}
      </Text>
      {report.kind === 'empty' ? (
        <p className="no-print">
          <a href={`#${fragments.logImport}`}>{words.trackedBefore}</a>
        </p>
      ) : null}
    </>
  );
}

/** Every part of the page depends on it, so the page begins anew. */
function takeBack(): void {
  forgetPregnancy();
  location.reload();
}

/** No figure during pregnancy; the visitor can undo having said so. */
export function Pregnancy() {
  return (
    <>
      <Withheld reason={words.pregnancy} />
      <Text as="p" className={styles('text')}>
        {words.pregnancyWhy}
      </Text>
      <div className="no-print">
        <Button kind="secondary" onPress={takeBack}>
          {words.notPregnant}
        </Button>
      </div>
    </>
  );
}
