import { lazy, Suspense, useState } from 'react';
import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { fineEntries, type PageResult } from '#person/page-result.ts';
import { useFormContent, usePageResult } from '#person/store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { shareStyles } from './share-styles.ts';
import { writeLink } from '#person/entries/link.ts';
import { withoutMeals } from '#person/entries/own-weight.ts';
import { shareWords } from './share-words.ts';
import { toolPages } from '#config/tool-pages.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

const SharePicture = withFailureMessage(
  lazy(async () => ({ default: (await import('./picture/SharePicture.tsx')).SharePicture })),
);

/** A picture of the result; its script loads when it is asked for. */
function PictureOf({ result, isAsked }: { readonly result: PageResult; readonly isAsked: boolean }) {
  return isAsked ? (
    <Suspense fallback={<p role="status">{shareWords.drawing}</p>}>
      <SharePicture result={result} />
    </Suspense>
  ) : null;
}

/** What the link has. A plan goes on from what was eaten on average, and is the same plan only with that. */
function sharedEntries(result: PageResult): PageResult['entries'] {
  const entries = fineEntries(result);
  return result.tool === 'planner' ? entries : withoutMeals(entries);
}

/** The result's link, a picture of it, and ways to share both. */
export const ShareResult = withFailureMessage(function ShareResult({
  title,
}: {
  /** What the sender calls the answer of a page that has its own to the same entries; it has no picture. */
  readonly title?: string | undefined;
}) {
  const result = usePageResult();
  const tool = useFormContent()?.tool;
  const energy = useEnergyUnit();
  const [isPictureAsked, setPictureAsked] = useState(false);
  const [isBackgroundIncluded, setBackgroundIncluded] = useState(true);
  if (!result || !tool) return null;
  const entries = sharedEntries(result);
  const hasBackground = entries['familyBackground'] === 'yes';
  const passedOn = hasBackground && !isBackgroundIncluded ? { ...entries, familyBackground: 'no' } : entries;
  const link = writeLink(tool, passedOn, { energy });
  return (
    <ActionPanel title={shareWords.panelTitle} close={shareWords.close}>
      <div className={shareStyles('share')}>
        <p className={shareStyles('intro')}>{shareWords.intro}</p>
        {hasBackground ? (
          <label className={shareStyles('check')}>
            <input
              type="checkbox"
              checked={isBackgroundIncluded}
              onChange={(event) => setBackgroundIncluded(event.target.checked)}
            />
            <span>{shareWords.background}</span>
          </label>
        ) : null}
        <ShareActions
          key={link}
          link={`${location.origin}${location.pathname}#${link}`}
          title={title ?? toolPages[result.tool].shareTitle}
          linkLabel={shareWords.linkLabel}
        >
          {title === undefined && !isPictureAsked ? (
            <Button kind="secondary" onPress={() => setPictureAsked(true)}>
              {shareWords.picture}
            </Button>
          ) : null}
        </ShareActions>
        <PictureOf result={result} isAsked={isPictureAsked} />
      </div>
    </ActionPanel>
  );
});
