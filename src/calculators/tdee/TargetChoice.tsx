import { useId, useState, type ReactNode } from 'react';
import { targetNames } from '#config/energy-names.ts';
import { useOwnTarget } from '#person/plan/own-target.ts';
import { askBeforeEatingLess, NOT_FOR_PLANNING, remarkText, withheldText } from '#person/policy-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { type PlanCalories, planTargetText, type TargetText } from '#person/plan/target-choice.ts';
import { type FineTarget, planTarget, type Target } from '#person/targets.ts';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { detailWords, differenceText, extremesTitle, lossesTitle } from '#tools/tdee/detail-words.ts';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { Text } from '#ui/text/Text.tsx';

type Fold = 'usual' | 'losses' | 'extremes';

/** Where a target is: among the usual ones, or in one of the folds. */
function foldOf({ key, goal }: Target, { isLossFolded }: TdeeReport): Fold {
  if (key === 'extremeLoss' || key === 'extremeGain') return 'extremes';
  return isLossFolded && goal === 'lose' ? 'losses' : 'usual';
}

/** A target with its entry; a plan's calories are called by whose plan it is. */
interface Choice {
  readonly text: TargetText;
  readonly title: string;
  readonly target: Target;
}

const textOf = ({ key, goal, figure }: FineTarget): TargetText =>
  key === 'plan' ? planTargetText({ goal, intake: figure.value }) : key;

/**
 * The followed plan's calories, and those of another plan if the entries came with one. A plan whose calories the policy
 * withholds isn't offered.
 */
function planChoices({ chosen, facts }: TdeeReport, own: PlanCalories | null): readonly Choice[] {
  const target = own && planTarget(own, facts);
  const followed =
    target && target.figure.status !== 'withheld'
      ? [{ text: planTargetText(own), title: detailWords.ownPlan, target }]
      : [];
  const text = chosen && textOf(chosen);
  const isOther = chosen?.key === 'plan' && text && text !== followed[0]?.text;
  return isOther ? [...followed, { text, title: targetNames.plan, target: chosen }] : followed;
}

interface TargetProps {
  readonly report: TdeeReport;
  readonly onChoose: (target: TargetText) => void;
}

export interface TargetChoiceProps extends TargetProps {
  /** The plan that the visitor follows. */
  readonly plan?: ReactNode;
}

interface TargetRowProps extends TargetProps, Choice {
  /** Of the group. */
  readonly name: string;
  readonly isChosen: boolean;
}

function TargetRow({ target, text, title, name, isChosen, report, onChoose }: TargetRowProps) {
  const unit = useEnergyUnit();
  const { key, figure, goal } = target;
  const isSaid = key !== 'mildLoss' && figure.status === 'shown' && figure.caution === 'belowOlderRange';
  // A smaller loss has the rest.
  const remark = isSaid ? NOT_FOR_PLANNING : remarkText(figure, report.gender, report.gentlest, unit);
  const isPrinted = goal !== 'lose' || !report.needsNoLoss;
  return (
    <div className={isPrinted ? styles('target') : `${styles('target')} no-print`}>
      <label className={styles('choice')}>
        <input
          type="radio"
          name={name}
          value={text}
          checked={isChosen}
          disabled={figure.status !== 'fine'}
          onChange={() => onChoose(text)}
        />
        <Text as="span" className={styles('name')}>
          {isChosen
            ? [title, { as: 'span', className: styles('chosen'), text: ` ${detailWords.chosenTarget}` }]
            : title}
        </Text>
        <Text as="span" className={styles('difference')} translate="no">
          {differenceText(target, report.tdee, unit)}
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
          {[{ as: 'strong', className: styles('of'), text: `${title}: ` }, remark]}
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

/** Targets that few should choose, or that nobody can. One from a link may be among them, so it is opened; after that, the visitor opens and closes it. */
function Folded({ title, isChosen, children }: FoldedProps) {
  const [isOpen] = useState(isChosen);
  return (
    <details className={styles('extremes')} open={isOpen}>
      <Text as="summary">{title}</Text>
      {children}
    </details>
  );
}

interface BeforeEatingLessProps extends Pick<TargetProps, 'report'> {
  readonly isShown: boolean;
}

/** Whom to ask before eating less. Always in the page: Chromium loses the rows of a fieldset when a part beside them comes or goes. */
function BeforeEatingLess({ report: { targets, needsNoLoss }, isShown }: BeforeEatingLessProps) {
  const isOffered = targets.some(({ goal, figure }) => goal === 'lose' && figure.status === 'fine');
  return (
    <div hidden={!isOffered || !isShown} className={needsNoLoss ? 'no-print' : undefined}>
      <p className={styles('medicine')}>{askBeforeEatingLess}</p>
    </div>
  );
}

/** The seven targets, each assessed, after the calories of a plan. The macros follow the chosen one. */
export function TargetChoice({ plan, ...props }: TargetChoiceProps) {
  const name = useId();
  const unit = useEnergyUnit();
  const { report } = props;
  const { chosen, isLossFolded } = report;
  const chosenFold = chosen && foldOf(chosen, report);
  // Reasons need the room of a row.
  const isOffered = report.targets.some(({ figure }) => figure.status !== 'withheld');
  const plans = planChoices(report, useOwnTarget());
  const chosenText = chosen && textOf(chosen);
  const row = (choice: Choice) => (
    <TargetRow key={choice.text} {...choice} name={name} isChosen={choice.text === chosenText} {...props} />
  );
  const rowsOf = (targets: TdeeReport['targets']) =>
    targets.map((target) => row({ text: target.key, title: targetNames[target.key], target }));
  const rows = (fold: Fold) => rowsOf(report.targets.filter((target) => foldOf(target, report) === fold));
  if (report.isUnderAge)
    return (
      <div className="no-print">
        <Folded title={detailWords.targetsTitle} isChosen={false}>
          {rowsOf(report.targets)}
        </Folded>
      </div>
    );
  return (
    <fieldset className={styles('group')}>
      <legend className={styles('legend')}>
        <span>{detailWords.targetsTitle}</span>
        {chosen ? <span className={styles('quiet')}>{detailWords.targetsHint}</span> : null}
      </legend>
      <div className={styles('targets')}>
        {plan}
        {plans.map(row)}
        <div className={isOffered ? styles('usual') : undefined}>{rows('usual')}</div>
        {/* Below the row, which stays under the finger. */}
        {isLossFolded ? null : <BeforeEatingLess report={report} isShown={chosen?.goal === 'lose'} />}
        {isLossFolded ? (
          <Folded title={lossesTitle(report)} isChosen={chosenFold === 'losses'}>
            <BeforeEatingLess report={report} isShown />
            {rows('losses')}
          </Folded>
        ) : null}
        <Folded title={extremesTitle(unit)} isChosen={chosenFold === 'extremes'}>
          {rows('extremes')}
        </Folded>
      </div>
    </fieldset>
  );
}
