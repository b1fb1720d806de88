import { createContext, useContext } from 'react';

/** True inside an example: its figures are not results. */
export const ExampleContext = createContext(false);

export interface ResultProps {
  /** The specification's field path, for example `calories.bmr`. */
  readonly name: string;
  /** The unrounded value; left out where the figure is withheld. */
  readonly value?: number;
  /** The shown text: the rounded figure, or the reason why there is none. */
  readonly children: string;
  /** Follows the figure, and is not translated either. */
  readonly unit?: string | undefined;
  /** The figure is in words, which a browser may translate. */
  readonly isInWords?: boolean;
  readonly className?: string | undefined;
}

/**
 * One result: the shown text, with the unrounded value beside it for machines and tests. A new figure is a new
 * element, and no browser translates it (see `Text`).
 */
export function Result({ name, value, children, unit, isInWords, className }: ResultProps) {
  const isExample = useContext(ExampleContext);
  const isFigure = value !== undefined && !isInWords;
  const result = (
    <data
      key={children}
      data-result={isExample ? undefined : name}
      value={isExample ? undefined : value}
      className={className}
      translate={isFigure ? 'no' : undefined}
    >
      {children}
    </data>
  );
  if (unit === undefined) return result;
  return (
    <span key={`${children} ${unit}`} translate="no">
      {result} {unit}
    </span>
  );
}
