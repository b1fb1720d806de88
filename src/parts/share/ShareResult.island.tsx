import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { fineEntries } from '#person/shared-result.ts';
import { useFormContent, useSharedResult } from '#person/store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { ShareActions, shareStyles } from './ShareActions.tsx';
import { writeLink } from '#person/entries/link.ts';
import { shareWords } from './share-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The result's link, and ways to share it. */
export const ShareResult = withFailureMessage(function ShareResult() {
  const result = useSharedResult();
  const tool = useFormContent()?.tool;
  const energy = useEnergyUnit();
  if (!result || !tool) return null;
  const link = writeLink(tool, fineEntries(result), { energy });
  return (
    <ActionPanel title={shareWords.panelTitle} close={shareWords.close}>
      <div className={shareStyles('share')}>
        <p className={shareStyles('intro')}>{shareWords.intro}</p>
        <ShareActions
          key={link}
          link={`${location.origin}${location.pathname}#${link}`}
          title={shareWords.title[result.tool]}
        />
      </div>
    </ActionPanel>
  );
});
