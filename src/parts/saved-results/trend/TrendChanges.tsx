import { formatDate } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import { startsOf } from './trend.ts';
import type { TrendPoint } from './trend.ts';
import styles from './TrendChanges.module.css';

export interface TrendChangesProps {
  /** Oldest first; `null` while they are being read. */
  readonly points: readonly TrendPoint[] | null;
  /** Rounding steps per unit: 10 for one decimal. */
  readonly precision: number;
  readonly valueText: (value: number) => string;
}

/** The difference between two figures as displayed. */
function changeText(from: number, to: number, { precision, valueText }: TrendChangesProps): string {
  const shown = (value: number): number => Math.round(value * precision);
  const change = (shown(to) - shown(from)) / precision;
  if (change === 0) return savedWords.noChange;
  return `${change < 0 ? '−' : '+'}${valueText(Math.abs(change))}`;
}

/** The newest figure, and how it changed since the first one and over a week. */
export function TrendChanges(props: TrendChangesProps) {
  const starts = props.points && startsOf(props.points);
  const last = props.points?.at(-1);
  const dayOf = ({ time }: TrendPoint): string => formatDate(new Date(time));
  const changes =
    starts && last
      ? [
          [savedWords.onDay(dayOf(last)), props.valueText(last.value)] as const,
          [savedWords.since(dayOf(starts.first)), changeText(starts.first.value, last.value, props)] as const,
          ...(starts.weekAgo
            ? [
                [
                  savedWords.overWeek(dayOf(starts.weekAgo)),
                  changeText(starts.weekAgo.value, last.value, props),
                ] as const,
              ]
            : []),
        ]
      : [];
  return (
    <dl className={styles['changes']}>
      {changes.map(([name, text]) => (
        <div key={name}>
          <Text as="dt">{name}</Text>
          <Text as="dd">{text}</Text>
        </div>
      ))}
    </dl>
  );
}
