import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';

/** The words for a value that was written elsewhere since a field was filled. */
export const replacingWords = {
  /** @param subject - 'Today', or 'This' for a cell of a table */
  replaces: (subject: string, other: string) =>
    `${subject} has ${other} by now: from another part of the page, another tab or an import.`,
  /** The place of a hidden weight. */
  otherWeight: 'another weight',
  keep: (other: string) => `Keep ${other}`,
  replace: 'Use mine',
} as const;

export interface ReplacingProps {
  /** The value that was written elsewhere, as it may be shown. */
  readonly other: string;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** Keeps what was written elsewhere, or replaces it with what was typed. */
export const Replacing = ({ other, onKeep, onReplace }: ReplacingProps) => (
  <>
    <Button kind="text" onPress={onKeep}>
      <Text as="span">{replacingWords.keep(other)}</Text>
    </Button>
    <Button kind="text" onPress={onReplace}>
      {replacingWords.replace}
    </Button>
  </>
);
