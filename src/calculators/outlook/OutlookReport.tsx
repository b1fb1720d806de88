import type { Goal } from '#formulas/calorie-targets.ts';
import { Notice } from '#ui/Notice.tsx';
import { concernText, withheldExplanation } from '#calculators/shared/calorie-words.ts';
import type { CurveView } from '#calculators/shared/weight-chart-words.ts';
import type { OutlookEvent, OutlookState } from './outlook-form.ts';
import type { OutlookReport as Report, OutlookResult, ShownOutlook } from './outlook-report.ts';
import { emptyText, noOutlookWords } from './outlook-words.ts';
import { OutlookChoices } from './OutlookChoices.tsx';
import { OutlookPicture } from './OutlookPicture.tsx';

export interface OutlookReportProps {
  readonly report: Report;
  readonly state: OutlookState;
  readonly goal: Goal;
  readonly view: CurveView;
  readonly onEvent: (event: OutlookEvent) => void;
}

function Concern({ shown }: { shown: ShownOutlook }) {
  const text = concernText(shown.concern, shown.gender, shown.gentlest);
  if (text === null) return null;
  return (
    <Notice kind={shown.concern === 'belowMinimum' ? 'caution' : 'note'}>
      <p>{text}</p>
    </Notice>
  );
}

function Result({
  result,
  state,
  view,
}: Pick<OutlookReportProps, 'state' | 'view'> & { result: OutlookResult }) {
  switch (result.kind) {
    case 'shown':
      return (
        <>
          <Concern shown={result} />
          <OutlookPicture shown={result} horizon={state.horizon} view={view} />
        </>
      );
    case 'withheld':
      return (
        <Notice>
          <p>{withheldExplanation[result.reason]}</p>
        </Notice>
      );
    case 'atLimit':
      return (
        <Notice>
          <p>{emptyText(result)}</p>
        </Notice>
      );
    case 'unread':
      return null;
  }
}

/** The choices, and what comes of them: a picture, or why there is none. */
export function OutlookReport({ report, state, goal, view, onEvent }: OutlookReportProps) {
  if (report.kind === 'none')
    return (
      <Notice>
        <p>{noOutlookWords[report.reason]}</p>
      </Notice>
    );
  return (
    <>
      <OutlookChoices report={report} state={state} goal={goal} onEvent={onEvent} />
      <Result result={report.result} state={state} view={view} />
    </>
  );
}
