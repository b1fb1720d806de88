import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Notice } from '#ui/Notice.tsx';
import { belowRestText, cautionText, withheldExplanation } from '#person/policy-words.ts';
import type { CurveView } from '#charts/curve/curve-words.ts';
import type { ProjectionEvent, ProjectionState } from './projection-form.ts';
import type { ProjectionReport as Report, ProjectionResult, ShownProjection } from './projection-report.ts';
import { muscleLossNote, noProjectionWords, projectionWords } from './projection-words.ts';
import { ProjectionChoices } from './ProjectionChoices.tsx';
import { ProjectionChart } from './ProjectionChart.tsx';
import { Text } from '#ui/text/Text.tsx';

export interface ProjectionReportProps {
  readonly report: Report;
  readonly state: ProjectionState;
  readonly view: CurveView;
  readonly onEvent: (event: ProjectionEvent) => void;
}

function MuscleLoss({ shown, view }: { shown: ShownProjection; view: CurveView }) {
  const text = muscleLossNote(shown, view);
  if (text === null) return null;
  return (
    <Notice kind="caution">
      <Text as="p">{text}</Text>
    </Notice>
  );
}

function Result({
  result,
  state,
  view,
}: Pick<ProjectionReportProps, 'state' | 'view'> & { result: ProjectionResult }) {
  const unit = useEnergyUnit();
  switch (result.kind) {
    case 'shown':
      return (
        <>
          {result.isBelowRest ? (
            <Notice>
              <Text as="p">{belowRestText}</Text>
            </Notice>
          ) : null}
          <MuscleLoss shown={result} view={view} />
          <ProjectionChart shown={result} horizon={state.horizon} view={view} />
        </>
      );
    case 'withheld':
      return (
        <Notice>
          <Text as="p">{withheldExplanation(result.reason, unit)}</Text>
        </Notice>
      );
    case 'cautioned':
      return (
        <Notice kind="caution">
          <Text as="p">{cautionText(result.caution, result.gender, result.gentlest, unit)}</Text>
        </Notice>
      );
    case 'atLimit':
      return (
        <Notice>
          <Text as="p">{projectionWords.atLimit}</Text>
        </Notice>
      );
    case 'unread':
      return null;
  }
}

/** The choices, and the result: a chart, or why there is none. */
export function ProjectionReport({ report, state, view, onEvent }: ProjectionReportProps) {
  if (report.kind === 'none')
    return (
      <Notice>
        <Text as="p">{noProjectionWords[report.reason]}</Text>
      </Notice>
    );
  return (
    <>
      <ProjectionChoices report={report} state={state} onEvent={onEvent} />
      <Result result={report.result} state={state} view={view} />
    </>
  );
}
