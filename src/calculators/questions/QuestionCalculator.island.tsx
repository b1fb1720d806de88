import { useMemo } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { Example } from '#person/answer/Example.tsx';
import { exampleOf } from '#person/answer/example-person.ts';
import { presetsNoteId, withUsedPresets } from '#person/answer/PresetsNote.tsx';
import { ResultEntries, ResultOf } from '#person/answer/StaleResult.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { useAnnounced, useCalculator, usePublishing } from '#person/fields/use-calculator.ts';
import type { TdeeResult } from '#person/page-result.ts';
import { personLine } from '#person/person-line.ts';
import { tdeeQuestion as tdee } from '#tools/tdee/entries.ts';
import { buildTdeeReport, tdeeResult } from '#tools/tdee/report.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import figures from '#ui/Figures.module.css';
import type { QuestionName } from '#config/question-pages.ts';
import { figuresText, type Answer, type Question } from '#tools/tdee/questions/question.ts';
import { questions } from '#tools/tdee/questions/questions.ts';
import { QuestionAnswer } from './QuestionAnswer.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { Units } from '#person/units.ts';

/** The main figure as text: "1,649 kcal a day at rest". */
const briefOf = ({ hero, unit }: Answer): string => `${figuresText(hero)} ${unit}`.trim();

/** The fictional person's waist, in cm. */
const EXAMPLE_WAIST = '84';

/** The answer for a fictional person, labeled as an example. */
function QuestionExample({ question, units }: { readonly question: Question; readonly units: Units }) {
  const energyUnit = useEnergyUnit();
  const input = exampleOf(tdee, units);
  const entries = { waist: EXAMPLE_WAIST };
  const { hero, unit } = question.answer({ entries, input, report: buildTdeeReport(input), energyUnit });
  return (
    <Example whose={input} more={null}>
      <div className={figures['headline']}>
        <Text as="span" className={figures['big']}>
          {figuresText(hero)}
        </Text>
        <Text as="span">{unit}</Text>
      </div>
    </Example>
  );
}

/** A log’s own figure takes the place of the activity level. */
const usesLevel = (result: TdeeResult | null): boolean => !result?.report.day.own;

/** What is announced after Calculate: the answer in a sentence, or the figure. */
const announcementOf = (answer: Answer | null): string | null =>
  answer && (answer.sentence ?? briefOf(answer));

/** The calculator of a page about one question: the TDEE calculator's entries and report, with an answer of its own. */
export const QuestionCalculator = withFailureMessage(function QuestionCalculator({
  question: name,
  ...slots
}: CalculatorSlots & { readonly question: QuestionName }) {
  const question = questions[name];
  const { state, send, form, answerRef, isFilled, ifAsked, focusField } = useCalculator(tdee);
  const result = useMemo(() => state.result && tdeeResult(state.result), [state.result]);
  usePublishing(result);

  const energyUnit = useEnergyUnit();
  const answer = result && question.answer({ ...result, energyUnit });
  const announced = useAnnounced(state, announcementOf(answer));
  const isLevelAsked = question.asks.includes('activityLevel');
  const calculated = withUsedPresets(state.result, isLevelAsked && usesLevel(result));
  return (
    <CalculatorFrame
      answerRef={answerRef}
      drawing={slots.drawing}
      isFilled={isFilled}
      describedBy={presetsNoteId(calculated)}
      form={
        <CalculatorForm
          title={question.formTitle}
          fields={tdee.fields}
          {...form}
          caution={slots.caution}
          help={slots.help}
          isLevelAsked={isLevelAsked}
        >
          <QuestionFields
            asks={question.asks}
            isAsked={state.attention !== null}
            hasResult={result !== null}
            {...form}
          />
          {slots.tape}
        </CalculatorForm>
      }
      notice={slots.notice}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={
        calculated &&
        result &&
        answer && (
          <ResultOf isStale={calculated.isStale} whose={personLine(calculated.input)}>
            <QuestionAnswer
              question={question}
              answer={answer}
              report={result.report}
              actions={slots.actions}
              entries={
                <ResultEntries
                  result={calculated}
                  onEvent={send}
                  focusField={focusField}
                  isLevelAsked={isLevelAsked}
                />
              }
            />
          </ResultOf>
        )
      }
      brief={ifAsked(answer && briefOf(answer))}
      example={<QuestionExample question={question} units={state.entries.units} />}
    >
      {result && <Deferred>{slots.explanation}</Deferred>}
    </CalculatorFrame>
  );
});
