import { useState } from 'react';
import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { fineEntries } from '#person/page-result.ts';
import { useFormContent, usePageResult } from '#person/store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { shareStyles } from './share-styles.ts';
import { writeLink } from '#person/entries/link.ts';
import { shareWords } from './share-words.ts';
import { toolPages } from '#config/tool-pages.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The result's link, and ways to share it. */
export const ShareResult = withFailureMessage(function ShareResult({
  title,
}: {
  /** What the sender calls the result, if not as its calculator does. */
  readonly title?: string | undefined;
}) {
  const result = usePageResult();
  const tool = useFormContent()?.tool;
  const energy = useEnergyUnit();
  const [isBackgroundIncluded, setBackgroundIncluded] = useState(true);
  if (!result || !tool) return null;
  const entries = fineEntries(result);
  const hasBackground = entries['familyBackground'] === 'yes';
  const passedOn = isBackgroundIncluded ? entries : { ...entries, familyBackground: 'no' };
  const link = writeLink(tool, hasBackground ? passedOn : entries, { energy });
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
        />
      </div>
    </ActionPanel>
  );
});
