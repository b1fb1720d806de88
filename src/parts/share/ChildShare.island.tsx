import { useChild } from '#person/child/child-store.ts';
import { writeLink } from '#person/entries/link.ts';
import { useFormContent } from '#person/store.ts';
import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { shareStyles as styles } from './share-styles.ts';
import { shareWords } from './share-words.ts';

/** Shares or prints a child's measurement, without name and date. */
export const ChildShare = withFailureMessage(function ChildShare() {
  const child = useChild();
  const form = useFormContent();
  if (!child || !form?.calculated) return null;
  const fragment = writeLink(form.tool, form.calculated);
  return (
    <ActionPanel title={shareWords.childTitle} close={shareWords.close}>
      <div className={styles('share')}>
        <p className={styles('intro')}>{shareWords.childIntro}</p>
        <ShareActions
          key={fragment}
          link={`${location.origin}${location.pathname}#${fragment}`}
          title={shareWords.childTitle}
          linkLabel={shareWords.linkLabel}
        />
      </div>
    </ActionPanel>
  );
});
