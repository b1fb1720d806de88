import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { fragments } from '#config/paths.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { EntryProblem } from '#person/entries/field.ts';
import { readWeight } from '#person/entries/measure.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { entryWords, measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { StoneChoice } from '#person/fields/StoneChoice.tsx';
import { UnitSwitch } from '#person/fields/UnitSwitch.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { unlikelyText } from '#person/log/unlikely-weight-words.ts';
import { addDays } from '#person/log/local-day.ts';
import {
  AMOUNTS,
  contextOf,
  dayOfForm,
  isTyped,
  log,
  numberIn,
  type LogEntries,
} from '#tools/log/entries.ts';
import { INTAKE } from '#tools/log/intake.ts';
import { Button } from '#ui/Button.tsx';
import { messageBarWords } from '#ui/message-bar/message-bar-words.ts';
import { useNewest } from '#ui/message-bar/newest-message.ts';
import { formatIsoDay, formatIsoLongDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { DayChoice } from './DayChoice.tsx';
import { showMessage, takeBack } from './log-state.ts';
import styles from './LogPage.module.css';
import { intakeProblemText, logWords as words } from './log-words.ts';
import { isAsked, sharedProps, type TodayFormProps } from './today-field.tsx';
import { usePassingMessage } from './use-passing-message.ts';
import { weightUnitOf } from '#person/units.ts';

/** Waist and body fat load once somebody opens them. */
const MoreFields = lazy(async () => ({ default: (await import('./MoreFields.tsx')).MoreFields }));

/** What is said of a weight that doesn't fit the log or the person. */
function askText({ state: { entries, questions }, isWeightHidden }: TodayFormProps): string {
  const reading = readWeight(entries.weight);
  const context = contextOf(entries);
  const shownIn = { unit: weightUnitOf(entries), isWeightHidden, meant: questions.weight };
  return reading.ok ? unlikelyText(reading.value.kilograms, context, shownIn) : '';
}

function WeightField(props: TodayFormProps) {
  const { state, onEvent } = props;
  const { entries } = state;
  const unit = weightUnitOf(entries);
  const { children, replaces, ...others } = sharedProps('weight', props);
  const problemText = (problem: EntryProblem, inputUnit: string): string => {
    if (problem === 'missing') return entries.weight === '' ? words.empty : words.nothingNew;
    if (problem === 'replaces') return replaces();
    if (problem === 'implausible' || problem === 'outOfRange') return askText(props);
    return measureProblemText(ownMeasures, 'weight')(problem, inputUnit);
  };
  return (
    <MeasureEntry
      {...others}
      kind={log.fields.weight}
      label={entryWords.weight}
      unit={unit}
      format={({ kilograms }) => formatWeight(kilograms, unit)}
      problemText={problemText}
    >
      {children}
      <StoneChoice
        units={entries.units}
        onChoose={(text) => onEvent({ type: 'edited', field: 'units', text })}
      />
    </MeasureEntry>
  );
}

const STEPS: Readonly<Record<EnergyUnit, number>> = { kcal: 50, kJ: 200 };

function IntakeField(props: TodayFormProps) {
  const { energyUnit } = props;
  const step = STEPS[energyUnit];
  const { replaces, ...others } = sharedProps('intake', props);
  const problemText = (problem: EntryProblem): string => {
    if (problem === 'replaces') return replaces();
    if (problem !== 'implausible') return intakeProblemText(problem, energyUnit);
    const typed = formatEnergy(numberIn(props.state.entries, 'intake') ?? 0, energyUnit);
    return others.question ? words.slip(typed) : words.unlikelyIntake(typed);
  };
  return (
    <MeasureEntry
      {...others}
      kind={{ measure: INTAKE, steps: { metric: step, imperial: step } }}
      label={energyUnit === 'kJ' ? words.intakeInKilojoules : words.intake}
      unit={energyUnit}
      format={(value) => formatEnergy(value, energyUnit)}
      problemText={problemText}
      inputMode="tel"
    />
  );
}

/** What fewer people log, in one line that opens. It stays open while one of its fields has a problem. */
function More(props: TodayFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { waist, bodyFat } = props.state.problems;
  const isShown = isOpen || waist !== undefined || bodyFat !== undefined;
  return (
    <details
      className={styles['more']}
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.more}</summary>
      {isShown ? (
        <Suspense fallback={null}>
          <MoreFields units={props.state.entries.units} fieldOf={(amount) => sharedProps(amount, props)} />
        </Suspense>
      ) : null}
    </details>
  );
}

/** The form's day, by its name. Yesterday may be the day before by now, after midnight. */
function titleOf({ picked, today }: LogEntries): string {
  if (picked === '') return words.formTitle;
  return addDays(picked, 1) === today ? words.yesterdayTitle : formatIsoDay(picked);
}

/** What the last press did, with the way back, in the place of the promise: over the chart it would cover it. The links stay. */
function Done(props: Pick<TodayFormProps, 'message'>) {
  const message = useNewest(props.message);
  const line = useRef<HTMLDivElement>(null);
  usePassingMessage(message, line);
  // The pressed Undo is gone, so the focus moves to what replaces it.
  useEffect(() => {
    if (message && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [message]);
  const undo = message?.undo;
  return (
    <div className={styles['done']}>
      <div ref={line} role="status" tabIndex={-1}>
        <Text as="p" className={styles['quiet']}>
          {message ? message.text : words.promise}
        </Text>
        {undo ? (
          <Button kind="text" onPress={() => void takeBack(undo, words.undone, true)}>
            {messageBarWords.undo}
          </Button>
        ) : null}
      </div>
      <p className={styles['quiet']}>
        <a href={`#${fragments.logImport}`}>{words.importFile}</a>
        <span>{' · '}</span>
        <a href={`#${fragments.everything}`}>{words.takeEverything}</a>
      </p>
    </div>
  );
}

/** True while something that isn't logged has a problem or a question: then nothing below says what was logged before. */
const isOpen = ({ entries, problems, questions }: TodayFormProps['state']): boolean =>
  AMOUNTS.some((amount) => problems[amount] !== undefined || (questions[amount] && isTyped(entries, amount)));

/** Today's weight and intake in one row: what is typed is logged, and an empty field says nothing. */
export function TodayForm(props: TodayFormProps) {
  const { state, onEvent } = props;
  const id = useId();
  const { entries } = state;
  const { today, units } = entries;
  const isProblemOpen = isOpen(state);
  const said = useRef(props.message);
  said.current = props.message;
  // Once it's mended, what was said before doesn't come back.
  useEffect(() => {
    if (isProblemOpen && said.current) showMessage(null);
  }, [isProblemOpen]);
  return (
    <form
      ref={props.formRef}
      className={`${styles['today']} no-print`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'submitted' });
      }}
      onReset={(event) => {
        event.preventDefault();
        onEvent({ type: 'filled', entries: { weight: '', intake: '', waist: '', bodyFat: '' } });
      }}
    >
      <div className={styles['heading']}>
        <Text as="h2" id={id}>
          {titleOf(entries)}
        </Text>
        <div className={styles['day']}>
          <Text as="p" className={styles['quiet']}>
            {today === '' ? '' : formatIsoLongDay(dayOfForm(entries))}
          </Text>
          <DayChoice {...props} />
        </div>
        <UnitSwitch units={units} onChoose={(text) => onEvent({ type: 'edited', field: 'units', text })} />
      </div>
      <div className={`${styles['row'] ?? ''} ${isAsked(state) ? (styles['asked'] ?? '') : ''}`.trim()}>
        <WeightField {...props} />
        <IntakeField {...props} />
        <Button type="submit">{words.log}</Button>
        <Text as="p" className={styles['quiet']}>
          {words.meals(props.energyUnit, entries.picked === '')}
        </Text>
      </div>
      <Done message={isProblemOpen ? null : props.message} />
      <More {...props} />
    </form>
  );
}
