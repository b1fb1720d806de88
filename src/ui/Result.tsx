import { unitGap } from './text/format.ts';

export interface ResultProps {
  /** The specification's field path, for example `calories.bmr`. */
  readonly name: string;
  /** The unrounded value; omitted if the figure is withheld. */
  readonly value?: number;
  /** The displayed text: the rounded figure, or the reason why there is none. */
  readonly children: string;
  /** Follows the figure, and isn't translated either. */
  readonly unit?: string | undefined;
  /** True if the figure is in words, which a browser may translate. */
  readonly isInWords?: boolean;
  readonly className?: string | undefined;
}

/**
 * One result: the displayed text, with the unrounded value as an attribute for programs and tests. A new figure is a
 * new element, and browsers don't translate it (see `Text`).
 */
export function Result({ name, value, children, unit, isInWords, className }: ResultProps) {
  const isFigure = value !== undefined && !isInWords;
  const result = (
    <data
      key={children}
      data-result={name}
      value={value}
      className={className}
      translate={isFigure ? 'no' : undefined}
    >
      {children}
    </data>
  );
  if (unit === undefined) return result;
  return (
    <span key={`${children} ${unit}`} translate="no">
      {result}
      {`${unitGap(unit)}${unit}`}
    </span>
  );
}
