import { Fragment, type ReactNode } from 'react';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { useStop } from '#person/answer/use-untold.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { rangeDash, unitGap } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { Answer, Figure, Question, Row } from '#tools/tdee/questions/question.ts';
import css from './Question.module.css?inline';

const styles = lateStyles('Question', css);

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly className?: string | undefined;
}

/** A figure, or the two ends of a range. */
function Ends({ figures: ends, className }: FiguresProps) {
  return ends.map(({ name, value, text }, index) => (
    <Fragment key={name}>
      {index > 0 ? <Text as="span">{rangeDash(text)}</Text> : null}
      <Result name={name} {...(value === undefined ? {} : { value })} className={className}>
        {text}
      </Result>
    </Fragment>
  ));
}

/** False if the figure is withheld. */
const isShownIn = ({ hero }: Pick<Answer, 'hero'>): boolean => hero.every(({ value }) => value !== undefined);

function Hero({ hero, unit }: Pick<Answer, 'hero' | 'unit'>) {
  const isShown = isShownIn({ hero });
  const size = hero.length > 1 ? styles('ends') : figures['hero'];
  return (
    <p className={figures['headline']}>
      <span className={isShown ? `${figures['big']} ${size}` : styles('reason')}>
        <Ends figures={hero} />
      </span>
      <Text as="span" className={styles('unit')}>
        {unit}
      </Text>
    </p>
  );
}

function AnswerRow({ label, figures: ends, unit, isOwn }: Row) {
  return (
    <div className={isOwn ? `${figures['row']} ${styles('own')}` : figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']}>
        <Ends figures={ends} />
        {unit === undefined ? null : <Text as="span" translate="no">{`${unitGap(unit)}${unit}`}</Text>}
      </dd>
    </div>
  );
}

export interface QuestionAnswerProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly report: TdeeReport;
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries: ReactNode;
}

/** The answer in a sentence, in the largest type, in rows, and what it follows from. */
export function QuestionAnswer({ question, answer, report, actions, entries }: QuestionAnswerProps) {
  useStop(report.untold !== null);
  const { hero, unit, meaning, rows, notes } = answer;
  const main = <Hero hero={hero} unit={unit} />;
  return (
    <>
      <AnswerHead title={question.resultsTitle} sentence={answer.sentence} />
      <PersonNotices report={report} />
      {question.isEnergy ? <EnergySwitch>{main}</EnergySwitch> : main}
      {meaning === undefined ? null : (
        <Text as="p" className={styles('meaning')}>
          {meaning}
        </Text>
      )}
      {rows.length === 0 ? null : (
        <dl className={styles('rows')}>
          {rows.map((row) => (
            <AnswerRow key={row.label} {...row} />
          ))}
        </dl>
      )}
      <div className={styles('notes')}>
        {notes.map((note) => (
          <Text key={note} as="p">
            {note}
          </Text>
        ))}
      </div>
      {isShownIn(answer) ? (
        <AnswerActions actions={actions} isPrintable={Boolean(actions) || question.asks.includes('waist')} />
      ) : null}
      {entries}
    </>
  );
}
