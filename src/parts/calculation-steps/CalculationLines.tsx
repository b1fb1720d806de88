import { Result } from '#ui/Result.tsx';
import { spoken, written } from './sum-words.ts';
import { chainOf, type SumChain } from './calculation-chain.ts';
import type { WithheldSum, WorkedSum } from './calculation-step.ts';
import { workingStyles as styles } from './steps-styles.ts';
import { shownOf } from './steps-text.ts';
import { stepsWords } from './steps-words.ts';
import { Text } from '#ui/text/Text.tsx';

/** The same calculation in words, since few screen readers read signs aloud, and not consistently. */
const spokenText = ({ links, sign }: SumChain): string =>
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

interface SumProps<Sum> {
  readonly sum: Sum;
  /** Continued on the same line, not line by line. */
  readonly isShort: boolean;
}

function Worked({ sum, isShort }: SumProps<WorkedSum>) {
  const chain = chainOf(sum.trace, written);
  return (
    <>
      <p className={styles(isShort ? 'flow' : 'lines')}>
        <Label label={sum.label} />
        <Text as="span" className={`visually-hidden ${styles('spoken')}`}>
          {`${spokenText(chainOf(sum.trace, spoken))} `}
        </Text>
        <span aria-hidden="true" translate="no">
          {chain.links.map(({ sign, text }) => (
            <span key={`${sign}${text}`} className={styles(sign === '' ? 'formula' : 'link')}>
              {`${sign === '' ? text : `${sign}\u00a0${text}`} `}
            </span>
          ))}
        </span>
        <span className={styles('last')}>
          <span aria-hidden="true" translate="no">{`${chain.sign}\u00a0`}</span>
          <Result
            name={`working.${sum.result}`}
            value={sum.value ?? sum.trace.value}
            unit={sum.unit}
            className={styles('result')}
          >
            {chain.result}
          </Result>
          <Shown shown={shownOf(sum, chain)} />
        </span>
      </p>
      {sum.remark ? (
        <Text as="p" className={styles('caution')}>
          {sum.remark}
        </Text>
      ) : null}
    </>
  );
}

/** One figure with its calculation, or with the reason why there is none. */
export function CalculationLines({ sum, isShort }: SumProps<WorkedSum | WithheldSum>) {
  return (
    <div className={styles('sum')}>
      {sum.status === 'worked' ? (
        <Worked sum={sum} isShort={isShort} />
      ) : (
        <p className={styles('flow')}>
          <Label label={sum.label} />
          <Result name={`working.${sum.result}`} className={styles('result')}>
            {sum.text}
          </Result>
        </p>
      )}
    </div>
  );
}
