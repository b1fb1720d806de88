import type { NumberedSource } from '#library/article/citations.ts';
import { SourceMark } from './SourceMark.tsx';
import { libraryWords } from '../library-words.ts';
import styles from './SupplementCards.module.css';

/** A supplement, as in `supplements.json`. */
export interface Supplement {
  readonly name: string;
  readonly effectiveness: 'strong' | 'moderate' | 'limited';
  readonly benefits: readonly string[];
  readonly concerns: readonly string[];
  readonly dosage: string;
  readonly timing?: string | undefined;
  readonly notes: string;
  readonly sources: readonly string[];
}

export interface SupplementCardsProps {
  readonly supplements: readonly Supplement[];
  /** The article's own source list, for the numbers. */
  readonly sources: readonly NumberedSource[];
}

/** The levels in words, and how much of the bar they fill. */
const LEVELS = {
  strong: { name: 'Strong evidence', share: 48 },
  moderate: { name: 'Moderate evidence', share: 32 },
  limited: { name: 'Limited evidence', share: 16 },
} as const;

function Level({ of }: { readonly of: Supplement['effectiveness'] }) {
  const { name, share } = LEVELS[of];
  return (
    <p>
      <svg width="50" height="10" aria-hidden="true">
        <path d={`M1 5h${share}`} stroke="var(--color-brand)" strokeWidth="8" />
        <path d="M1 1h48v8h-48zM17 1v8M33 1v8" fill="none" stroke="var(--color-muted)" />
      </svg>
      {name}
    </p>
  );
}

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

const words = libraryWords.supplement;

interface SupplementCardProps extends Pick<SupplementCardsProps, 'sources'> {
  readonly supplement: Supplement;
}

function SupplementCard({ supplement, sources }: SupplementCardProps) {
  const { name, effectiveness, benefits, concerns, dosage, timing, notes } = supplement;
  return (
    <section className={styles['card']}>
      <h3>{name}</h3>
      <Level of={effectiveness} />
      <dl>
        <Points title={words.benefits} points={benefits} />
        <Points title={words.concerns} points={concerns} />
        <dt>{words.dose}</dt>
        <dd>{dosage}</dd>
        {timing === undefined ? null : (
          <>
            <dt>{words.timing}</dt>
            <dd>{timing}</dd>
          </>
        )}
        <dt>{words.notes}</dt>
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

/** The supplements of one level of evidence, each with its benefits and concerns. */
export function SupplementCards({ supplements, sources }: SupplementCardsProps) {
  return (
    <>
      {supplements.map((supplement) => (
        <SupplementCard
          key={supplement.name}
          supplement={supplement}
          sources={sources.filter(({ key }) => supplement.sources.includes(key))}
        />
      ))}
    </>
  );
}
