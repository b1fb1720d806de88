import { useState } from 'react';
import { kg } from '@evenscale/formulas/units';
import { StoreFailure } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { formatWeight } from '#person/format-weight.ts';
import { localDay } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import { weightUnitOf } from '#person/person.ts';
import { planWords } from '#person/plan/plan-words.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { lastWeighed, readTodayWeight } from './today-weight.ts';
import type { Kept } from './use-kept.ts';

/** What the last press did. */
interface Press {
  readonly text: string;
  readonly undo?: () => Promise<void>;
}

type Problem = 'missing' | 'wrong' | 'unlikely';

/** The field's text and what the last press did with it. */
function useTodayWeight({ days, view, person }: Kept) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  const edit = (typed: string): void => {
    setText(typed);
    setProblem(null);
  };
  const log = async (): Promise<void> => {
    const isConfirmed = problem === 'unlikely';
    // The day of the press, even if the card is of the day before.
    const today = localDay(new Date());
    const last = lastWeighed(days, today)?.weightKg;
    const reading = readTodayWeight(text, { unit: weightUnitOf(view), today, last, isConfirmed });
    setProblem(reading.ok ? null : reading.problem);
    if (!reading.ok) return;
    const done = await writeDays([reading.change], person);
    setPress(done.ok ? { text: words.done, undo: done.value.undo } : { text: storeProblems[done.problem] });
    if (done.ok) setText('');
  };
  const undo = async (): Promise<void> => {
    try {
      await press?.undo?.();
      setPress({ text: planWords.undone });
    } catch (error) {
      setPress({ text: storeProblems[error instanceof StoreFailure ? error.problem : 'failed'] });
    }
  };
  return { text, problem, press, edit, log, undo };
}

/** The last value, or the one of today; nothing while weights are hidden. */
function hintOf({ days, today, view }: Kept): string | undefined {
  const last = lastWeighed(days, today);
  if (last?.weightKg === undefined || view.isWeightHidden) return undefined;
  const weight = formatWeight(kg(last.weightKg), weightUnitOf(view));
  return last.day === today ? words.logged(weight) : words.last(weight, last.day);
}

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
  const { text, problem, press, edit, log, undo } = useTodayWeight(kept);
  const isMetric = kept.view.units === 'metric';
  return (
    <form
      className={styles('weight')}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void log();
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
        problem={problem ? words[problem] : undefined}
      />
      <Button type="submit">{words.log}</Button>
      <Status press={press} onUndo={() => void undo()} />
    </form>
  );
}
