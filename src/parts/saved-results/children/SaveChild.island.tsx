import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import { useSavedChildren } from './children-state.ts';
import { SaveMeasurement } from './SaveMeasurement.tsx';

/** Saves the page's measurement of a child; loads when its panel is opened. The list is below the result. */
export const SaveChild = withFailureMessage(function SaveChild() {
  const isHydrated = useIsHydrated();
  const { message } = useSavedChildren();
  if (!isHydrated) return null;
  return (
    <ActionPanel title={words.save} close={words.close}>
      <div className={styles('panel')}>
        <SaveMeasurement />
        <div role="status">{message ? <Text as="p">{message.text}</Text> : null}</div>
        <p className={styles('hint')}>{words.listBelow}</p>
      </div>
    </ActionPanel>
  );
});
