import { Text } from '#ui/text/Text.tsx';
import { chartStyles } from './chart-styles.ts';

/** The header row of a chart's table. */
export function TableHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Text key={column} as="th" scope="col" className={chartStyles('headCell')}>
            {column}
          </Text>
        ))}
      </tr>
    </thead>
  );
}
