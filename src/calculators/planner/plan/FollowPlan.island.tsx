import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { erasePerson } from '#person/database/erase-person.ts';
import { currentPerson, putPerson } from '#person/database/people.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { followPlan } from '#person/database/plans.ts';
import { StoreFailure, type StoreProblem } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { entriesFor } from '#person/entries/known-entries.ts';
import { dayNumber, localDay } from '#person/log/local-day.ts';
import { dayParts } from '#person/plan/plan-words.ts';
import { useCurrentPlan } from '#person/plan/use-current-plan.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { followWords as words } from '#tools/planner/follow-words.ts';
import { followedPlanOf, keptPlanOf } from '#tools/planner/kept-plan.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FollowPlan.module.css?inline';
import { usePlanEntries } from './plan-store.ts';

const styles = lateStyles('FollowPlan', css);

type Undo = () => Promise<void>;

/** Keeps the person and the plan on this device. The way back erases a person who was kept only for that. */
async function follow(entries: PlannerEntries): Promise<Outcome<Undo>> {
  const known = await currentPerson();
  if (!known.ok) return known;
  const person = await putPerson(
    { entries: entriesFor(planner, entries, 'session') },
    known.value?.id ?? null,
  );
  if (!person.ok) return person;
  const { id } = person.value;
  const done = await followPlan(keptPlanOf({ ...entries, today: localDay(new Date()) }), id);
  if (!done.ok) return done;
  const undo = async (): Promise<void> => {
    await done.value.undo();
    if (known.value === null) await erasePerson(id);
  };
  return { ok: true, value: undo };
}

/** The day of the followed plan; `null` without a plan, or once it is over. */
function dayOf(plan: PlanRow | null | undefined): { readonly day: number; readonly days: number } | null {
  const followed = plan ? followedPlanOf(plan) : null;
  if (!followed) return null;
  const day = Math.max(0, dayNumber(localDay(new Date())) - dayNumber(followed.start));
  return day > followed.days ? null : { day, days: followed.days };
}

/** True if the plan on the page is the one that is followed. */
function isFollowed(plan: PlanRow | null | undefined, entries: PlannerEntries | null): boolean {
  if (!plan || !entries || plan.update) return false;
  return JSON.stringify(keptPlanOf(entries).entries) === JSON.stringify(plan.entries);
}

/** What the last press did. */
type Press = { readonly undo: Undo } | { readonly problem: StoreProblem };

/** What was kept, with the way back; or why nothing was. */
function Kept({ press, onUndo }: { readonly press: Press | null; readonly onUndo: () => void }) {
  if (!press) return null;
  if ('problem' in press) return <Text as="p">{storeProblems[press.problem]}</Text>;
  return (
    <>
      <Text as="p">{[`${words.kept} `, { as: 'a', href: paths.log, text: words.toLog }]}</Text>
      <Button kind="text" onPress={onUndo}>
        {words.undo}
      </Button>
    </>
  );
}

/** Which day of the followed plan today is; nothing without one. */
export const FollowedDay = withFailureMessage(function FollowedDay() {
  const today = dayOf(useCurrentPlan());
  if (!today) return null;
  return (
    <Text as="p" className={`${styles('day')} no-print`}>
      {[
        ...dayParts(words.today, today),
        `${words.ofYourPlan} `,
        { as: 'a', href: paths.log, text: words.toLog },
      ]}
    </Text>
  );
});

/** Makes the plan on the page the one that the visitor follows. Nothing is kept before that press. */
export const FollowPlan = withFailureMessage(function FollowPlan() {
  const plan = useCurrentPlan();
  const entries = usePlanEntries();
  const [press, setPress] = useState<Press | null>(null);
  if (plan === undefined || !entries) return null;
  const onFollow = async (): Promise<void> => {
    const done = await follow(entries);
    setPress(done.ok ? { undo: done.value } : { problem: done.problem });
  };
  const onUndo = async (undo: Undo): Promise<void> => {
    try {
      await undo();
      setPress(null);
    } catch (error) {
      setPress({ problem: error instanceof StoreFailure ? error.problem : 'failed' });
    }
  };
  return (
    <div className={`${styles('follow')} no-print`} role="group" aria-label={words.label}>
      {isFollowed(plan, entries) ? null : (
        <Button onPress={() => void onFollow()}>
          <Text as="span">{plan ? words.instead : words.follow}</Text>
        </Button>
      )}
      <div role="status">
        <Kept press={press} onUndo={() => press && 'undo' in press && void onUndo(press.undo)} />
      </div>
    </div>
  );
});
