import { useState } from 'react';
import { kg, type WeightUnit } from '@evenscale/formulas/units';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Undo } from '#person/database/with-store.ts';
import { isQuestion, type EntryProblem } from '#person/entries/field.ts';
import { readWeight, WEIGHT } from '#person/entries/measure.ts';
import { entryWords, measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
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
import { dayIn, readTodayWeight } from './today-weight.ts';
import { weightUnitOf } from '#person/units.ts';
import type { Kept } from '#tools/planner/kept-log.ts';

/** What the last press did. */
interface Press {
  readonly text: string;
  readonly undo?: Undo;
}

/** What today's weight is compared with. */
const contextOf = ({ days, whose }: Pick<Kept, 'days' | 'whose'>, today: string): WeightContext => ({
  ...usualWeight(days, today),
  centimetres: whose?.centimetres ?? null,
});

/** The field's text and what the last press did with it. */
function useTodayWeight({ days, person, whose }: Kept) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  /** The weight of today when typing began: another one isn't replaced without asking. */
  const [seen, setSeen] = useState<StoredLogDay>();
  const edit = (typed: string): void => {
    if (text === '' || problem === 'replaces') setSeen(dayIn(days, localDay(new Date())));
    setText(typed);
    setProblem(null);
  };
  const log = async (over: StoredLogDay | undefined, typed = text): Promise<void> => {
    const isConfirmed = typed === text && isQuestion(problem ?? undefined);
    // The day of the press, even if the card is of the day before.
    const today = localDay(new Date());
    const reading = readTodayWeight(typed, {
      today,
      context: contextOf({ days, whose }, today),
      isConfirmed,
    });
    setText(typed);
    setProblem(reading.ok ? null : reading.problem);
    if (!reading.ok) return;
    const done = await writeDays([{ ...reading.change, seen: over ?? {} }], person);
    if (!done.ok) setPress({ text: storeProblems[done.problem] });
    else if (done.value.stayed.length > 0) {
      setSeen(done.value.days.get(today) ?? undefined);
      setProblem('replaces');
      setPress(null);
    } else {
      setPress({ text: words.done, undo: done.value.undo });
      setText('');
    }
  };
  const undo = async (): Promise<void> => {
    const undone = await press?.undo?.();
    if (undone) setPress({ text: undone.ok ? planWords.undone : storeProblems[undone.problem] });
  };
  const keep = (): void => {
    setText('');
    setProblem(null);
  };
  return { text, problem, press, seen, edit, log, keep, undo };
}

/** Another weight of today, as it may be shown. */
const otherOf = (seen: StoredLogDay | undefined, view: LogView): string =>
  seen?.weightKg === undefined || view.isWeightHidden
    ? replacingWords.otherWeight
    : formatWeight(kg(seen.weightKg), weightUnitOf(view));

/** The name of the field: today's weight once it is logged, unless weights are hidden. */
function labelOf({ days, today, view }: Kept): string {
  const logged = dayIn(days, today)?.weightKg;
  if (logged === undefined) return words.weight;
  return view.isWeightHidden
    ? words.loggedHidden
    : words.logged(formatWeight(kg(logged), weightUnitOf(view)));
}

/** What is wrong, in the words of the log's page. */
function problemText(problem: EntryProblem, text: string, kept: Kept, other: string): string {
  const { isWeightHidden } = kept.view;
  const unit = weightUnitOf(kept.view);
  if (problem === 'replaces') return replacingWords.replaces('Today', other);
  if (problem === 'missing') return words.missing;
  const reading = readWeight(text);
  const context = contextOf(kept, kept.today);
  if (problem === 'implausible' && reading.ok)
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
  return reading.ok ? entryWords.keep(formatGivenWeight(reading.value.kilograms, unit)) : undefined;
}

const KIND = { measure: WEIGHT, steps: { metric: 0.1, imperial: 0.1 } } as const;

const ignore = (): void => undefined;

interface StatusProps {
  readonly press: Press | null;
  /** What today's weight means beside the plan. */
  readonly early: string | null;
  readonly onUndo: () => void;
}

/** What the press did. That a weight is logged is the field's name by then, so it's only announced. */
function Status({ press, early, onUndo }: StatusProps) {
  const isLogged = press?.undo !== undefined;
  return (
    <div role="status" className={styles('status')}>
      {press ? (
        <Text as="span" className={isLogged ? 'visually-hidden' : undefined}>
          {press.text}
        </Text>
      ) : null}
      {isLogged && early !== null ? <Text as="span">{`${early} `}</Text> : null}
      {isLogged ? (
        <Button kind="text" onPress={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}

/** Today's weight, the same day as on the log's page. The last value is a hint, never an entry. */
export function WeightToday({ kept }: { readonly kept: Kept }) {
  const { text, problem, press, seen, edit, log, keep, undo } = useTodayWeight(kept);
  const { view } = kept;
  const other = otherOf(seen, view);
  const unit = weightUnitOf(view);
  const meant = problem === 'implausible' ? likelyOwnWeight(text, contextOf(kept, kept.today)) : null;
  return (
    <form
      className={styles('weight')}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void log(seen);
      }}
    >
      <MeasureEntry
        kind={KIND}
        className={styles('entry')}
        name="todayWeight"
        prefix="today-"
        unit={unit}
        text={text}
        label={labelOf(kept)}
        problem={problem ?? undefined}
        problemText={(found) => problemText(found, text, kept, other)}
        question={meant}
        format={({ kilograms }) => formatWeight(kilograms, unit)}
        inputRef={null}
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
      <Button type="submit">{words.log}</Button>
      <Status press={press} early={earlyOf(kept)} onUndo={() => void undo()} />
    </form>
  );
}
