import type { Source } from '../citations.ts';
import { ContentsAside, ContentsFold } from '../Contents.tsx';
import styles from './Methodology.module.css';
import { MethodSection } from './MethodSection.tsx';
import { METHODS } from './methods.ts';
import type { ReferenceRun } from './reference-runs.ts';
import { ReferenceRuns } from './ReferenceRuns.tsx';

export interface MethodologyProps {
  readonly sources: ReadonlyMap<string, Source>;
  readonly runs: readonly ReferenceRun[];
}

const CHECKS = { id: 'reference-cases', label: 'Checked against others' };

const CONTENTS = [...METHODS.map(({ id, title }) => ({ id, label: title })), CHECKS];

/** Every formula, and what it was checked against; the contents stand beside them on a wide page. */
export function Methodology({ sources, runs }: MethodologyProps) {
  return (
    <div className={styles['columns']}>
      <div className={`prose ${styles['text']}`}>
        <ContentsFold items={CONTENTS} />
        {METHODS.map((method) => (
          <MethodSection key={method.id} method={method} sources={sources} />
        ))}
        <section className={styles['section']} aria-labelledby={CHECKS.id}>
          <h2 id={CHECKS.id}>{CHECKS.label}</h2>
          <ReferenceRuns runs={runs} />
        </section>
      </div>
      <aside>
        <ContentsAside items={CONTENTS} />
      </aside>
    </div>
  );
}
