import { ACTIVITY_LEVELS, type ActivityLevel } from '@evenscale/formulas/energy';
import { activityLevelNames } from '#person/fields/entry-words.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { answerWords as words } from '#tools/log/words.ts';
import { changeLevel } from '#calculators/log/log-state.ts';

const OPTIONS = [
  { value: '', label: words.chooseLevel, isDisabled: true },
  ...ACTIVITY_LEVELS.map((value) => ({ value, label: activityLevelNames[value] })),
] as const;

/** Asks for the activity level, which the equation takes and the own number doesn't. */
export function LevelChoice() {
  return (
    <div className="no-print">
      <SelectField<ActivityLevel | ''>
        label={words.level}
        name="activityLevel"
        hint={words.levelWhy}
        options={OPTIONS}
        value=""
        onChoose={(level) => (level === '' ? undefined : void changeLevel(level))}
      />
    </div>
  );
}
