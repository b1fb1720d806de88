import { useEffect, useRef } from 'react';
import type { ToolName } from '#config/tool-pages.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { shareWords } from './share-words.ts';
import { useLinkedEntries, type Arrival } from './use-linked-entries.ts';
import { Text } from '#ui/text/Text.tsx';

/** A plan starts on the day on which it is opened. */
const PLAN_NOTICES: Partial<Record<Arrival['status'], string>> = {
  received: shareWords.receivedPlan,
  opened: shareWords.openedPlan,
};

/** Fills the form from a shared link, and shows a notice about it. Renders nothing without a link. */
export const LinkReader = withFailureMessage(function LinkReader({
  calculator,
}: {
  readonly calculator: ToolName;
}) {
  const notice = useRef<HTMLDivElement>(null);
  const { arrival, goBack } = useLinkedEntries(notice);

  useEffect(() => {
    if (arrival.status === 'unreadable') notice.current?.scrollIntoView({ block: 'center' });
    // The pressed button is gone.
    if (arrival.status === 'restored') notice.current?.focus();
  }, [arrival]);

  const { status } = arrival;
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className={status === 'none' ? 'visually-hidden' : undefined}
    >
      {status === 'none' ? null : (
        <Notice>
          <Text as="p">{(calculator === 'planner' && PLAN_NOTICES[status]) || shareWords[status]}</Text>
          {'own' in arrival && arrival.own ? (
            <p>
              <Button kind="text" onPress={goBack}>
                {shareWords.goBack}
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
    </div>
  );
});
