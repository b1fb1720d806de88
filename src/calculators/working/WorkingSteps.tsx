import { SumLines } from './SumLines.tsx';
import type { WorkingGroup, WorkingStep } from './working-step.ts';
import { workingStyles as styles } from './working-styles.ts';
import { methodHref } from './working-text.ts';
import { methodNames, workingWords } from './working-words.ts';

function Source({ source, methods }: Pick<WorkingStep, 'source' | 'methods'>) {
  if (source === null) return null;
  return (
    <p className={styles('source')}>
      {workingWords.source}: {source}. {workingWords.methods}:{' '}
      {methods.map((anchor, index) => (
        <span key={anchor}>
          {index > 0 ? ', ' : ''}
          <a href={methodHref(anchor)}>{methodNames[anchor]}</a>
        </span>
      ))}
      .
    </p>
  );
}

function Step({ step }: { step: WorkingStep }) {
  return (
    <li className={styles('step')}>
      <p className={styles('name')}>{step.name}</p>
      {step.sums.map((sum) => (
        <SumLines key={sum.result} sum={sum} isShort={step.sums.length > 2} />
      ))}
      {step.remarks.map((remark) => (
        <p key={remark} className={styles('remark')}>
          {remark}
        </p>
      ))}
      <Source source={step.source} methods={step.methods} />
    </li>
  );
}

/** Groups of steps, numbered through. */
export function WorkingSteps({ groups }: { groups: readonly WorkingGroup[] }) {
  const before = (index: number): number =>
    groups.slice(0, index).reduce((count, { steps }) => count + steps.length, 0);
  return (
    <div className={styles('groups')}>
      {groups.map(({ title, steps }, index) => (
        <section key={title} className={styles('group')}>
          <h3 className={styles('title')}>{title}</h3>
          <ol className={styles('steps')} start={before(index) + 1}>
            {steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
