import { lazy, Suspense, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { ARRIVED_ATTRIBUTE, clearEarlyEntries, readEarlyEntries } from '#person/fields/early-entry.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { weightUnitOf } from '#person/draft.ts';
import { useFieldRefs } from '#person/use-calculator.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { AboutYou } from './AboutYou.tsx';
import { readPerson, readToday } from './log-entry.ts';
import { initialLogForm, reduceLogForm, type LogFormEvent, type LogFormState } from './log-form.ts';
import { changeDays, changePerson, changeView, useLog } from './log-state.ts';
import styles from './LogPage.module.css';
import { logWords as words } from './log-words.ts';
import { TodayForm, type LogField } from './TodayForm.tsx';
import { useLoadedLog, useToday } from './use-log.ts';

/** The figure's formulas, and the messages after the first press, load after the form. */
const LogAnswer = lazy(async () => ({ default: (await import('./answer/LogAnswer.tsx')).LogAnswer }));
const LogMessageBar = lazy(async () => ({ default: (await import('./LogMessageBar.tsx')).LogMessageBar }));

type Send = (event: LogFormEvent) => void;

/** Takes over what was typed before hydration. */
function useEarlyToday(send: Send) {
  const form = useRef<HTMLFormElement>(null);
  useState(() => (typeof document === 'undefined' ? null : readEarlyEntries()));
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const early = readEarlyEntries(element);
    const weight = early.entry('weight');
    const intake = early.entry('intake');
    if (weight !== undefined) send({ type: 'edited', box: 'kilograms', text: weight });
    if (intake !== undefined) send({ type: 'intakeEdited', text: intake, unit: 'kcal' });
    early.restoreFocus(element);
    clearEarlyEntries(element);
    element.setAttribute(ARRIVED_ATTRIBUTE, '');
  }, [send]);
  return form;
}

/** The log and the form: unedited fields follow the device, other tabs and the clock. */
function useFormOfLog(today: string) {
  const log = useLog();
  const energyUnit = useEnergyUnit();
  const [state, send] = useReducer(reduceLogForm, initialLogForm);
  const { days, person, view } = log;
  useEffect(() => {
    if (days === null) send({ type: 'dayTurned', today });
    else send({ type: 'arrived', days, person, view, today, energyUnit });
  }, [days, person, view, today, energyUnit]);
  const isPersonOpen = days !== null && person === null && today !== '';
  useEffect(() => {
    if (isPersonOpen)
      void import('./known-person.ts')
        .then(({ readKnownPerson }) => readKnownPerson(today))
        .then((known) => known && send({ type: 'known', known }));
  }, [isPersonOpen, today]);
  return { log, energyUnit, state, send };
}

/** Units apply to the whole page. */
function passOn(event: LogFormEvent): void {
  if (event.type === 'unitsChosen') changeView({ units: event.units });
  if (event.type === 'stoneChosen') changeView({ inStone: event.inStone });
}

function firstWrong(problems: Partial<Record<string, unknown>>): LogField {
  return (['weight', 'age', 'height'] as const).find((field) => problems[field] !== undefined) ?? 'weight';
}

/** The page's submit handlers: today's entry, and the three details. */
function presses(state: LogFormState, send: Send, focus: (field: LogField) => void, isHidden: boolean) {
  const log = async (): Promise<void> => {
    const reading = readToday(state, isHidden);
    if (!reading.ok) {
      send({ type: 'refused', reading });
      focus(reading.intakeProblem !== null ? 'intake' : firstWrong(reading.problems));
    } else if (await changeDays([reading.change], words.logged(formatIsoDay(state.day))))
      send({ type: 'logged' });
  };
  const savePerson = async (): Promise<boolean> => {
    const reading = readPerson(state);
    if (reading.ok) return changePerson(reading.person);
    send({ type: 'personRefused', ...reading });
    focus(reading.isGenderMissing ? 'sex' : firstWrong(reading.problems));
    return false;
  };
  return { log, savePerson };
}

export interface LogPageProps {
  /** What follows below the tool: trend, table and files. */
  readonly more?: ReactNode;
}

/** The log page: today's entry, the person's own maintenance calories, and what follows below them. */
export const LogPage = withFailureMessage(function LogPage({ more }: LogPageProps) {
  useLoadedLog();
  const today = useToday();
  const { log, energyUnit, state, send } = useFormOfLog(today);
  const form = useEarlyToday(send);
  const answer = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<LogField>();
  const { days, person, view, problem, message } = log;
  const press = presses(state, send, focusField, view.isWeightHidden);
  const onEvent: Send = (event) => {
    send(event);
    passOn(event);
  };
  return (
    <CalculatorFrame
      answerRef={answer}
      form={
        <TodayForm
          state={state}
          energyUnit={energyUnit}
          isWeightHidden={view.isWeightHidden}
          onEvent={onEvent}
          onLog={() => void press.log()}
          formRef={form}
          fieldRef={fieldRef}
        />
      }
      status={null}
      answer={
        days && today ? (
          <Suspense fallback={<p className={styles['looking']}>{words.looking}</p>}>
            <LogAnswer
              days={days}
              person={person}
              today={today}
              unit={weightUnitOf(view)}
              energyUnit={energyUnit}
            >
              <AboutYou
                state={state}
                person={person}
                onEvent={onEvent}
                onSave={press.savePerson}
                fieldRef={fieldRef}
              />
            </LogAnswer>
          </Suspense>
        ) : null
      }
      example={
        problem ? (
          <Notice kind="caution">
            <Text as="p">{storeProblems[problem]}</Text>
          </Notice>
        ) : (
          <p className={styles['looking']}>{words.looking}</p>
        )
      }
    >
      {more}
      {today === '' ? null : (
        <Suspense fallback={null}>
          <LogMessageBar message={message} />
        </Suspense>
      )}
    </CalculatorFrame>
  );
});
