import type { ReactNode } from 'react';
import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { Button } from '#ui/Button.tsx';
import { Result } from '#ui/Result.tsx';
import { formatGrams } from '#ui/text/format.ts';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, planSentence } from '#tools/tdee/detail-words.ts';
import { proteinRemark } from '#tools/tdee/protein-remark.ts';
import type { ProteinBounds } from '#person/macros/protein-note.ts';
import { MacroPicture } from './MacroPicture.tsx';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** In place of the plans: the figures' elements without a value, for external checks. */
export function NoMacros() {
  return (
    <div hidden>
      {MACRO_PLAN_KEYS.map((plan) =>
        NUTRIENTS.map((nutrient) => (
          <Result key={`${plan}.${nutrient}`} name={`macros.${plan}.${nutrient}`}>
            {detailWords.noMacros}
          </Result>
        )),
      )}
    </div>
  );
}

export interface MacroPanelProps {
  readonly plan: MacroTab;
  readonly isSelected: boolean;
  readonly report: TdeeReport;
  readonly protein: ProteinBounds;
  /** True once the visitor has set their own macros. */
  readonly isSet?: boolean | undefined;
  /** Chooses the custom split; absent if there is none. */
  readonly onOwn?: () => void;
  /** Sets the custom split; an island, in its panel. */
  readonly children?: ReactNode;
}

type ContentsProps = Pick<MacroPanelProps, 'plan' | 'report' | 'protein' | 'isSet' | 'onOwn'>;

/** What a plan is for. On paper, it doesn't lead below, nor say anything about a pregnancy. */
function Sentence({ plan, report: { pregnancy }, isSet }: Omit<ContentsProps, 'protein' | 'onOwn'>) {
  const sentence = planSentence(plan, pregnancy, isSet);
  if (sentence === null) return null;
  return (
    <Text as="p" className={`${styles('basis')} ${pregnancy || plan === 'own' ? 'no-print' : ''}`}>
      {sentence}
    </Text>
  );
}

function Contents({ plan, report, protein, isSet, onOwn }: ContentsProps) {
  const remark = proteinRemark(report, protein, plan);
  const amounts = report.macros?.[plan] ?? [];
  return (
    <>
      {amounts.length === 0 ? null : (
        <MacroPicture
          plan={plan}
          amounts={amounts}
          units={report.units}
          hasDoses={!protein.isWeightAdjusted}
        />
      )}
      <Sentence plan={plan} report={report} isSet={isSet} />
      {remark ? <Text as="p">{remark.text}</Text> : null}
      {remark?.isOffered && onOwn ? (
        <div>
          <Button kind="secondary" onPress={onOwn}>
            {detailWords.ownProtein}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The figures of a plan that isn't shown, for external checks: all of it would be five times the elements. */
const Figures = ({ plan, report }: ContentsProps) =>
  report.macros?.[plan].map(({ nutrient, grams }) => (
    <Result key={nutrient} name={`macros.${plan}.${nutrient}`} value={grams} unit="g">
      {formatGrams(grams)}
    </Result>
  ));

/** One plan: a bar and a table, and how its protein compares with the suggestion. */
export function MacroPanel({ isSelected, children, ...props }: MacroPanelProps) {
  const { plan } = props;
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
      {isSelected ? <Contents {...props} /> : <Figures {...props} />}
      {children}
    </div>
  );
}
