import { paths } from '#config/paths.ts';
import { SmallCurve } from '#charts/curve/SmallCurve.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { plannedDays } from '#person/plan/followed-plan.ts';
import { besideText } from '#person/plan/plan-words.ts';
import { weightUnitOf } from '#person/units.ts';
import { readKeptWithUpdate, type Kept } from '#tools/planner/kept-log.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { homeCardStyles as styles } from './home-card-styles.ts';
import { homeCardWords as words } from './home-card-words.ts';
import { followedIn, headOf, isWithheld, leadOf, moreOf, suggestionOf, trendOf } from './kept-lines.ts';
import { WeightToday } from './WeightToday.tsx';

const CLASSES = {
  curve: styles('curve'),
  lines: styles('lines'),
  expected: styles('expected'),
  trend: styles('trend'),
  now: styles('now'),
  rule: styles('rule'),
  lived: styles('lived'),
};

interface FactsProps {
  readonly kept: Kept;
  /** An update of the plan that waits in the log. */
  readonly suggestion: string | null;
}

/** Where the visitor is on the plan, or what the log says without one. */
function Facts({ kept, suggestion }: FactsProps) {
  const lead = leadOf(kept, useEnergyUnit());
  return (
    <div className={styles('facts')}>
      <div className={styles('head')}>
        <Text as="p" className={styles('name')} translate="no">
          {kept.name}
        </Text>
        <a href={paths.log}>
          <Text as="h2">{headOf(kept)}</Text>
        </a>
      </div>
      {lead.length === 0 ? null : (
        <Text as="p" className={styles('lead')}>
          {lead}
        </Text>
      )}
      {suggestion === null ? (
        moreOf(kept).map((line) => (
          <Text key={line} as="p" className={styles('more')}>
            {line}
          </Text>
        ))
      ) : (
        <p className={styles('suggestion')}>
          <a href={paths.log}>
            <Text as="span">{suggestion}</Text>
          </a>
        </p>
      )}
    </div>
  );
}

function nameOf(hasTrend: boolean, hasPlan: boolean): string {
  if (!hasTrend) return words.planAlone;
  return hasPlan ? words.curveWithPlan : words.curve;
}

/** The trend beside the plan; below, how far it is from it. */
function Drawing(kept: Kept) {
  const followed = followedIn(kept);
  const { trend } = trendOf(kept);
  const beside = followed && besideText(followed.now, weightUnitOf(kept.view));
  return (
    <div className={styles('drawing')}>
      <SmallCurve
        name={nameOf(trend.length > 0, followed !== null)}
        trend={trend}
        expected={followed ? plannedDays(followed.plan) : []}
        today={dayNumber(kept.today)}
        classes={CLASSES}
      />
      {beside === null ? null : <Text as="p">{withUnbrokenUnits(beside)}</Text>}
    </div>
  );
}

/** The plan and the log of a returning visitor; nothing without either. Loads only if something may be kept. */
export const HomeCard = withFailureMessage(function HomeCard() {
  const kept = useKeptToday(readKeptWithUpdate);
  const unit = useEnergyUnit();
  if (!kept) return null;
  const suggestion = suggestionOf(kept, unit);
  // A note needs the room.
  const isDrawn = !isWithheld(kept) && kept.concerns.length === 0 && !kept.view.isWeightHidden;
  return (
    <section
      className={`${styles('card')} ${suggestion === null ? '' : styles('suggesting')} no-print`}
      aria-label={words.label}
    >
      {kept.report.kind === 'stopped' ? null : <WeightToday key={kept.person} kept={kept} />}
      <Facts kept={kept} suggestion={suggestion} />
      {isDrawn ? <Drawing {...kept} /> : null}
    </section>
  );
});
