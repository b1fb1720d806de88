import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { erasePerson } from '#person/database/erase-person.ts';
import { currentPerson, putPerson, restorePerson } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { followPlan } from '#person/database/plans.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { entriesFor } from '#person/entries/known-entries.ts';
import { isWithoutKept, mayBeOthers } from '#person/entries/without-kept.ts';
import { dayNumber, localDay } from '#person/log/local-day.ts';
import { useToday } from '#person/log/use-today.ts';
import { dailyText, dayParts } from '#person/plan/plan-words.ts';
import { useCurrentPlan, usePlanOfGoal } from '#person/plan/use-current-plan.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { followWords as words } from '#tools/planner/follow-words.ts';
import { followedPlanOf, keptPlanOf } from '#tools/planner/kept-plan.ts';
import { planMacros } from '#tools/planner/plan/plan-macros.ts';
import { carriedText, macroLine, splitCaution } from '#tools/planner/plan/plan-macros-words.ts';
import { followable } from '#tools/planner/report.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FollowPlan.module.css?inline';
import { usePlanEntries, usePlanReport } from './plan-store.ts';
import { usePlanStart } from './use-plan-start.ts';

const styles = lateStyles('FollowPlan', css);

/**
 * Keeps the plan and its person on this device, who is the one kept already (`before`) or a new one. The way back leaves
 * the people as they were.
 */
async function follow(entries: PlannerEntries, before: PersonRow | null): Promise<Outcome<Undo>> {
  const id = before?.id ?? crypto.randomUUID();
  const person = await putPerson({ entries: entriesFor(planner, entries, 'device') }, id);
  if (!person.ok) return person;
  const done = await followPlan(keptPlanOf({ ...entries, today: localDay(new Date()) }), id);
  if (!done.ok) return done;
  const undo: Undo = async () => {
    const undone = await done.value.undo();
    if (!undone.ok) return undone;
    return before ? restorePerson(before, person.value) : erasePerson(id);
  };
  return { ok: true, value: undo };
}

/** The day of the followed plan; `null` without a plan, or once it is over. */
function dayOf(
  plan: PlanRow | null | undefined,
  today: string,
): { readonly day: number; readonly days: number } | null {
  const followed = plan ? followedPlanOf(plan) : null;
  if (!followed || today === '') return null;
  const day = Math.max(0, dayNumber(today) - dayNumber(followed.start));
  return day > followed.days ? null : { day, days: followed.days };
}

/** True if the plan on the page is the one that is followed: the same goal from a later day has other calories. */
function isFollowed(plan: PlanRow | null | undefined, entries: PlannerEntries | null): boolean {
  if (!plan || !entries || plan.update) return false;
  const shown = keptPlanOf(entries);
  return shown.start === plan.start && JSON.stringify(shown.entries) === JSON.stringify(plan.entries);
}

/** What the last press did. */
type Press = { readonly undo: Undo } | { readonly problem: StoreProblem } | { readonly asked: PersonRow };

interface KeptProps {
  readonly press: Press | null;
  readonly onUndo: (undo: Undo) => void;
  /** The person whose plan it is; `null` for a new one. */
  readonly onAnswer: (person: PersonRow | null) => void;
}

/** What was kept, with the way back; why nothing was; or the question whose plan it is. */
function Kept({ press, onUndo, onAnswer }: KeptProps) {
  if (!press) return null;
  if ('problem' in press) return <Text as="p">{storeProblems[press.problem]}</Text>;
  if ('asked' in press)
    return (
      <>
        <Text as="p">{words.whose(press.asked.name)}</Text>
        <p>
          <Button kind="text" onPress={() => onAnswer(null)}>
            {words.somebodys}
          </Button>
          <Button kind="text" onPress={() => onAnswer(press.asked)}>
            <Text as="span">{words.whosePlan(press.asked.name)}</Text>
          </Button>
        </p>
      </>
    );
  return (
    <>
      <Text as="p">{[`${words.kept} `, { as: 'a', href: paths.log, text: words.toLog }]}</Text>
      <Button kind="text" onPress={() => onUndo(press.undo)}>
        {words.undo}
      </Button>
    </>
  );
}

/** The calories and the macros of the plan on the page, once it is followed. */
function Followed({ macros }: Pick<PlannerEntries, 'macros'>) {
  const unit = useEnergyUnit();
  const report = usePlanReport();
  const plan = report && followable(report);
  if (!plan) return null;
  const direction = 'direction' in plan ? plan.direction : 'maintain';
  const { grams } = planMacros({ ...plan, direction }, macros);
  const line = macroLine(grams, macros);
  const following = words.following(formatEnergy(plan.intake.value, unit));
  return <Text as="p">{[`${following} `, ...line, ...(splitCaution(macros) === null ? ['.'] : [])]}</Text>;
}

/** None during the turn of somebody who isn't the person kept. */
const own = (plan: PlanRow | null | undefined): PlanRow | null | undefined =>
  plan && isWithoutKept() ? null : plan;

/** What to ask a doctor before losing weight; nothing for any other plan. */
function Medicine() {
  const report = usePlanReport();
  if (report?.kind !== 'planned' || report.direction !== 'lose') return null;
  return (
    <Text as="p" className={styles('note')}>
      {words.medicine}
    </Text>
  );
}

/**
 * Which day of the followed plan today is, and that the form starts with its goal, or with that of a plan that was stopped;
 * nothing without one.
 */
export const FollowedDay = withFailureMessage(function FollowedDay() {
  const [plan, now] = [own(usePlanOfGoal()), useToday()];
  const today = dayOf(plan, now);
  const startNew = usePlanStart(today && plan, now);
  const isFollowing = plan?.state === 'current';
  if (!today || !(isFollowing || startNew)) return null;
  return (
    <div className={`${styles('day')} no-print`}>
      {isFollowing ? (
        <Text as="p">
          {[
            ...dayParts(words.today, today),
            `${words.ofYourPlan} `,
            { as: 'a', href: paths.log, text: words.toLog },
          ]}
        </Text>
      ) : null}
      {startNew ? (
        <p>
          <Text as="span">{isFollowing ? ` ${words.startedWithPlan}` : words.startedWithStopped}</Text>
          <Button kind="text" onPress={startNew}>
            <Text as="span">{words.startNew}</Text>
          </Button>
        </p>
      ) : null}
    </div>
  );
});

/** What the followed plan says to eat, beside another plan on the page; nothing once it is over. */
function Other({ plan }: { readonly plan: PlanRow }) {
  const unit = useEnergyUnit();
  const isOver = dayOf(plan, useToday()) === null;
  const followed = isOver ? null : followedPlanOf(plan);
  const daily = followed && dailyText(followed, unit);
  return daily ? <Text as="p">{words.other(daily)}</Text> : null;
}

/** Makes the plan on the page the one that the visitor follows. Nothing is kept before that press. */
export const FollowPlan = withFailureMessage(function FollowPlan() {
  const plan = own(useCurrentPlan());
  const entries = usePlanEntries();
  const [press, setPress] = useState<Press | null>(null);
  if (plan === undefined || !entries) return null;
  const carried = carriedText(entries.macros);
  const keep = async (person: PersonRow | null): Promise<void> => {
    const done = await follow(entries, person);
    setPress(done.ok ? { undo: done.value } : { problem: done.problem });
  };
  const onFollow = async (): Promise<void> => {
    const known = await currentPerson();
    if (!known.ok) setPress({ problem: known.problem });
    else if (known.value && mayBeOthers()) setPress({ asked: known.value });
    else await keep(known.value);
  };
  const onUndo = async (undo: Undo): Promise<void> => {
    const done = await undo();
    setPress(done.ok ? null : { problem: done.problem });
  };
  return (
    <div className={`${styles('follow')} no-print`} role="group" aria-label={words.label}>
      {isFollowed(plan, entries) ? (
        <Followed macros={entries.macros} />
      ) : (
        <>
          {plan ? <Other plan={plan} /> : null}
          {carried === null ? null : <Text as="p">{carried}</Text>}
          <Medicine />
          <Button onPress={() => void onFollow()}>
            <Text as="span">{plan ? words.instead : words.follow}</Text>
          </Button>
        </>
      )}
      <div role="status">
        <Kept press={press} onUndo={(undo) => void onUndo(undo)} onAnswer={(person) => void keep(person)} />
      </div>
    </div>
  );
});
