import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import { targetBasis } from '#person/energy/energy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { type MacroTab, type MacroText, tabOf } from '#person/macros/macro-choice.ts';
import { setMacrosOf } from '#person/macros/own-split.ts';
import type { ProteinBounds } from '#person/macros/protein-note.ts';
import { MacroPanel, NoMacros } from './MacroPanel.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, tabNames } from '#tools/tdee/detail-words.ts';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import { Text } from '#ui/text/Text.tsx';

/** The tab that a key moves to from tab `index` of `count`; `undefined` if the tabs don't handle the key. */
const nextTab = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1 })[key];

function Basis({ report }: { report: TdeeReport }) {
  const { chosen } = report;
  const unit = useEnergyUnit();
  if (!chosen) return null;
  return (
    <Text as="p" className={styles('basis')}>
      {targetBasis(chosen.key, chosen.figure.value, unit)}
    </Text>
  );
}

export interface MacroTabsProps {
  readonly report: TdeeReport;
  readonly protein: ProteinBounds;
  readonly macros: MacroText;
  readonly onChoose: (macros: MacroText) => void;
  /** The island that sets the custom split; without it there are only the plans. */
  readonly split?: ReactNode;
}

const TABS: readonly MacroTab[] = [...MACRO_PLAN_KEYS, 'own'];

/** The four macro plans and the custom split as tabs (arrow keys, Home, End). All are in the markup, one is shown. */
function Plans({ report, protein, macros, onChoose, split }: MacroTabsProps) {
  const keys = split ? TABS : MACRO_PLAN_KEYS;
  const selected = tabOf(macros);
  const tabs = useRef<Partial<Record<MacroTab, HTMLButtonElement | null>>>({});

  function choose(tab: MacroTab): void {
    onChoose(macros.replace(selected, tab));
    tabs.current[tab]?.focus();
  }

  function move(event: KeyboardEvent, index: number): void {
    const next = keys[nextTab(event.key, index, keys.length) ?? keys.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <>
      <div role="tablist" aria-label={detailWords.macrosLabel} className={styles('tabs')}>
        {keys.map((plan, index) => (
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
            className={`printed ${styles('tab')}`}
            onClick={() => choose(plan)}
            onKeyDown={(event) => move(event, index)}
          >
            <Text as="span">{tabNames[plan]}</Text>
          </button>
        ))}
      </div>
      {keys.map((plan) => (
        <MacroPanel
          key={plan}
          plan={plan}
          isSelected={plan === selected}
          report={report}
          protein={protein}
          isSet={setMacrosOf(macros) !== null}
          {...(plan === 'own' ? { children: split } : split && { onOwn: () => choose('own') })}
        />
      ))}
    </>
  );
}

/** The macros of the chosen target; one sentence in their place if no target can be planned with, and nothing under 18. */
export function MacroTabs(props: MacroTabsProps) {
  const { report } = props;
  if (report.isUnderAge) return <NoMacros />;
  return (
    <section className={styles('macros')} aria-labelledby="macros-title">
      <div className={styles('head')}>
        <h3 id="macros-title">{detailWords.macrosTitle}</h3>
        <Basis report={report} />
      </div>
      {report.macros ? (
        <Plans {...props} />
      ) : (
        <>
          <p>{detailWords.noMacrosText}</p>
          <NoMacros />
        </>
      )}
    </section>
  );
}
