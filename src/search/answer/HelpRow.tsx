import { helpParts } from '#person/policy/help-words.ts';
import { Text } from '#ui/text/Text.tsx';

/** Whom to call, before the results. */
export function HelpRow() {
  return <Text as="p">{helpParts}</Text>;
}
