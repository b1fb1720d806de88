/** The plan that a page's person follows, for the pages that would otherwise offer another one. */
import { years, type Years } from '@evenscale/formulas/units';
import { mayBeKept } from '#ui/may-be-known.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { ageOn } from '#person/log/parse-log.ts';
import type { Person } from '#person/person.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { isOwner } from '#person/policy/owner.ts';
import type { Kept, KeptWithUpdate } from './kept-log.ts';

/** A plan under way, of the person on the page. */
export interface OwnPlan {
  readonly plan: FollowedPlan;
  readonly now: OnTheWay;
  /** The log says something first, or the calories are withheld by now: no figure of the plan is repeated. */
  readonly isNoted: boolean;
  readonly isWeightHidden: boolean;
  /** The update that waits in the log, where it was looked for; `null` beside a note. */
  readonly update: PlanOffer | null;
}

/** The code that reads what is kept loads only if something may be. */
async function look<Found>(
  read: (from: typeof import('./kept-log.ts')) => Promise<Found | null>,
): Promise<Found | null> {
  if (!(await mayBeKept())) return null;
  try {
    return await read(await import('./kept-log.ts'));
  } catch {
    // The file didn't arrive: the page is as it is for somebody without a plan.
    return null;
  }
}

/** Reads what is kept. */
export const lookForPlan = (today: string): Promise<Kept | null> => look(({ readKept }) => readKept(today));

/** The same with the update that waits in the log. */
export const lookForPlanAndUpdate = (today: string): Promise<KeptWithUpdate | null> =>
  look(({ readKeptWithUpdate }) => readKeptWithUpdate(today));

const ageToday = ({ person, start }: FollowedPlan, today: string): Years =>
  years(ageOn({ age: person.age, saidOn: start }, today));

/** True if a person on the page can be the one who follows the plan, at the weight that they have by now. */
function isFollower(
  person: Person,
  plan: FollowedPlan,
  { trend, expected }: OnTheWay,
  today: string,
): boolean {
  const { gender, height } = plan.person;
  return isOwner(
    {
      weight: trend?.weight ?? expected.weight,
      person: { gender, age: ageToday(plan, today), centimetres: height.centimetres },
    },
    { ...person, height: person.height.centimetres, weight: person.weight.kilograms },
  );
}

/** True if the log has something to say before any figure. */
const hasNote = ({ report, concerns }: Kept): boolean => report.kind === 'stopped' || concerns.length > 0;

/** The plan that the person kept follows; `null` without one, and during a pregnancy. */
export function planUnderWay(kept: Kept | KeptWithUpdate | null): OwnPlan | null {
  if (!kept?.plan || kept.now?.kind !== 'underWay' || kept.report.kind === 'pregnancy') return null;
  const { plan, now, view } = kept;
  const isNoted = hasNote(kept) || now.mean.status === 'withheld';
  const update = 'update' in kept && !isNoted ? kept.update : null;
  return { plan, now, isNoted, isWeightHidden: view.isWeightHidden, update };
}

/** The plan that a person on a page follows; `null` without one, for anybody else, and during a pregnancy. */
export function ownPlanOf(kept: Kept | KeptWithUpdate | null, person: Person): OwnPlan | null {
  const own = person.pregnancy === true || mayBeOthers() ? null : planUnderWay(kept);
  return kept && own && isFollower(person, own.plan, own.now, kept.today) ? own : null;
}
