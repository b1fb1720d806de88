import figures from '#ui/Figures.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface ExampleRowsProps {
  /** Label and figure. */
  readonly rows: readonly (readonly [string, string])[];
}

/** The smaller figures of a static example, one per line. */
export function ExampleRows({ rows }: ExampleRowsProps) {
  return (
    <dl>
      {rows.map(([label, figure]) => (
        <div key={label} className={figures['row']}>
          <Text as="dt">{label}</Text>
          <Text as="dd" className={figures['figure']}>
            {figure}
          </Text>
        </div>
      ))}
    </dl>
  );
}
