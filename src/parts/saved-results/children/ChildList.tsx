import { percentileText } from '#person/child/format-percentile.ts';
import { measuresLine } from '#person/person-line.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { Button } from '#ui/Button.tsx';
import { ageText } from '#ui/text/format-age.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { SavedChild } from '#person/database/saved-child.ts';
import { figuresOf } from './child-file.ts';
import { savedChildWords as words } from './child-words.ts';
import { savedChildStyles as styles } from './child-styles.ts';

interface RowProps {
  readonly entry: SavedChild;
  readonly onRemove: (ids: readonly string[]) => void;
}

function Row({ entry, onRemove }: RowProps) {
  const figures = figuresOf(entry);
  const age = ageText(entry.completed);
  const [weight = '', height = ''] = measuresLine({
    units: entry.units,
    inStone: entry.inStone,
    weight: weightOf(entry.kilograms, 'kg'),
    height: heightOf(entry.centimetres, 'cm'),
  }).split(', ');
  return (
    <tr>
      <Text as="th" scope="row">
        {age}
      </Text>
      <Text as="td">{weight}</Text>
      <Text as="td">{height}</Text>
      <Text as="td">{figures ? formatOneDecimal(figures.bmi) : '–'}</Text>
      <Text as="td">{figures ? percentileText(figures) : '–'}</Text>
      <td className="no-print">
        <Button kind="text" onPress={() => onRemove([entry.id])}>
          <Text as="span">
            {[words.remove, { as: 'span', className: 'visually-hidden', text: `: ${words.removeOne(age)}` }]}
          </Text>
        </Button>
      </td>
    </tr>
  );
}

export interface ChildListProps extends Omit<RowProps, 'entry'> {
  readonly name: string;
  readonly entries: readonly SavedChild[];
}

/** The saved measurements of one child. Its name is not printed. */
export function ChildList({ name, entries, onRemove }: ChildListProps) {
  return (
    <div className={styles('scroll')} role="region" aria-label={words.listOf(name)} tabIndex={0}>
      <table className={styles('table')}>
        <thead>
          <tr>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.height}</th>
            <th scope="col">{words.bmi}</th>
            <th scope="col">{words.percentile}</th>
            <td className="no-print" />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
