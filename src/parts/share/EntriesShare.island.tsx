import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { writeLink } from '#person/entries/link.ts';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { useFormContent } from '#person/store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { shareStyles as styles } from './share-styles.ts';
import { entriesShareWords, shareWords } from './share-words.ts';

/** Shares or prints a result that has no picture: a child's measurement, or a pregnancy's range. Without name and dates. */
export const EntriesShare = withFailureMessage(function EntriesShare({
  of,
}: {
  readonly of: keyof typeof entriesShareWords;
}) {
  const form = useFormContent();
  const energy = useEnergyUnit();
  if (!form?.calculated) return null;
  const { title, intro } = entriesShareWords[of];
  const fragment = writeLink(form.tool, form.calculated, { energy });
  return (
    <ActionPanel title={title} close={shareWords.close}>
      <div className={styles('share')}>
        <Text as="p" className={styles('intro')}>
          {intro}
        </Text>
        <ShareActions
          key={fragment}
          link={`${location.origin}${location.pathname}#${fragment}`}
          title={title}
          linkLabel={shareWords.linkLabel}
        />
      </div>
    </ActionPanel>
  );
});
