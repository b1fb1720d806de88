import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { GUESSED } from '#person/answer/answer-words.ts';
import { erasePerson } from '#person/database/erase-person.ts';
import { currentPerson, putPerson, restorePerson } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { followPlan } from '#person/database/plans.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { entriesFor } from '#person/entries/known-entries.ts';
import { addToSession } from './add-to-session.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { planToday, type PlanToday } from '#person/plan/plan-today.ts';
import { startOfPlan } from '#person/plan/plan-target.ts';
import { planWords } from '#person/plan/plan-words.ts';
import { useCurrentPlan } from '#person/plan/use-current-plan.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { fillForm } from '#person/store.ts';
import { followWords as words, nextParts } from '#tools/planner/follow-words.ts';
import { followedPlanOf, keptPlanOf } from '#tools/planner/kept-plan.ts';
import { carriedText } from '#tools/planner/plan/plan-macros-words.ts';
import { followable } from '#tools/planner/report.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FollowPlan.module.css?inline';
import { isFollowed, ownRow } from './page-plan.ts';
import { usePlanEntries, usePlanReport } from './plan-store.ts';

const styles = lateStyles('FollowPlan', css);

/** The entries of a plan that starts today and is followed: its date stays, whether it was chosen or follows from a pace. */
function datedEntries(entries: PlannerEntries, days: number): PlannerEntries {
  const today = localDay(new Date());
  return { ...entries, by: 'date', goalDate: addDays(today, days), today };
}

/** What a form begins with a guess of. */
const guessesIn = (entries: PlannerEntries): Readonly<Record<string, string>> =>
  Object.fromEntries(GUESSED.map((name) => [name, entries[name]]));

/** A plan that is followed from today on. */
interface Followed {
  readonly undo: Undo;
  readonly now: PlanToday | null;
}

/**
 * Keeps the plan and its person on this device, who is the one kept already (`before`) or a new one. Its calories and macros
 * are the TDEE calculator's from then on. The way back leaves the people as they were.
 */
async function follow(entries: PlannerEntries, before: PersonRow | null): Promise<Outcome<Followed>> {
  const id = before?.id ?? crypto.randomUUID();
  const person = await putPerson({ entries: entriesFor(planner, entries, 'device') }, id);
  if (!person.ok) return person;
  const plan = keptPlanOf(entries);
  const done = await followPlan(plan, id);
  if (!done.ok) return done;
  const followed = followedPlanOf(plan);
  const forget = addToSession({ ...(followed && startOfPlan(followed, plan.start)) });
  const undo: Undo = async () => {
    const undone = await done.value.undo();
    if (!undone.ok) return undone;
    forget();
    return before ? restorePerson(before, person.value) : erasePerson(id);
  };
  return { ok: true, value: { undo, now: followed && planToday(followed, [], plan.start) } };
}

/** What the last press did. */
type Press = Followed | { readonly problem: StoreProblem } | { readonly asked: PersonRow };

interface KeptProps {
  readonly press: Press | null;
  readonly onUndo: (undo: Undo) => void;
  /** The person whose plan it is; `null` for a new one. */
  readonly onAnswer: (person: PersonRow | null) => void;
}

/** What to do next and what was kept, with the way back; why nothing was; or the question whose plan it is. */
function Kept({ press, onUndo, onAnswer }: KeptProps) {
  const unit = useEnergyUnit();
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
  const { now } = press;
  return (
    <>
      {now?.kind === 'underWay' ? <Text as="p">{nextParts(now, unit)}</Text> : null}
      <Text as="p">{words.kept}</Text>
      <Button kind="text" onPress={() => onUndo(press.undo)}>
        {words.undo}
      </Button>
    </>
  );
}

/** Makes the plan on the page the one that the visitor follows. Nothing is kept before that press. */
export const FollowPlan = withFailureMessage(function FollowPlan() {
  const plan = ownRow(useCurrentPlan());
  const entries = usePlanEntries();
  const report = usePlanReport();
  const [press, setPress] = useState<Press | null>(null);
  const days = report && followable(report)?.input.days;
  if (plan === undefined || !entries || !days) return null;
  const carried = carriedText(entries.macros);
  const keep = async (person: PersonRow | null): Promise<void> => {
    const dated = datedEntries(entries, days);
    const done = await follow(dated, person);
    setPress(done.ok ? done.value : { problem: done.problem });
    // The form's goal date is now the plan's and stays put as days pass. Facts of a kept person aren't guesses.
    if (done.ok) fillForm({ entries: { ...guessesIn(dated), by: dated.by, goalDate: dated.goalDate } });
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
      {carried === null ? null : <Text as="p">{carried}</Text>}
      {isFollowed(plan, entries) ? (
        <Text as="p">{[`${words.following} `, { as: 'a', href: paths.log, text: planWords.toLog }]}</Text>
      ) : (
        <Button onPress={() => void onFollow()}>
          <Text as="span">{plan ? words.instead : words.follow}</Text>
        </Button>
      )}
      <div role="status">
        <Kept press={press} onUndo={(undo) => void onUndo(undo)} onAnswer={(person) => void keep(person)} />
      </div>
    </div>
  );
});
