import type { ReactNode } from 'react';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatGrams, formatPercent } from '#ui/text/format.ts';
import type { Units } from '#person/entries/kinds.ts';
import { formatDose } from '#person/macros/format-dose.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { Button } from '#ui/Button.tsx';
import { Result } from '#ui/Result.tsx';
import type { MacroAmount, TdeeReport } from '#tools/tdee/report.ts';
import { insteadText, planSentences, proteinNote, tabNames, tdeeWords } from '#tools/tdee/words.ts';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** The plan as one bar with the three shares; the table next to it has the same numbers. */
function ShareRule({ amounts }: Pick<AmountTableProps, 'amounts'>) {
  return (
    <svg className={styles('rule')} width="100%" aria-hidden="true">
      {amounts.map(({ nutrient, share }, index) => (
        <rect
          key={nutrient}
          className={styles(nutrient)}
          x={`${amounts.slice(0, index).reduce((sum, before) => sum + before.share, 0) * 100}%`}
          width={`${share * 100}%`}
          height="0.75em"
        />
      ))}
      {Array.from({ length: 21 }, (_, index) => (
        <line
          key={index}
          className={styles('tick')}
          x1={`${index * 5}%`}
          x2={`${index * 5}%`}
          y1="0.95em"
          y2={index % 2 === 0 ? '1.5em' : '1.25em'}
        />
      ))}
    </svg>
  );
}

interface AmountRowProps {
  readonly plan: MacroTab;
  readonly amount: MacroAmount;
  readonly units: Units;
}

function AmountRow({ plan, amount, units }: AmountRowProps) {
  const { nutrient, share, grams, energy, gramsPerKilogram } = amount;
  const unit = useEnergyUnit();
  return (
    <tr className={styles('row')}>
      <th scope="row">
        <svg
          className={styles('swatch')}
          width="0.75em"
          height="0.75em"
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <rect className={styles(nutrient)} width="12" height="12" rx="3" />
        </svg>
        <Text as="span">{nutrientNames[nutrient]}</Text>
      </th>
      <td className={styles('grams')}>
        <Result name={`macros.${plan}.${nutrient}`} value={grams} unit="g">
          {formatGrams(grams)}
        </Result>
      </td>
      <Text as="td" translate="no">
        {energyFigure(energy, unit)}
      </Text>
      <Text as="td" translate="no">{`${formatPercent(share)}%`}</Text>
      <Text as="td" translate="no">
        {formatDose(gramsPerKilogram, units)}
      </Text>
    </tr>
  );
}

interface AmountTableProps extends Pick<AmountRowProps, 'plan' | 'units'> {
  readonly amounts: readonly MacroAmount[];
}

function AmountTable({ plan, amounts, units }: AmountTableProps) {
  const unit = useEnergyUnit();
  return (
    <div
      className={styles('scroll')}
      role="region"
      aria-label={`${tabNames[plan]}: ${tdeeWords.amountsLabel}`}
      tabIndex={0}
    >
      <table className={styles('table')}>
        <thead className={styles('head')}>
          <tr className={styles('row')}>
            <th scope="col">{tdeeWords.nutrientColumn}</th>
            <th scope="col">{tdeeWords.gramsColumn}</th>
            <Text as="th" scope="col">
              {unit}
            </Text>
            <th scope="col">{tdeeWords.shareColumn}</th>
            <Text as="th" scope="col">
              {tdeeWords.perWeightColumn(units)}
            </Text>
          </tr>
        </thead>
        <tbody className={styles('body')}>
          {amounts.map((amount) => (
            <AmountRow key={amount.nutrient} plan={plan} amount={amount} units={units} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
            <Result name={`macros.${plan}.${nutrient}`}>{tdeeWords.noMacros}</Result>
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
          <Text as="p" className={styles('basis')}>
            {planSentences[plan]}
          </Text>
          <ShareRule amounts={report.macros[plan]} />
          <AmountTable plan={plan} amounts={report.macros[plan]} units={report.units} />
          {note === null ? null : <Text as="p">{note}</Text>}
          {note === null || !onOwn ? null : (
            <div>
              <Button kind="secondary" onPress={onOwn}>
                {tdeeWords.ownProtein}
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
