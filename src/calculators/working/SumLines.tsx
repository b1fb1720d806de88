import { Result } from '#calculators/shared/Result.tsx';
import { chainOf } from './sum-chain.ts';
import type { SumChain } from './sum-chain.ts';
import type { WithheldSum, WorkedSum } from './working-step.ts';
import { workingStyles as styles } from './working-styles.ts';
import { shownOf } from './working-text.ts';
import { workingWords } from './working-words.ts';

/** The same sum in words, for whoever listens: signs are read out by few screen readers, and not alike. */
const spokenText = ({ links, sign }: SumChain): string =>
  [...links.map((link) => `${link.sign} ${link.text}`), sign].join(' ').trim();

function Shown({ shown }: { shown: string | null }) {
  if (shown === null) return null;
  const [before = '', after = ''] = workingWords.shownAs('|').split('|');
  return (
    <span className={styles('shown')}>
      {before}
      <strong>{shown}</strong>
      {after}
    </span>
  );
}

function Label({ label }: { label: string | undefined }) {
  return label === undefined ? null : <span className={styles('label')}>{label}: </span>;
}

interface SumProps<Sum> {
  readonly sum: Sum;
  /** Written on in a line, not line by line. */
  readonly isShort: boolean;
}

function Worked({ sum, isShort }: SumProps<WorkedSum>) {
  const chain = chainOf(sum.trace, 'written');
  return (
    <>
      <p className={styles(isShort ? 'flow' : 'lines')}>
        <Label label={sum.label} />
        <span className={`visually-hidden ${styles('spoken')}`}>
          {spokenText(chainOf(sum.trace, 'spoken'))}{' '}
        </span>
        <span aria-hidden="true">
          {chain.links.map(({ sign, text }) => (
            <span key={`${sign}${text}`} className={styles(sign === '' ? 'formula' : 'link')}>
              {sign === '' ? text : `${sign}\u00a0${text}`}{' '}
            </span>
          ))}
        </span>
        <span className={styles('last')}>
          <span aria-hidden="true">{`${chain.sign}\u00a0`}</span>
          <Result name={`working.${sum.result}`} value={sum.trace.value} className={styles('result')}>
            {chain.result}
          </Result>{' '}
          {sum.unit}
          <Shown shown={shownOf(sum, chain)} />
        </span>
      </p>
      {sum.remark ? <p className={styles('caution')}>{sum.remark}</p> : null}
    </>
  );
}

/** One figure with the sum that leads to it, or with the reason why there is none. */
export function SumLines({ sum, isShort }: SumProps<WorkedSum | WithheldSum>) {
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
