import { CalculationLines } from './CalculationLines.tsx';
import type { WorkingGroup, WorkingStep } from './calculation-step.ts';
import { workingStyles as styles } from './steps-styles.ts';
import { methodHref } from './steps-text.ts';
import { methodNames, sourceText } from './steps-words.ts';
import { Text } from '#ui/text/Text.tsx';

function Source({ source, methods }: Pick<WorkingStep, 'source' | 'methods'>) {
  if (source === null) return null;
  return (
    <p className={styles('source')}>
      <Text as="span">{sourceText(source)}</Text>
      {methods.map((anchor, index) => (
        <span key={anchor}>
          <a href={methodHref(anchor)}>
            <Text as="span">{methodNames[anchor]}</Text>
          </a>
          <Text as="span">{index < methods.length - 1 ? ', ' : '.'}</Text>
        </span>
      ))}
    </p>
  );
}

function Step({ step }: { step: WorkingStep }) {
  return (
    <li className={styles('step')}>
      <Text as="p" className={styles('name')}>
        {step.name}
      </Text>
      {step.calculations.map((calculation) => (
        <CalculationLines
          key={calculation.result}
          calculation={calculation}
          isShort={step.calculations.length > 2}
        />
      ))}
      {step.remarks.map((remark) => (
        <Text key={remark} as="p" className={styles('remark')}>
          {remark}
        </Text>
      ))}
      <Source source={step.source} methods={step.methods} />
    </li>
  );
}

/** Groups of steps, numbered consecutively. */
export function StepList({ groups }: { groups: readonly WorkingGroup[] }) {
  const before = (index: number): number =>
    groups.slice(0, index).reduce((count, { steps }) => count + steps.length, 0);
  return (
    <div className={styles('groups')}>
      {groups.map(({ title, steps }, index) => (
        <section key={title} className={styles('group')}>
          <Text as="h3" className={styles('title')}>
            {title}
          </Text>
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
