import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import type { ReactNode } from 'react';
import css from './Rows.module.css?inline';

const styles = lateStyles('Rows', css);

export interface RowsProps {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Figures of a log with their names, one below the other. */
export function Rows({ rows }: RowsProps) {
  return (
    <dl className={styles('rows')}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <Text as="dt">{name}</Text>
          {typeof value === 'string' ? <Text as="dd">{value}</Text> : <dd>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}
