import { useId, useState, type ReactNode } from 'react';
import { type CalorieTargetKey, TARGET_STEPS } from '@evenscale/formulas/energy';
import { targetNames } from '#config/energy-names.ts';
import { remarkText, withheldText } from '#person/policy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, differenceText, extremesTitle, lossesTitle } from '#tools/tdee/detail-words.ts';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { Text } from '#ui/text/Text.tsx';

type Target = TdeeReport['targets'][number];

type Fold = 'usual' | 'losses' | 'extremes';

/** Where a target is: among the usual ones, or in one of the folds. */
function foldOf({ key }: Pick<Target, 'key'>, { isLossFolded }: TdeeReport): Fold {
  if (key === 'extremeLoss' || key === 'extremeGain') return 'extremes';
  return isLossFolded && TARGET_STEPS[key] < 0 ? 'losses' : 'usual';
}

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
        <Text as="p" className={`${styles('remark')} ${key === 'maintain' ? styles('plain') : ''}`}>
          {[{ as: 'strong', className: styles('of'), text: `${targetNames[key]}: ` }, remark]}
        </Text>
      ) : null}
    </div>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** Targets that few should choose. One from a link may be among them, so it is opened; after that, the visitor opens and closes it. */
function Folded({ title, isChosen, children }: FoldedProps) {
  const [isOpen] = useState(isChosen);
  return (
    <details className={styles('extremes')} open={isOpen}>
      <Text as="summary">{title}</Text>
      {children}
    </details>
  );
}

/** The seven targets, each assessed. The macros follow the chosen one. */
export function TargetChoice({ plan, ...props }: TargetChoiceProps) {
  const name = useId();
  const unit = useEnergyUnit();
  const { report } = props;
  const { chosen, isLossFolded } = report;
  const chosenFold = chosen && foldOf(chosen, report);
  // Reasons need the room of a row.
  const isOffered = report.targets.some(({ figure }) => figure.status !== 'withheld');
  const rows = (fold: Fold) =>
    report.targets
      .filter((target) => foldOf(target, report) === fold)
      .map((target) => <TargetRow key={target.key} target={target} name={name} {...props} />);
  return (
    <fieldset className={styles('targets')}>
      <legend className={styles('legend')}>
        <span>{detailWords.targetsTitle}</span>
        {chosen ? <span className={styles('quiet')}>{detailWords.targetsHint}</span> : null}
      </legend>
      {plan}
      <div className={isOffered ? `${styles('usual')} ${isLossFolded ? styles('few') : ''}` : undefined}>
        {rows('usual')}
      </div>
      {isLossFolded ? (
        <Folded title={lossesTitle(report)} isChosen={chosenFold === 'losses'}>
          {rows('losses')}
        </Folded>
      ) : null}
      <Folded title={extremesTitle(unit)} isChosen={chosenFold === 'extremes'}>
        {rows('extremes')}
      </Folded>
    </fieldset>
  );
}
