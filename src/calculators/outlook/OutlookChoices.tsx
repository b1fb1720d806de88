import type { Goal } from '#formulas/calorie-targets.ts';
import { NumberField } from '#ui/NumberField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { HORIZONS, steppedIntake } from './outlook-form.ts';
import type { Horizon, OutlookEvent, OutlookState } from './outlook-form.ts';
import type { OutlookReport } from './outlook-report.ts';
import { outlookStyles as styles } from './outlook-styles.ts';
import { horizonNames, intakeOptions, outlookWords } from './outlook-words.ts';

export interface OutlookChoicesProps {
  readonly report: Extract<OutlookReport, { kind: 'outlook' }>;
  readonly state: OutlookState;
  readonly goal: Goal;
  readonly onEvent: (event: OutlookEvent) => void;
}

const isHorizon = (key: string): key is Horizon => key in HORIZONS;
const HORIZON_OPTIONS = Object.keys(HORIZONS)
  .filter(isHorizon)
  .map((value) => ({ value, label: horizonNames[value] }));

/** What to follow, and how far ahead. */
export function OutlookChoices({ report, state, goal, onEvent }: OutlookChoicesProps) {
  const { chosen, options, from, result } = report;
  const { ownText } = state;
  return (
    <div className={`${styles('choices')} no-print`}>
      <SelectField
        label={outlookWords.intake}
        name="outlook-intake"
        options={intakeOptions(options)}
        value={chosen}
        onChoose={(intake) => onEvent({ type: 'intakeChosen', intake, goal, from })}
      />
      {chosen === 'own' ? (
        <NumberField
          label={outlookWords.own}
          unit={outlookWords.ownUnit}
          unitName={outlookWords.ownUnitName}
          name="outlook-own"
          inputMode="numeric"
          value={ownText}
          onEdit={(text) => onEvent({ type: 'ownEdited', text })}
          onStep={(direction) => onEvent({ type: 'ownEdited', text: steppedIntake(ownText, direction) })}
          problem={result.kind === 'unread' ? outlookWords.ownProblem : undefined}
        />
      ) : null}
      <SelectField
        label={outlookWords.horizon}
        name="outlook-horizon"
        options={HORIZON_OPTIONS}
        value={state.horizon}
        onChoose={(horizon) => onEvent({ type: 'horizonChosen', horizon })}
      />
    </div>
  );
}
