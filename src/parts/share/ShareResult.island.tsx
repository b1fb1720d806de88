import { useSharedResult } from '#person/store.ts';
import type { SharedResult } from '#person/store.ts';
import { ShareActions, shareStyles } from './ShareActions.tsx';
import { writeShareLink } from './share-link.ts';
import { shareWords } from './share-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

const linkTo = (result: SharedResult): string =>
  `${location.origin}${location.pathname}#${writeShareLink(result)}`;

/** The result's link, and ways to pass it on. */
export const ShareResult = withFailureMessage(function ShareResult() {
  const result = useSharedResult();
  if (!result) return <p>{shareWords.nothing}</p>;
  return (
    <div className={shareStyles('share')}>
      <p className={shareStyles('intro')}>{shareWords.intro}</p>
      <ShareActions
        key={writeShareLink(result)}
        link={linkTo(result)}
        title={shareWords.title[result.calculator]}
      />
    </div>
  );
});
