import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { usePageResult } from '#person/store.ts';
import { planMacros } from '#tools/planner/plan/plan-macros.ts';
import { macroSummary } from '#tools/planner/plan/plan-macros-words.ts';
import type { Planned } from '#tools/planner/report.ts';
import { plannerWords } from '#tools/planner/words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { Text } from '#ui/text/Text.tsx';

/** A plan's macros, with a link to their table; those with a caution are only named, since it is beside their grams. */
export function MacroLine({ plan }: { readonly plan: Planned }) {
  const { macros = DEFAULT_MACROS } = usePageResult()?.input ?? {};
  const { grams } = planMacros(plan, macros);
  return (
    <Text as="p" className={`${styles['note']} no-print`}>
      {[{ as: 'a', href: '#plan-macros', text: macroSummary(grams, macros) ?? plannerWords.macros }]}
    </Text>
  );
}
