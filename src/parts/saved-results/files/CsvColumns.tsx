import { CSV_COLUMNS, csvTableWords } from './csv-columns-words.ts';
import { Text } from '#ui/text/Text.tsx';

/** The contents of each column of an exported CSV file. */
export function CsvColumns() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{csvTableWords.column}</th>
          <th scope="col">{csvTableWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {CSV_COLUMNS.map(({ name, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <Text as="code" translate="no">
                {name}
              </Text>
            </th>
            <Text as="td">{meaning}</Text>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
