import { useRef, useState } from 'react';
import { kg, type WeightUnit } from '@evenscale/formulas/units';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Undo } from '#person/database/with-store.ts';
import { isQuestion, type EntryProblem } from '#person/entries/field.ts';
import { readWeight, WEIGHT } from '#person/entries/measure.ts';
import { entryWords, measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { formatTypedWeight, formatWeight } from '#person/format-weight.ts';
import { localDay } from '#person/log/local-day.ts';
import { Replacing, replacingWords } from '#person/log/Replacing.tsx';
import { writeDays } from '#person/log/log-store.ts';
import type { LogView, StoredLogDay } from '#person/log/parse-log.ts';
import { likelyOwnWeight, type WeightContext } from '#person/log/unlikely-weight.ts';
import { unlikelyText } from '#person/log/unlikely-weight-words.ts';
import { usualWeight } from '#person/log/usual-weight.ts';
import { planWords } from '#person/plan/plan-words.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { earlyOf } from './kept-lines.ts';
import { dayIn, loggedText, readTodayWeight } from './today-weight.ts';
import { weightUnitOf } from '#person/units.ts';
import type { Kept } from '#tools/planner/kept-log.ts';

/** What the last press did. */
interface Press {
  /** What went wrong. */
  readonly problem?: string;
  readonly isUndone?: true;
  /** What was logged. */
  readonly logged?: {
    readonly text: string;
    readonly undo: Undo;
    /** The days that the card had then: until they are read again, the field shows the text. */
    readonly before: Kept['days'];
  };
}

/** What today's weight is compared with. */
const contextOf = (
  { days, known, whose }: Pick<Kept, 'days' | 'known' | 'whose'>,
  today: string,
): WeightContext => ({
  ...usualWeight(days, today, known),
  centimetres: whose?.centimetres ?? null,
});

const undoneText = (press: Press | null): string | null => (press?.isUndone ? planWords.undone : null);

/** What the card shows: the field's text, whether that is logged, and what became of it. */
function shownIn(kept: Kept, edited: string | null, press: Press | null) {
  if (edited !== null) return { text: edited, isLogged: false, said: null };
  const { days, today, view } = kept;
  const isUnread = press?.logged?.before === days;
  const isLogged = isUnread || dayIn(days, today)?.weightKg !== undefined;
  const text = isUnread && !view.isWeightHidden ? press.logged.text : loggedText(kept);
  return { text, isLogged, said: isLogged ? words.done : undoneText(press) };
}

/** The field's text and what the last press did with it. What was logged today is in the field until it is edited. */
function useTodayWeight(kept: Kept) {
  const { days, person } = kept;
  const [edited, setEdited] = useState<string | null>(null);
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  /** The weight of today when typing began: another one isn't replaced without asking. */
  const [seen, setSeen] = useState<StoredLogDay>();
  const shown = shownIn(kept, edited, press);
  const { text } = shown;
  const edit = (typed: string): void => {
    if (edited === null || edited === '' || problem === 'replaces')
      setSeen(dayIn(days, localDay(new Date())));
    setEdited(typed);
    setProblem(null);
  };
  const log = async (over: StoredLogDay | undefined, typed = text): Promise<void> => {
    const isConfirmed = typed === text && isQuestion(problem ?? undefined);
    // The day of the press, even if the card is of the day before.
    const today = localDay(new Date());
    const reading = readTodayWeight(typed, {
      today,
      context: contextOf(kept, today),
      isConfirmed,
    });
    setEdited(typed);
    setProblem(reading.ok ? null : reading.problem);
    if (!reading.ok) return;
    const done = await writeDays([{ ...reading.change, seen: over ?? {} }], person);
    if (!done.ok) setPress({ problem: storeProblems[done.problem] });
    else if (done.value.stayed.length > 0) {
      setSeen(done.value.days.get(today) ?? undefined);
      setProblem('replaces');
      setPress(null);
    } else {
      setPress({ logged: { text: typed, undo: done.value.undo, before: days } });
      setEdited(null);
    }
  };
  const undo = async (): Promise<void> => {
    const undone = await press?.logged?.undo();
    if (undone) setPress(undone.ok ? { isUndone: true } : { problem: storeProblems[undone.problem] });
  };
  const keep = (): void => {
    setEdited(null);
    setProblem(null);
  };
  return { ...shown, problem, press, seen, edit, log, keep, undo };
}

/** Another weight of today, as it may be shown. */
const otherOf = (seen: StoredLogDay | undefined, view: LogView): string =>
  seen?.weightKg === undefined || view.isWeightHidden
    ? replacingWords.otherWeight
    : formatWeight(kg(seen.weightKg), weightUnitOf(view));

/** True for a weight that doesn't fit the log or the person. */
const isOfContext = (problem: EntryProblem | null): boolean =>
  problem === 'implausible' || problem === 'outOfRange';

/** What is wrong, in the words of the log's page. */
function problemText(problem: EntryProblem, text: string, kept: Kept, other: string): string {
  const { isWeightHidden } = kept.view;
  const unit = weightUnitOf(kept.view);
  if (problem === 'replaces') return replacingWords.replaces('Today', other);
  if (problem === 'missing') return words.missing;
  const reading = readWeight(text);
  const context = contextOf(kept, kept.today);
  if (isOfContext(problem) && reading.ok)
    return unlikelyText(reading.value.kilograms, context, {
      unit,
      isWeightHidden,
      meant: likelyOwnWeight(text, context),
    });
  return measureProblemText(ownMeasures, 'weight')(problem, unit);
}

/** What the press keeps that logs the weight as it was typed. */
function keepText(text: string, unit: WeightUnit): string | undefined {
  const reading = readWeight(text);
  return reading.ok ? entryWords.keep(formatTypedWeight(reading.value.kilograms, unit)) : undefined;
}

const KIND = { measure: WEIGHT, steps: { metric: 0.1, imperial: 0.1 } } as const;

const ignore = (): void => undefined;

interface StatusProps {
  readonly press: Press | null;
  /** True if the field has what was logged today. */
  readonly isLogged: boolean;
  /** That it is logged, or was undone. */
  readonly said: string | null;
  /** What today's weight means beside the plan. */
  readonly early: string | null;
  readonly onUndo: () => void;
}

/** Below the field's name, what became of today's weight, with the way back; below the row, what else there is to say. */
function Status({ press, isLogged, said, early, onUndo }: StatusProps) {
  const isNew = isLogged && press?.logged !== undefined;
  const note = (isNew ? early : press?.problem) ?? null;
  return (
    <>
      <div role="status" className={styles('logged')}>
        {said === null ? null : <Text as="span">{said}</Text>}
        {isNew ? (
          <Button kind="text" onPress={onUndo}>
            {words.undo}
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles('note')}>
        {note === null ? null : <Text as="span">{note}</Text>}
      </div>
    </>
  );
}

/** Today's weight, the same day as on the log's page. Once it is logged, the field has it. */
export function WeightToday({ kept }: { readonly kept: Kept }) {
  const { text, isLogged, said, problem, press, seen, edit, log, keep, undo } = useTodayWeight(kept);
  const input = useRef<HTMLInputElement>(null);
  const { view } = kept;
  const other = otherOf(seen, view);
  const unit = weightUnitOf(view);
  const meant = isOfContext(problem) ? likelyOwnWeight(text, contextOf(kept, kept.today)) : null;
  return (
    <form
      className={styles('weight')}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        // What is in the field is logged already: the next thing typed replaces it.
        if (isLogged) input.current?.select();
        else void log(seen);
      }}
    >
      <MeasureEntry
        kind={KIND}
        className={`${styles('entry')} ${said === null ? '' : styles('named')}`}
        name="todayWeight"
        prefix="today-"
        unit={unit}
        text={text}
        label={words.weight}
        problem={problem ?? undefined}
        problemText={(found) => problemText(found, text, kept, other)}
        question={meant}
        format={({ kilograms }) => formatWeight(kilograms, unit)}
        inputRef={input}
        onEdit={edit}
        onLeave={ignore}
        onMeantOther={() => void log(seen, meant?.text)}
        onConfirm={() => void log(seen)}
        confirmLabel={keepText(text, unit)}
      >
        {problem === 'replaces' ? (
          <Replacing other={other} onKeep={keep} onReplace={() => void log(seen)} />
        ) : null}
      </MeasureEntry>
      <Button type="submit">
        <Text as="span">{isLogged ? words.edit : words.log}</Text>
      </Button>
      <Status {...{ press, isLogged, said }} early={earlyOf(kept)} onUndo={() => void undo()} />
    </form>
  );
}
