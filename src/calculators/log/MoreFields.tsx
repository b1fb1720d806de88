import type { EntryProblem } from '#person/entries/field.ts';
import { stepText } from '#person/entry/step-text.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { formatWaist } from '#person/waist/format-waist.ts';
import { log } from '#tools/log/entries.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { bodyFatProblem, moreWords as words, waistText } from './more-words.ts';
import type { FieldOf } from './today-field.tsx';
import { type Units, waistUnitOf } from '#person/units.ts';

interface MoreFieldsProps {
  readonly units: Units;
  /** What the fields of the form have in common. */
  readonly fieldOf: FieldOf;
}

function WaistToday({ units, fieldOf }: MoreFieldsProps) {
  const unit = waistUnitOf(units);
  const { children, replaces, ...others } = fieldOf('waist');
  return (
    <MeasureEntry
      {...others}
      kind={log.fields.waist}
      label={words.waist}
      unit={unit}
      format={({ centimetres }) => formatWaist(centimetres, unit)}
      problemText={(problem: EntryProblem) =>
        problem === 'replaces' ? replaces() : waistText(problem, unit)
      }
    >
      {children}
    </MeasureEntry>
  );
}

function BodyFatToday({ fieldOf }: MoreFieldsProps) {
  const { text, problem, onEdit, replaces, children, ...others } = fieldOf('bodyFat');
  const { least, step } = log.fields.bodyFat;
  return (
    <div>
      <NumberField
        label={words.bodyFat}
        unit="%"
        unitName="percent"
        name="bodyFat"
        value={text}
        hint={others.hint}
        inputRef={others.inputRef}
        onEdit={onEdit}
        onStep={(direction) => onEdit(stepText(text, step, direction, least))}
        problem={problem && (problem === 'replaces' ? replaces() : bodyFatProblem)}
      />
      {children}
    </div>
  );
}

/** Waist and body fat of today. They load when they are asked for. */
export function MoreFields(props: MoreFieldsProps) {
  return (
    <>
      <div>
        <WaistToday {...props} />
        <BodyFatToday {...props} />
      </div>
      <p>{words.how}</p>
    </>
  );
}
