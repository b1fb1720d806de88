import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { usePageResult } from '#person/store.ts';
import { trainingEnergies } from '#person/training/training-week.ts';
import { weekSentence } from '#person/training/training-words.ts';
import { planMacros, usualDayOf } from '#tools/planner/plan/plan-macros.ts';
import { macroSummary } from '#tools/planner/plan/plan-macros-words.ts';
import type { Planned } from '#tools/planner/report.ts';
import { plannerWords } from '#tools/planner/words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { Text } from '#ui/text/Text.tsx';

/**
 * What a plan's training and rest days come to, if some were chosen; and its macros, with a link to their table. Those with
 * a caution are only named, since it is beside their grams.
 */
export function MacroLine({ plan }: { readonly plan: Planned }) {
  const { macros = DEFAULT_MACROS, trainingDays = '' } = usePageResult()?.input ?? {};
  const unit = useEnergyUnit();
  const split = planMacros(plan, macros);
  const week = trainingEnergies(trainingDays, usualDayOf(plan, split));
  return (
    <div className="no-print">
      {week.kind === 'shown' ? (
        <Text as="p" className={styles['training']}>
          {weekSentence(week, unit)}
        </Text>
      ) : null}
      <Text as="p" className={styles['note']}>
        {[{ as: 'a', href: '#plan-macros', text: macroSummary(split.grams, macros) ?? plannerWords.macros }]}
      </Text>
    </div>
  );
}
