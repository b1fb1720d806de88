import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGrams } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import { stepText } from '#person/entry/step-text.ts';
import type { ShownSplit, SplitAmount } from './macro-split-report.ts';
import {
  planOptions,
  shareLabel,
  sliderLabel,
  sliderText,
  splitSentence,
  splitWords,
  suggestionLabel,
} from './macro-split-words.ts';
import { planOf, type SplitEvent, type SplitForm } from './split-form.ts';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface SplitProps {
  readonly form: SplitForm;
  readonly onEvent: (event: SplitEvent) => void;
}

function ShareRow({ form, onEvent, amount }: SplitProps & { amount: SplitAmount }) {
  const { nutrient, grams, energy } = amount;
  const unit = useEnergyUnit();
  const share = form.shares[nutrient];
  const entry = form.entries[nutrient];
  const text = entry?.text ?? String(share);
  const type = (typed: string): void => onEvent({ type: 'typed', nutrient, text: typed });
  return (
    <div className={splitStyles('share')}>
      <NumberField
        label={shareLabel(nutrient)}
        unit="%"
        unitName="percent"
        name={`split-${nutrient}`}
        inputMode="numeric"
        value={text}
        onEdit={type}
        onStep={(direction) => type(stepText(text, 1, direction, 0))}
        onLeave={() => onEvent({ type: 'left', nutrient })}
        problem={entry?.isWrong ? splitWords.problem : undefined}
      />
      <input
        type="range"
        className={`${splitStyles('slider')} ${splitStyles(`${nutrient}Slider`)}`}
        aria-label={sliderLabel(nutrient)}
        aria-valuetext={sliderText(share, amount)}
        min={0}
        max={100}
        step={1}
        value={share}
        onChange={(event) => onEvent({ type: 'slid', nutrient, value: event.target.valueAsNumber })}
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

interface SplitFieldsProps extends SplitProps, Pick<ShownSplit, 'suggestion' | 'isSuggested'> {
  readonly amounts: readonly SplitAmount[];
}

/** The three shares, each as a number and a slider, and what they come to in grams and energy. */
export function SplitFields({ form, onEvent, amounts, suggestion, isSuggested }: SplitFieldsProps) {
  const start = isSuggested ? 'suggested' : planOf(form.shares);
  const suggested = { value: 'suggested', label: suggestionLabel(suggestion) } as const;
  const own = { value: 'own', label: splitWords.own } as const;
  return (
    <div className={splitStyles('stack')}>
      <div className={splitStyles('plan')}>
        <SelectField
          label={splitWords.plan}
          name="split-plan"
          options={[suggested, ...planOptions, ...(start === 'own' ? [own] : [])]}
          value={start}
          onChoose={(chosen) => {
            if (chosen === 'suggested') onEvent({ type: 'suggestionChosen', shares: suggestion });
            else if (chosen !== 'own') onEvent({ type: 'planChosen', plan: chosen });
          }}
        />
      </div>
      {amounts.map((amount) => (
        <ShareRow key={amount.nutrient} form={form} onEvent={onEvent} amount={amount} />
      ))}
      <p className={splitStyles('quiet')}>{splitWords.rule}</p>
      <div role="status" className="visually-hidden">
        <Text as="p">{splitSentence(form.shares)}</Text>
      </div>
    </div>
  );
}
