import type { SavedChild } from '#person/database/saved-child.ts';
import { MeasurementTable } from '#person/child/MeasurementTable.tsx';
import { Button } from '#ui/Button.tsx';
import { ageText } from '#ui/text/format-age.ts';
import { Text } from '#ui/text/Text.tsx';
import { savedChildWords as words } from './child-words.ts';
import { measurementOf } from './new-child.ts';

export interface ChildListProps {
  readonly name: string;
  readonly entries: readonly SavedChild[];
  readonly onRemove: (entry: SavedChild) => void;
}

/** The saved measurements of one child. */
export function ChildList({ name, entries, onRemove }: ChildListProps) {
  const actionOf = (place: number) => {
    const entry = entries[place];
    return entry ? (
      <Button kind="text" onPress={() => onRemove(entry)}>
        <Text as="span">
          {[
            words.remove,
            { as: 'span', className: 'visually-hidden', text: `: ${ageText(entry.completed)}` },
          ]}
        </Text>
      </Button>
    ) : null;
  };
  return (
    <MeasurementTable
      name={words.listOf(name)}
      measurements={entries.map(measurementOf)}
      actionOf={actionOf}
    />
  );
}
