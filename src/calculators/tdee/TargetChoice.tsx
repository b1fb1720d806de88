import { useId, useState, type ReactNode } from 'react';
import { type CalorieTargetKey, TARGET_STEPS } from '@evenscale/formulas/energy';
import { targetNames } from '#config/energy-names.ts';
import { remarkText, withheldText } from '#person/policy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, differenceText, extremesTitle } from '#tools/tdee/detail-words.ts';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { Text } from '#ui/text/Text.tsx';

type Target = TdeeReport['targets'][number];

const isExtreme = (key: CalorieTargetKey): boolean => key === 'extremeLoss' || key === 'extremeGain';

interface TargetProps {
  readonly report: TdeeReport;
  readonly onChoose: (target: CalorieTargetKey) => void;
}

export interface TargetChoiceProps extends TargetProps {
  /** The plan that the visitor follows. */
  readonly plan?: ReactNode;
}

interface TargetRowProps extends TargetProps {
  readonly target: Target;
  readonly name: string;
}

function TargetRow({ target, name, report, onChoose }: TargetRowProps) {
  const unit = useEnergyUnit();
  const { key, figure } = target;
  const remark = remarkText(figure, report.gender, report.gentlest, unit);
  const isChosen = key === report.chosen?.key;
  const isPrinted = TARGET_STEPS[key] >= 0 || !report.needsNoLoss;
  return (
    <div className={isPrinted ? styles('target') : `${styles('target')} no-print`}>
      <label className={styles('choice')}>
        <input
          type="radio"
          name={name}
          value={key}
          checked={isChosen}
          disabled={figure.status !== 'fine'}
          onChange={() => onChoose(key)}
        />
        <Text as="span" className={styles('name')}>
          {isChosen
            ? [
                targetNames[key],
                { as: 'span', className: styles('chosen'), text: ` ${detailWords.chosenTarget}` },
              ]
            : targetNames[key]}
        </Text>
        <Text as="span" className={styles('difference')} translate="no">
          {differenceText(key, unit)}
        </Text>
        {figure.status === 'withheld' ? (
          <Result name={`targetCalories.${key}`} className={styles('withheld')}>
            {withheldText[figure.reason]}
          </Result>
        ) : (
          <Result name={`targetCalories.${key}`} value={figure.value} className={styles('figure')}>
            {energyFigure(figure.value, unit)}
          </Result>
        )}
      </label>
      {remark ? (
        <Text as="p" className={styles('remark')}>
          {[{ as: 'strong', className: styles('of'), text: `${targetNames[key]}: ` }, remark]}
        </Text>
      ) : null}
    </div>
  );
}

/** The seven targets, each assessed. The macros follow the chosen one. The extreme ones are collapsed. */
export function TargetChoice({ plan, ...props }: TargetChoiceProps) {
  const name = useId();
  const unit = useEnergyUnit();
  const { targets, chosen } = props.report;
  // A target from a link may be a collapsed one, so it is opened; after that, the visitor opens and closes it.
  const [isOpen] = useState(chosen !== null && isExtreme(chosen.key));
  const rows = (isFolded: boolean) =>
    targets
      .filter(({ key }) => isExtreme(key) === isFolded)
      .map((target) => <TargetRow key={target.key} target={target} name={name} {...props} />);
  return (
    <fieldset className={styles('targets')}>
      <legend className={styles('legend')}>
        <span>{detailWords.targetsTitle}</span>
        <span className={styles('quiet')}>{detailWords.targetsHint}</span>
      </legend>
      {plan}
      <div className={styles('usual')}>{rows(false)}</div>
      <details className={styles('extremes')} open={isOpen}>
        <Text as="summary">{extremesTitle(unit)}</Text>
        {rows(true)}
      </details>
    </fieldset>
  );
}
