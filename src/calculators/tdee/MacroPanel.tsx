import type { ReactNode } from 'react';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { Button } from '#ui/Button.tsx';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, planSentence, proteinNote } from '#tools/tdee/detail-words.ts';
import { insteadText } from '#tools/tdee/words.ts';
import { MacroPicture } from './MacroPicture.tsx';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

// The figures' elements are present without a value, with the reason as their text, for external checks.
function WithheldPlan({ plan, report }: { plan: MacroTab; report: TdeeReport }) {
  const unit = useEnergyUnit();
  const reason = insteadText(report, unit);
  return (
    <>
      {reason === null ? null : (
        <Text as="p" className={styles('basis')}>
          {reason}
        </Text>
      )}
      <ul className={styles('none')}>
        {NUTRIENTS.map((nutrient) => (
          <li key={nutrient}>
            <Text as="span">{`${nutrientNames[nutrient]}: `}</Text>
            <Result name={`macros.${plan}.${nutrient}`}>{detailWords.noMacros}</Result>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface MacroPanelProps {
  readonly plan: MacroTab;
  readonly isSelected: boolean;
  readonly report: TdeeReport;
  /** Chooses the custom split; absent if there is none. */
  readonly onOwn?: () => void;
  /** Sets the custom split; an island, in its panel. */
  readonly children?: ReactNode;
}

/** One plan: a bar and a table, or the reason why there is none. */
export function MacroPanel({ plan, isSelected, report, onOwn, children }: MacroPanelProps) {
  const note = proteinNote(report, plan);
  const amounts = report.macros?.[plan] ?? [];
  return (
    <div
      role="tabpanel"
      id={`panel-${plan}`}
      aria-labelledby={`tab-${plan}`}
      hidden={!isSelected}
      // ARIA tabs pattern: a panel without a focusable element gets its own tab stop.
      tabIndex={0}
      className={styles('panel')}
    >
      {report.macros ? (
        <>
          {amounts.length === 0 ? null : <MacroPicture plan={plan} amounts={amounts} units={report.units} />}
          <Text as="p" className={`${styles('basis')} ${report.pregnancy ? 'no-print' : ''}`}>
            {planSentence(plan, report.pregnancy)}
          </Text>
          {note === null ? null : <Text as="p">{note}</Text>}
          {note === null || !onOwn ? null : (
            <div>
              <Button kind="secondary" onPress={onOwn}>
                {detailWords.ownProtein}
              </Button>
            </div>
          )}
        </>
      ) : (
        <WithheldPlan plan={plan} report={report} />
      )}
      {children}
    </div>
  );
}
