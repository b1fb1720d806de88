import { useRef, useState, type KeyboardEvent } from 'react';
import { MACRO_PLAN_KEYS, type MacroPlan } from '@evenscale/formulas/macros';
import { planNames } from '#config/energy-names.ts';
import { targetBasis } from '#person/energy/energy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { concernText } from '#person/safety-words.ts';
import { MacroPanel, type MacroPanelProps } from './MacroPanel.tsx';
import type { TdeeReport } from './tdee-report.ts';
import { tdeeWords } from './tdee-words.ts';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const LAST = MACRO_PLAN_KEYS.length - 1;

/** Where a key leads from tab `index`, or `null` for a key that is not the tabs' own. */
function nextTab(key: string, index: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return index === LAST ? 0 : index + 1;
    case 'ArrowLeft':
      return index === 0 ? LAST : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return LAST;
    default:
      return null;
  }
}

function Basis({ report }: { report: TdeeReport }) {
  const { chosen, chosenFigure, gender, gentlest } = report;
  const unit = useEnergyUnit();
  if (chosenFigure.status === 'withheld') return null;
  const concern = concernText(chosenFigure.concern, gender, gentlest, unit);
  return (
    <Text as="p" className={styles('basis')}>
      {[targetBasis(chosen, chosenFigure.value, unit), concern].filter(Boolean).join(' ')}
    </Text>
  );
}

/** The four macro plans as tabs (arrow keys, Home, End); all four are in the page, three of them hidden. */
export function MacroTabs(props: Pick<MacroPanelProps, 'report' | 'hasOwnMacros'>) {
  const [selected, select] = useState<MacroPlan>('balanced');
  const tabs = useRef<Partial<Record<MacroPlan, HTMLButtonElement | null>>>({});

  function move(event: KeyboardEvent, index: number): void {
    const next = MACRO_PLAN_KEYS[nextTab(event.key, index) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    tabs.current[next]?.focus();
  }

  return (
    <section className={styles('macros')} aria-labelledby="macros-title">
      <h3 id="macros-title">{tdeeWords.macrosTitle}</h3>
      <Basis report={props.report} />
      <div role="tablist" aria-label={tdeeWords.macrosLabel} className={styles('tabs')}>
        {MACRO_PLAN_KEYS.map((plan, index) => (
          <button
            key={plan}
            ref={(tab) => {
              tabs.current[plan] = tab;
            }}
            type="button"
            role="tab"
            id={`tab-${plan}`}
            aria-controls={`panel-${plan}`}
            aria-selected={plan === selected}
            tabIndex={plan === selected ? 0 : -1}
            className={styles('tab')}
            onClick={() => select(plan)}
            onKeyDown={(event) => move(event, index)}
          >
            <Text as="span">{planNames[plan]}</Text>
          </button>
        ))}
      </div>
      {MACRO_PLAN_KEYS.map((plan) => (
        <MacroPanel key={plan} plan={plan} isSelected={plan === selected} {...props} />
      ))}
      <p className={styles('basis')}>{tdeeWords.amdr}</p>
    </section>
  );
}
