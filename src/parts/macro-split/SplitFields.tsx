import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatEntry, formatGrams } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import { stepText } from '#person/entry/step-text.ts';
import { planOf } from '#person/macros/own-split.ts';
import type { SplitAmount, SplitReport } from './macro-split-report.ts';
import {
  amountProblem,
  fatText,
  noRoomText,
  planOptions,
  shareLabel,
  sliderLabel,
  sliderText,
  splitSentence,
  splitWords,
  suggestionLabel,
  unitOptions,
  unitWords,
} from './macro-split-words.ts';
import { amountText, hasRoom, mostOf, type SplitEvent, type SplitForm } from './split-form.ts';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface SplitProps {
  readonly form: SplitForm;
  readonly onEvent: (event: SplitEvent) => void;
}

/** The step of the arrow keys: a gram or a percent, or a tenth of a gram for each kilogram or pound. */
const stepOf = ({ unit }: SplitForm): number => (unit === 'grams' || unit === 'percent' ? 1 : 0.1);

/** The message beside a field; `undefined` if its amount fits. */
function problemOf(form: SplitForm, { nutrient, grams }: SplitAmount): string | undefined {
  const { entries, unit, day } = form;
  if (entries[nutrient]?.isWrong) return amountProblem(mostOf(nutrient, unit, day), unit);
  return hasRoom(form, nutrient) ? undefined : noRoomText(grams);
}

function AmountField({ form, onEvent, amount }: SplitProps & { amount: SplitAmount }) {
  const { nutrient } = amount;
  const { sign, name } = unitWords(form.unit);
  const text = form.entries[nutrient]?.text ?? amountText(form, nutrient);
  const type = (typed: string): void => onEvent({ type: 'typed', nutrient, text: typed });
  return (
    <NumberField
      label={shareLabel(nutrient)}
      unit={sign}
      unitName={name}
      name={`split-${nutrient}`}
      value={text}
      onEdit={type}
      onStep={(direction) => type(stepText(text, stepOf(form), direction, 0))}
      onLeave={() => onEvent({ type: 'left', nutrient })}
      problem={problemOf(form, amount)}
    />
  );
}

function AmountRow(props: SplitProps & { amount: SplitAmount }) {
  const { nutrient, grams, energy, share } = props.amount;
  const unit = useEnergyUnit();
  return (
    <div className={splitStyles('share')}>
      <AmountField {...props} />
      <input
        type="range"
        className={`${splitStyles('slider')} ${splitStyles(`${nutrient}Slider`)}`}
        aria-label={sliderLabel(nutrient)}
        aria-valuetext={sliderText(props.amount)}
        min={0}
        max={100}
        step={1}
        value={formatEntry(share)}
        onChange={(event) => props.onEvent({ type: 'slid', nutrient, value: event.target.valueAsNumber })}
      />
      <p className={splitStyles('amount')}>
        <Text as="span" className="visually-hidden">
          {`${nutrientNames[nutrient]}: `}
        </Text>
        <strong>
          <Result name={`split.${nutrient}`} value={grams} unit="g">
            {formatGrams(grams)}
          </Result>
        </strong>
        <Text
          as="span"
          className={splitStyles('quiet')}
          translate="no"
        >{` ${formatEnergy(energy, unit)}`}</Text>
      </p>
    </div>
  );
}

interface SplitFieldsProps extends SplitProps, Pick<SplitReport, 'suggestion' | 'isSuggested' | 'amounts'> {}

/** Protein, carbs and fat, each as a number and a slider, and what they come to in grams and energy. */
export function SplitFields({ form, onEvent, amounts, suggestion, isSuggested }: SplitFieldsProps) {
  const start = isSuggested ? 'suggested' : planOf(form.settings);
  const suggested = { value: 'suggested', label: suggestionLabel(suggestion) } as const;
  const own = { value: 'own', label: splitWords.own } as const;
  const fat = fatText(amounts);
  return (
    <div className={splitStyles('stack')}>
      <div className={splitStyles('plan')}>
        <SelectField
          label={splitWords.plan}
          name="split-plan"
          options={[suggested, ...planOptions, ...(start === 'own' ? [own] : [])]}
          value={start}
          onChoose={(chosen) => {
            if (chosen === 'suggested') onEvent({ type: 'suggestionChosen' });
            else if (chosen !== 'own') onEvent({ type: 'planChosen', plan: chosen });
          }}
        />
      </div>
      <div className={splitStyles('plan')}>
        <SegmentedChoice
          legend={splitWords.unit}
          options={unitOptions(form.units)}
          value={form.unit}
          onChoose={(unit) => onEvent({ type: 'unitChosen', unit })}
        />
      </div>
      {amounts.map((amount) => (
        <AmountRow key={amount.nutrient} form={form} onEvent={onEvent} amount={amount} />
      ))}
      {fat === null ? null : <Text as="p">{fat}</Text>}
      <p className={splitStyles('quiet')}>{splitWords.rule}</p>
      <div role="status" className="visually-hidden">
        <Text as="p">{splitSentence(amounts)}</Text>
      </div>
    </div>
  );
}
