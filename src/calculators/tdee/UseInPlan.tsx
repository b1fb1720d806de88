import { useEffect, useRef, useState } from 'react';
import { changePlan, currentPlan } from '#person/database/plans.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import type { OwnTarget } from '#person/plan/own-target.ts';
import { changedAmounts, type Amounts } from '#person/plan/plan-amounts.ts';
import { withAmounts } from '#tools/planner/kept-plan.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { changedText, buttonText, useInPlanWords as words } from './use-in-plan-words.ts';

/** Writes them to the plan that is followed by now; nothing happens if there is none any more. */
async function change(changes: Partial<Amounts>): Promise<Outcome<Undo | null>> {
  const row = await currentPlan();
  if (!row.ok) return row;
  if (!row.value) return { ok: true, value: null };
  const { id, person } = row.value;
  const done = await changePlan(id, (plan) => withAmounts(plan, changes), person);
  return done.ok ? { ok: true, value: done.value.undo } : done;
}

/** What the last press did. */
interface Press {
  readonly text: string;
  readonly undo: Undo | null;
}

export interface UseInPlanProps extends Amounts {
  readonly own: OwnTarget;
}

/** Makes the chosen macros and training days those of the plan that is followed, with the way back. */
export function UseInPlan({ own, macros, trainingDays }: UseInPlanProps) {
  const [press, setPress] = useState<Press | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to what replaces it.
  useEffect(() => {
    if (press && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  });
  const changes = changedAmounts({ macros, trainingDays }, own);
  const onUse = async (wanted: Partial<Amounts>): Promise<void> => {
    const done = await change(wanted);
    if (!done.ok) setPress({ text: storeProblems[done.problem], undo: null });
    else setPress(done.value && { text: changedText(wanted, own), undo: done.value });
  };
  const onUndo = async (undo: Undo): Promise<void> => {
    const done = await undo();
    setPress({ text: done.ok ? words.undone : storeProblems[done.problem], undo: null });
  };
  // A later choice isn't what the message is about.
  const shown = press?.undo && changes ? null : press;
  if (!changes && !shown) return null;
  return (
    <div className={`${styles('useInPlan')} no-print`}>
      {changes ? (
        <Button kind="secondary" onPress={() => void onUse(changes)}>
          <Text as="span">{buttonText(changes)}</Text>
        </Button>
      ) : null}
      <div ref={line} role="status" tabIndex={-1}>
        {shown ? <Text as="p">{shown.text}</Text> : null}
        {shown?.undo ? (
          <Button kind="text" onPress={() => shown.undo && void onUndo(shown.undo)}>
            {words.undo}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
