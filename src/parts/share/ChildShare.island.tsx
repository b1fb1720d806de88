import { useChild } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { writeChildLink } from './child-link.ts';
import { ShareActions, shareStyles as styles } from './ShareActions.tsx';
import { shareWords } from './share-words.ts';

/** A child's measurement as a link or on paper: without name and date. */
export const ChildShare = withFailureMessage(function ChildShare() {
  const child = useChild();
  if (!child) return <p>{shareWords.nothing}</p>;
  const fragment = writeChildLink(child);
  return (
    <div className={styles('share')}>
      <p className={styles('intro')}>{shareWords.childIntro}</p>
      <ShareActions
        key={fragment}
        link={`${location.origin}${location.pathname}#${fragment}`}
        title={shareWords.childTitle}
      />
    </div>
  );
});
