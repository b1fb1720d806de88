export interface ResultProps {
  /** The specification's field path, for example `calories.bmr`. */
  readonly name: string;
  /** The unrounded value; left out where the figure is withheld. */
  readonly value?: number;
  /** What is shown: the rounded figure, or the reason why there is none. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** One result: the shown text, with the unrounded value beside it for machines and tests. */
export function Result({ name, value, children, className }: ResultProps) {
  return (
    <data data-result={name} value={value} className={className}>
      {children}
    </data>
  );
}
