import type { NumberedSource } from '../citations.ts';
import { SourceMark } from './SourceMark.tsx';
import styles from './SupplementCards.module.css';

/** A supplement as `supplements.json` has it. */
export interface Supplement {
  readonly name: string;
  readonly effectiveness: 'strong' | 'moderate' | 'limited';
  readonly benefits: readonly string[];
  readonly concerns: readonly string[];
  readonly dosage: string;
  readonly timing: string;
  readonly notes: string;
  readonly sources: readonly string[];
}

export interface SupplementCardsProps {
  readonly supplements: readonly Supplement[];
  /** The article's own list, for the numbers. */
  readonly sources: readonly NumberedSource[];
}

const LEVELS = {
  strong: 'Strong evidence',
  moderate: 'Moderate evidence',
  limited: 'Limited evidence',
} as const;

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}

interface SupplementCardProps extends Pick<SupplementCardsProps, 'sources'> {
  readonly supplement: Supplement;
}

function SupplementCard({ supplement, sources }: SupplementCardProps) {
  const { name, effectiveness, benefits, concerns, dosage, timing, notes } = supplement;
  return (
    <section className={styles['card']}>
      <h3>{name}</h3>
      <p className={styles['level']} data-level={effectiveness}>
        {LEVELS[effectiveness]}
      </p>
      <dl>
        <Points title="Benefits" points={benefits} />
        <Points title="Concerns" points={concerns} />
        <dt>Dose</dt>
        <dd>{dosage}</dd>
        <dt>Timing</dt>
        <dd>{timing}</dd>
        <dt>Notes</dt>
        <dd>
          {notes}
          {sources.map((source) => (
            <SourceMark key={source.key} source={source} />
          ))}
        </dd>
      </dl>
    </section>
  );
}

/** The supplements of one level of evidence, each with what may be claimed for it and what speaks against it. */
export function SupplementCards({ supplements, sources }: SupplementCardsProps) {
  return (
    <div className={styles['cards']}>
      {supplements.map((supplement) => (
        <SupplementCard
          key={supplement.name}
          supplement={supplement}
          sources={sources.filter(({ key }) => supplement.sources.includes(key))}
        />
      ))}
    </div>
  );
}
