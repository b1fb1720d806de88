import { Result } from '#ui/Result.tsx';
import { spoken, written } from './calculation-words.ts';
import { chainOf, type CalculationChain } from './calculation-chain.ts';
import type { WithheldCalculation, WorkedCalculation } from './calculation-step.ts';
import { workingStyles as styles } from './steps-styles.ts';
import { shownOf } from './steps-text.ts';
import { stepsWords } from './steps-words.ts';
import { Text } from '#ui/text/Text.tsx';

/** The same calculation in words, since few screen readers read signs aloud, and not consistently. */
const spokenText = ({ links, sign }: CalculationChain): string =>
  [...links.map((link) => `${link.sign} ${link.text}`), sign].join(' ').trim();

function Shown({ shown }: { shown: string | null }) {
  if (shown === null) return null;
  const [before = '', after = ''] = stepsWords.shownAs('|').split('|');
  return (
    <Text as="span" className={styles('shown')}>
      {[before, { as: 'strong', text: shown }, after]}
    </Text>
  );
}

function Label({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <Text as="span" className={styles('label')}>
      {`${label}: `}
    </Text>
  );
}

interface CalculationProps<Calculation> {
  readonly calculation: Calculation;
  /** Continued on the same line, not line by line. */
  readonly isShort: boolean;
}

function Worked({ calculation, isShort }: CalculationProps<WorkedCalculation>) {
  const chain = chainOf(calculation.trace, written);
  return (
    <>
      <p className={styles(isShort ? 'flow' : 'lines')}>
        <Label label={calculation.label} />
        <Text as="span" className={`visually-hidden ${styles('spoken')}`}>
          {`${spokenText(chainOf(calculation.trace, spoken))} `}
        </Text>
        <span aria-hidden="true" translate="no">
          {chain.links.map(({ sign, text }) => (
            <Text as="span" key={`${sign}${text}`} className={styles(sign === '' ? 'formula' : 'link')}>
              {`${sign === '' ? text : `${sign}\u00a0${text}`} `}
            </Text>
          ))}
        </span>
        <span className={styles('last')}>
          <Text as="span" aria-hidden="true" translate="no">{`${chain.sign}\u00a0`}</Text>
          <Result
            name={`working.${calculation.result}`}
            value={calculation.value ?? calculation.trace.value}
            unit={calculation.unit}
            className={styles('result')}
          >
            {chain.result}
          </Result>
          <Shown shown={shownOf(calculation, chain)} />
        </span>
      </p>
      {calculation.remark ? (
        <Text as="p" className={styles('caution')}>
          {calculation.remark}
        </Text>
      ) : null}
    </>
  );
}

/** One figure with its calculation, or with the reason why there is none. */
export function CalculationLines({
  calculation,
  isShort,
}: CalculationProps<WorkedCalculation | WithheldCalculation>) {
  return (
    <div className={styles('calculation')}>
      {calculation.status === 'worked' ? (
        <Worked calculation={calculation} isShort={isShort} />
      ) : (
        <p className={styles('flow')}>
          <Label label={calculation.label} />
          <Result name={`working.${calculation.result}`} className={styles('result')}>
            {calculation.text}
          </Result>
        </p>
      )}
    </div>
  );
}
