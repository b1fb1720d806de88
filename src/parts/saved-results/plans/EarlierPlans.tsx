import { useMemo, useState } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { linkOf } from '#person/entries/link.ts';
import { addDays } from '#person/log/local-day.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { useToday } from '#person/log/use-today.ts';
import { personOfPlan, type FollowedPlan } from '#person/plan/followed-plan.ts';
import { dailyText, goalText } from '#person/plan/plan-words.ts';
import { useEarlierPlans } from '#person/plan/use-current-plan.ts';
import { entryStyles, savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Text } from '#ui/text/Text.tsx';
import { planListWords as words } from './plan-list-words.ts';
import { weightUnitOf } from '#person/units.ts';

/** Each plan is calculated again, so few are shown at a time. */
const AT_ONCE = 5;

export interface EarlierPlansProps {
  readonly onRemove: (plan: PlanRow) => void;
  readonly onResume: (plan: PlanRow) => void;
}

interface PlanItemProps extends EarlierPlansProps {
  readonly row: PlanRow;
  readonly today: string;
  readonly isWeightHidden: boolean;
}

interface Shown {
  readonly energy: EnergyUnit;
  readonly today: string;
  readonly isWeightHidden: boolean;
}

/** "76 kg by Mar 30, 2027 · 1,910 kcal a day"; without calories for somebody who is pregnant. */
function planText(plan: FollowedPlan, { energy, today, isWeightHidden }: Shown): string {
  const goal = isWeightHidden ? null : goalText(plan, weightUnitOf(plan.person));
  const daily = isPregnancyOf(personOfPlan(plan), today) ? null : dailyText(plan, energy);
  return [goal, daily].filter((text) => text !== null).join(' · ');
}

function PlanItem({ row, today, isWeightHidden, onRemove, onResume }: PlanItemProps) {
  const energy = useEnergyUnit();
  const plan = useMemo(() => followedPlanOf(row), [row]);
  const end = plan && addDays(plan.start, plan.days);
  const dates = end === null ? words.from(row.start) : words.dates(row.start, end);
  const which = <Text as="span" className="visually-hidden">{` ${dates}`}</Text>;
  const link = linkOf({ tool: 'planner', entries: row.entries }, { energy, from: 'saved' });
  return (
    <li className={entryStyles('entry')}>
      <div className={entryStyles('head')}>
        <Text as="h3">{dates}</Text>
      </div>
      <Text as="p" className={entryStyles('body')}>
        {plan ? planText(plan, { energy, today, isWeightHidden }) : words.unreadable}
      </Text>
      <div className={entryStyles('actions')}>
        {plan ? (
          <a className={entryStyles('open')} href={`${paths.weightPlanner}#${link}`}>
            <span>{words.open}</span>
            {which}
          </a>
        ) : null}
        {end !== null && today <= end ? (
          <Button kind="text" onPress={() => onResume(row)}>
            <span>{words.resume}</span>
            {which}
          </Button>
        ) : null}
        <Button kind="text" onPress={() => onRemove(row)}>
          <span>{words.remove}</span>
          {which}
        </Button>
      </div>
    </li>
  );
}

/** The plans that the current person followed before, in a fold; nothing without any. */
export function EarlierPlans(props: EarlierPlansProps) {
  const plans = useEarlierPlans();
  const today = useToday();
  const isWeightHidden = useCurrentPerson()?.isWeightHidden ?? false;
  const [shown, setShown] = useState(AT_ONCE);
  if (plans.length === 0 || today === '') return null;
  const rest = plans.length - shown;
  return (
    <Disclosure title={words.title}>
      <div className={styles('files')}>
        <p className={styles('text')}>{words.intro}</p>
        <ul className={`plain ${styles('list')}`}>
          {plans.slice(0, shown).map((row) => (
            <PlanItem key={row.id} {...props} row={row} today={today} isWeightHidden={isWeightHidden} />
          ))}
        </ul>
        {rest > 0 ? (
          <div>
            <Button kind="secondary" onPress={() => setShown(shown + AT_ONCE)}>
              <Text as="span">{words.more(Math.min(rest, AT_ONCE))}</Text>
            </Button>
          </div>
        ) : null}
      </div>
    </Disclosure>
  );
}
