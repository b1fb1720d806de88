import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import type { SharedResult } from '#person/shared-result.ts';
import { useFormContent, useSharedResult, type FormContent } from '#person/store.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { ShareActions, shareStyles } from './ShareActions.tsx';
import { writeLink } from '#person/entries/link.ts';
import { onlyFine } from '#person/target-report.ts';
import { shareWords } from './share-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The entries without a target that isn't for planning, and without a log's figure that isn't used. */
function fineEntries(result: SharedResult, entries: FormContent['entries']): FormContent['entries'] {
  const { target, draft } = onlyFine(result);
  return {
    ...entries,
    ...('target' in entries ? { target: target ?? '' } : {}),
    ...('ownMaintenance' in entries && !draft.ownMaintenance ? { ownMaintenance: '' } : {}),
  };
}

/** The result's link, and ways to share it. */
export const ShareResult = withFailureMessage(function ShareResult() {
  const result = useSharedResult();
  const form = useFormContent();
  const energy = useEnergyUnit();
  if (!result || !form?.calculated) return null;
  const link = writeLink(form.tool, fineEntries(result, form.calculated), { energy });
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
