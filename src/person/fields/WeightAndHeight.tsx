import type { HeightUnit, WeightUnit } from '@evenscale/formulas/units';
import type { MeasureField as MeasureKind } from '#person/entries/kinds.ts';
import type { HeightInput } from '#person/entries/measure.ts';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import { formatHeight } from '#person/format-height.ts';
import { formatWeight } from '#person/format-weight.ts';
import { ownMeasures, entryWords, measureProblemText, type MeasureWords } from './entry-words.ts';
import type { FieldProps, MeasureEntries } from './form-props.ts';
import { MeasureEntry } from './MeasureEntry.tsx';
import styles from './PersonFields.module.css';
import { StoneChoice } from './StoneChoice.tsx';
import { heightUnitOf, weightUnitOf } from '#person/units.ts';

type Kind<Value, Unit extends string, Written extends string> = Pick<
  MeasureKind<Value, Unit, Written>,
  'measure' | 'steps'
>;

export interface WeightAndHeightProps extends FieldProps<MeasureEntries> {
  /** The fields of the tool's table. */
  readonly fields: {
    readonly weight: Kind<Weight, WeightUnit, WeightUnit>;
    readonly height: Kind<Height, HeightInput, HeightUnit>;
  };
  /** The words for another person's measures. */
  readonly words?: MeasureWords;
  /** What the weight is, if it isn’t today’s. */
  readonly weightLabel?: string;
}

/** Weight and height, in the units of the form. */
export function WeightAndHeight({
  fields,
  state: { entries, problems, questions },
  onEvent,
  fieldRef,
  words = ownMeasures,
  weightLabel = entryWords.weight,
}: WeightAndHeightProps) {
  const [weightUnit, heightUnit] = [weightUnitOf(entries), heightUnitOf(entries.units)];
  const shared = (name: 'weight' | 'height') => ({
    name,
    label: entryWords[name],
    text: entries[name],
    problem: problems[name],
    question: questions[name],
    problemText: measureProblemText(words, name),
    inputRef: fieldRef(name),
    onEdit: (text: string) => onEvent({ type: 'edited', field: name, text }),
    onLeave: () => onEvent({ type: 'left' }),
    onMeantOther: () => onEvent({ type: 'meantOther', field: name }),
    onConfirm: () => onEvent({ type: 'confirmed' }),
  });
  return (
    <div className={styles['two']}>
      <MeasureEntry
        {...shared('weight')}
        label={weightLabel}
        kind={fields.weight}
        unit={weightUnit}
        format={({ kilograms }) => formatWeight(kilograms, weightUnit)}
      >
        <StoneChoice
          units={entries.units}
          onChoose={(text) => onEvent({ type: 'edited', field: 'units', text })}
        />
      </MeasureEntry>
      <MeasureEntry
        {...shared('height')}
        kind={fields.height}
        unit={heightUnit}
        format={({ centimetres }) => formatHeight(centimetres, entries.units)}
      />
    </div>
  );
}
