import { useState } from 'react';
import { kg } from '@evenscale/formulas/units';
import { StoreFailure } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { formatWeight } from '#person/format-weight.ts';
import { localDay } from '#person/log/local-day.ts';
import { Replacing, replacingWords } from '#person/log/Replacing.tsx';
import { writeDays } from '#person/log/log-store.ts';
import type { LogView, StoredLogDay } from '#person/log/parse-log.ts';
import { weightUnitOf } from '#person/person.ts';
import { planWords } from '#person/plan/plan-words.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { dayIn, lastWeighed, readTodayWeight } from './today-weight.ts';
import type { Kept } from './use-kept.ts';

/** What the last press did. */
interface Press {
  readonly text: string;
  readonly undo?: () => Promise<void>;
}

type Problem = 'missing' | 'wrong' | 'unlikely' | 'replaces';

/** The field's text and what the last press did with it. */
function useTodayWeight({ days, view, person }: Kept) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  /** The weight of today when typing began: another one isn't replaced without asking. */
  const [seen, setSeen] = useState<StoredLogDay>();
  const edit = (typed: string): void => {
    if (text === '' || problem === 'replaces') setSeen(dayIn(days, localDay(new Date())));
    setText(typed);
    setProblem(null);
  };
  const log = async (over: StoredLogDay | undefined): Promise<void> => {
    const isConfirmed = problem === 'unlikely' || problem === 'replaces';
    // The day of the press, even if the card is of the day before.
    const today = localDay(new Date());
    const last = lastWeighed(days, today)?.weightKg;
    const reading = readTodayWeight(text, { unit: weightUnitOf(view), today, last, isConfirmed });
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
    try {
      await press?.undo?.();
      setPress({ text: planWords.undone });
    } catch (error) {
      setPress({ text: storeProblems[error instanceof StoreFailure ? error.problem : 'failed'] });
    }
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

/** The last value, or the one of today; nothing while weights are hidden. */
function hintOf({ days, today, view }: Kept): string | undefined {
  const last = lastWeighed(days, today);
  if (last?.weightKg === undefined || view.isWeightHidden) return undefined;
  const weight = formatWeight(kg(last.weightKg), weightUnitOf(view));
  return last.day === today ? words.logged(weight) : words.last(weight, last.day);
}

const problemText = (problem: Problem, other: string): string =>
  problem === 'replaces' ? replacingWords.replaces('Today', other) : words[problem];

function Status({ press, onUndo }: { readonly press: Press | null; readonly onUndo: () => void }) {
  return (
    <div role="status" className={styles('status')}>
      {press ? <Text as="span">{press.text}</Text> : null}
      {press?.undo ? (
        <Button kind="text" onPress={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}

/** Today's weight, the same day as on the log's page. The last value is a hint, never an entry. */
export function WeightToday(kept: Kept) {
  const { text, problem, press, seen, edit, log, keep, undo } = useTodayWeight(kept);
  const other = otherOf(seen, kept.view);
  const isMetric = kept.view.units === 'metric';
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
      <NumberField
        label={words.weight}
        unit={isMetric ? 'kg' : 'lb'}
        unitName={isMetric ? 'kilograms' : 'pounds'}
        name="todayWeight"
        value={text}
        onEdit={edit}
        hint={hintOf(kept)}
        problem={problem ? problemText(problem, other) : undefined}
        question={
          problem === 'replaces' ? (
            <Replacing other={other} onKeep={keep} onReplace={() => void log(seen)} />
          ) : null
        }
      />
      <Button type="submit">{words.log}</Button>
      <Status press={press} onUndo={() => void undo()} />
    </form>
  );
}
