import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { useSharedResult } from '#person/store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { ShareActions, shareStyles } from './ShareActions.tsx';
import { writeShareLink } from '#person/link/share-link.ts';
import { onlyFine } from '#person/target-report.ts';
import { shareWords } from './share-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The result's link, and ways to share it. */
export const ShareResult = withFailureMessage(function ShareResult() {
  const result = useSharedResult();
  const unit = useEnergyUnit();
  if (!result) return null;
  const link = writeShareLink(onlyFine(result), unit);
  return (
    <ActionPanel title={shareWords.panelTitle} close={shareWords.close}>
      <div className={shareStyles('share')}>
        <p className={shareStyles('intro')}>{shareWords.intro}</p>
        <ShareActions
          key={link}
          link={`${location.origin}${location.pathname}#${link}`}
          title={shareWords.title[result.calculator]}
        />
      </div>
    </ActionPanel>
  );
});
