import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { HORIZONS, ownTextIn, steppedIntake } from './projection-form.ts';
import type { Horizon, ProjectionEvent, ProjectionState } from './projection-form.ts';
import type { ProjectionReport } from './projection-report.ts';
import { projectionStyles as styles } from './projection-styles.ts';
import {
  horizonNames,
  intakeOptions,
  ownProblemText,
  ownUnitNames,
  projectionWords,
} from './projection-words.ts';

export interface ProjectionChoicesProps {
  readonly report: Extract<ProjectionReport, { kind: 'projection' }>;
  readonly state: ProjectionState;
  readonly onEvent: (event: ProjectionEvent) => void;
}

const isHorizon = (key: string): key is Horizon => key in HORIZONS;
const HORIZON_OPTIONS = Object.keys(HORIZONS)
  .filter(isHorizon)
  .map((value) => ({ value, label: horizonNames[value] }));

/** Which intake to project, and how far ahead. */
export function ProjectionChoices({ report, state, onEvent }: ProjectionChoicesProps) {
  const { target, chosen, options, from, result } = report;
  const unit = useEnergyUnit();
  const ownText = ownTextIn(state.own, unit);
  return (
    <div className={`${styles('choices')} no-print`}>
      <SelectField
        label={projectionWords.intake}
        name="outlook-intake"
        options={intakeOptions(options, unit)}
        value={chosen}
        onChoose={(intake) => onEvent({ type: 'intakeChosen', intake, target, from, unit })}
      />
      {chosen === 'own' ? (
        <NumberField
          label={projectionWords.own}
          unit={unit}
          unitName={ownUnitNames[unit]}
          name="outlook-own"
          inputMode="numeric"
          value={ownText}
          onEdit={(text) => onEvent({ type: 'ownEdited', text, unit })}
          onStep={(direction) =>
            onEvent({ type: 'ownEdited', text: steppedIntake(ownText, unit, direction), unit })
          }
          problem={result.kind === 'unread' ? ownProblemText(unit) : undefined}
        />
      ) : null}
      <SelectField
        label={projectionWords.horizon}
        name="outlook-horizon"
        options={HORIZON_OPTIONS}
        value={state.horizon}
        onChoose={(horizon) => onEvent({ type: 'horizonChosen', horizon })}
      />
    </div>
  );
}
