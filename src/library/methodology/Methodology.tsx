import type { Source } from '#library/article/citations.ts';
import styles from './Methodology.module.css';
import { CHECKS, METHODS } from './methods.ts';
import { MethodSection } from './MethodSection.tsx';
import type { FileReport } from '@evenscale/reference/file-report';
import { ReferenceRuns } from './ReferenceRuns.tsx';

export interface MethodologyProps {
  readonly sources: ReadonlyMap<string, Source>;
  readonly runs: readonly FileReport[];
}

/** Every formula, and what it was checked against. */
export function Methodology({ sources, runs }: MethodologyProps) {
  return (
    <>
      {METHODS.map((method) => (
        <MethodSection key={method.id} method={method} sources={sources} />
      ))}
      <section className={styles['section']} aria-labelledby={CHECKS.id}>
        <h2 id={CHECKS.id}>{CHECKS.label}</h2>
        <ReferenceRuns runs={runs} />
      </section>
    </>
  );
}
