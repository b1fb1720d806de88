import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { FormEvent } from '#person/entries/machine.ts';
import { useForm } from '#person/entries/use-form.ts';
import { useFieldRefs } from '#person/fields/use-calculator.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import type { LastNumber } from '#person/log/usual-weight.ts';
import { AMOUNTS, dayOfForm, log, type Amount, type LogEntries } from '#tools/log/entries.ts';
import { changeOf, followed, lastNumbers, turnedTo, typedIn } from '#tools/log/today.ts';
import { followPartLinks } from '#ui/open-part.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import type { LogAnswerProps } from './answer/LogAnswer.tsx';
import { isMinor } from './is-minor.ts';
import { changeDay, changeView, useLog, usualWeightOn, type LogState } from './log-state.ts';
import styles from './LogPage.module.css';
import { logWords as words } from './log-words.ts';
import { TodayForm } from './TodayForm.tsx';
import { useLoadedLog } from './use-log.ts';
import { usePress } from './use-press.ts';
import { unitsIn, waistUnitOf, weightUnitOf } from '#person/units.ts';

/** The figure's formulas, and the messages after the first press, load after the form. */
const LogAnswer = lazy(async () => ({ default: (await import('./answer/LogAnswer.tsx')).LogAnswer }));
const LogMessageBar = lazy(async () => ({ default: (await import('./LogMessageBar.tsx')).LogMessageBar }));

/** The form for today: what isn't typed follows the device, other tabs and the clock. */
function useTodayForm({ days, details, view }: LogState) {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useForm(log, { form, isRestored: false });
  const { today } = state.entries;
  const day = dayOfForm(state.entries);
  const energyUnit = useEnergyUnit();
  const [counted, setCounted] = useState<{ readonly of: string; readonly last: LastNumber | null }>();
  const latest = useRef(state.entries);
  latest.current = state.entries;
  useEffect(() => {
    const { units, isWeightHidden } = view;
    send({ type: 'filled', entries: { units } });
    if (days === null || today === '') return;
    const row = days.findLast((other) => other.day === day) ?? null;
    const shown = { weight: weightUnitOf(view), intake: energyUnit, waist: waistUnitOf(units) };
    const kept = { row, units: shown, isWeightHidden };
    const centimetres = String(details?.centimetres ?? '');
    send({ type: 'filled', entries: { centimetres, ...followed(latest.current, kept) } });
    void usualWeightOn(day).then(({ usual, away, last }) => {
      setCounted({ of: day, last });
      send({ type: 'filled', entries: { usual: String(usual ?? ''), usualAway: String(away ?? '') } });
    });
  }, [days, details, view, today, day, energyUnit, send]);
  /** The last weigh-in, unless the trend leaves it out, which is known a moment later. */
  const last = useMemo(() => {
    const all = lastNumbers(days ?? [], day);
    return counted?.of === day ? { ...all, weight: counted.last } : all;
  }, [days, day, counted]);
  const left = useRef<ReturnType<typeof typedIn>>({});
  /** Another day has its own fields; what was typed for the first one is there again afterwards. */
  const turn = (picked: string, isLogged = false): void => {
    const typed = left.current;
    left.current = isLogged ? {} : typedIn(state.entries);
    send({ type: 'filled', entries: turnedTo(picked, typed), isFresh: true });
  };
  return { form, state, send, turn, last };
}

/** Units apply to the whole page. */
function passOn(event: FormEvent<LogEntries>): void {
  if (event.type === 'edited' && event.field === 'units') changeView({ units: unitsIn(event.text) });
}

/** Until the log has been read, and if it can't be. */
function Place({ problem }: Pick<LogState, 'problem'>) {
  if (!problem) return <p className={`${styles['looking']} no-print`}>{words.looking}</p>;
  return (
    <Notice kind="caution">
      <Text as="p">{storeProblems[problem]}</Text>
    </Notice>
  );
}

/** Whose log it is, for somebody who uses the calculators without the kept entries. */
function OfKept({ id }: Pick<LogState, 'id'>) {
  if (id === null || !isWithoutKept()) return null;
  return (
    <Text as="p" className={`${styles['quiet']} no-print`}>
      {words.ofKept}
    </Text>
  );
}

const hasDays = ({ days }: Pick<LogState, 'days'>): boolean => days !== null && days.length > 0;

interface AnswerProps
  extends Pick<LogAnswerProps, 'today' | 'energyUnit' | 'onCorrect'>, Pick<LogState, 'problem'> {
  readonly log: LogState;
}

/** The number to act on, once the log has been read. */
function Answer({ log: { id, days, person, details, view }, problem, ...props }: AnswerProps) {
  if (!days || !props.today) return <Place problem={problem} />;
  return (
    <Suspense fallback={<Place problem={null} />}>
      <LogAnswer key={id} {...{ days, person, details, view }} {...props} />
    </Suspense>
  );
}

/** Nothing has a place before it's known whether the log is empty: then the example of a curve comes last. */
function cardClass({ days, problem }: Pick<LogState, 'days' | 'problem'>): string {
  const which = days === null && !problem ? 'unread' : days?.length === 0 ? 'first' : '';
  return `${styles['card'] ?? ''} ${styles[which] ?? ''}`.trim();
}

/** The place of another island; none without it. */
const Part = ({ name, children }: { readonly name: 'curve' | 'week'; readonly children: ReactNode }) =>
  children === undefined ? null : <div className={styles[name]}>{children}</div>;

export interface LogPageProps {
  /** The curve, and the week; separate islands. */
  readonly curve?: ReactNode;
  readonly week?: ReactNode;
  /** What follows below the card: saved results, files, and the way to erase everything. */
  readonly more?: ReactNode;
}

/** The log page: today, the curve, the number to act on, and this week, in one card. */
export const LogPage = withFailureMessage(function LogPage({ curve, week, more }: LogPageProps) {
  useLoadedLog();
  useEffect(followPartLinks, []);
  const energyUnit = useEnergyUnit();
  const kept = useLog();
  const { details, view, problem, message } = kept;
  // After an import, a log of many years is shown in several tasks.
  const shown = useDeferredValue(kept);
  const { form, state, send, turn, last } = useTodayForm(kept);
  const { today, picked } = state.entries;
  // Nobody under 18 is invited to log.
  const isYoung = isMinor(details, today);
  const parts = isYoung && !hasDays(kept) ? {} : { curve, week };
  const { fieldRef, focusField } = useFieldRefs<Amount>();
  usePress(state.attention, (target) => {
    const wrong = AMOUNTS.find((amount) => amount === target);
    if (wrong) focusField(wrong);
    if (target !== 'results' || !state.result) return;
    const change = changeOf(state.result.entries, state.result.input);
    void changeDay(change, words.logged(formatIsoDay(change.day)), true).then((outcome) => {
      // The fields know the other value by now, and ask about it.
      if (outcome === 'stayed') send({ type: 'submitted' });
      if (outcome === 'changed' && picked !== '') turn('', true);
    });
  });
  return (
    <div className={styles['page']}>
      <OfKept id={kept.id} />
      <div className={cardClass(kept)}>
        {isYoung ? null : (
          <>
            <TodayForm
              state={state}
              onEvent={(event) => {
                send(event);
                passOn(event);
              }}
              energyUnit={energyUnit}
              onTurn={(other) => turn(other)}
              isWeightHidden={view.isWeightHidden}
              last={last}
              message={message?.isOfForm ? message : null}
              formRef={form}
              fieldRef={fieldRef}
            />
            <Text as="p" className={`${styles['now']} no-print`}>
              {kept.line}
            </Text>
          </>
        )}
        <Part name="curve">{parts.curve}</Part>
        <div className={styles['act']}>
          <Answer
            log={shown}
            problem={problem}
            today={today}
            energyUnit={energyUnit}
            onCorrect={(day) => {
              turn(day === today ? '' : day);
              focusField('weight');
            }}
          />
        </div>
        <Part name="week">{parts.week}</Part>
      </div>
      {more}
      {today === '' ? null : (
        <Suspense fallback={null}>
          <LogMessageBar message={message?.isOfForm ? null : message} />
        </Suspense>
      )}
    </div>
  );
});
