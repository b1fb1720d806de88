/** The words of the bands below the curve. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { cm, kg } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import { amountIn } from '#person/format-weight.ts';
import { waistAmount } from '#person/waist/format-waist.ts';
import type { BodyChange } from '#tools/log/body-change.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import { formatEntry } from '#ui/text/format.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { TextPart } from '#ui/text/text-part.ts';

const DAYS_A_WEEK = 7;

export const bandWords = {
  eaten: (weeks: number, unit: EnergyUnit) =>
    formatPlural(weeks, [
      `Eaten per day, average of each week, ${unit}`,
      `Eaten per day, average of every # weeks, ${unit}`,
    ]),
  lastMean: (energy: string, day: string, days: number) =>
    `${energy} in the week of ${day}${days < DAYS_A_WEEK ? ` (${formatPlural(days, ['# day', '# days'])})` : ''}`,
  lastMeans: (energy: string, day: string) => `${energy} from ${day}`,
  waist: (unit: WaistInput) => `Waist, ${unit}`,
  bodyFat: 'Body fat, %',
  last: (value: string, day: string) => `${value} on ${day}`,
  bodyFatDoubt:
    'A body fat scale can be off by 7 to 10 percentage points, so look at its direction over months.',
} as const;

const TAPE = { cm: '1 to 2 cm', in: '0.5 to 1 in' } as const;

const SENTENCES = {
  weight: {
    same: 'your weight is about the same',
    less: 'your weight is {weight} less',
    more: 'your weight is {weight} more',
  },
  waist: {
    same: 'your waist is, too',
    less: 'your waist is {waist} less',
    more: 'your waist is {waist} more',
  },
  /** Beside a weight that changed. */
  waistAlone: 'your waist is about the same',
} as const;

const kindOf = (change: number): 'same' | 'less' | 'more' => {
  if (change === 0) return 'same';
  return change < 0 ? 'less' : 'more';
};

/** What weight and waist did, and how far a tape can be trusted. */
export function bodyChangeText(
  { from, weight, waist }: BodyChange,
  weightUnit: WeightUnit,
  waistUnit: WaistInput,
): readonly TextPart[] {
  const unit = weightUnit === 'kg' ? 'kg' : 'lb';
  const ofWeight = SENTENCES.weight[kindOf(weight)];
  const isSame = weight === 0 && waist === 0;
  const ofWaist = waist === 0 && !isSame ? SENTENCES.waistAlone : SENTENCES.waist[kindOf(waist)];
  return fillSentence(
    `Since ${formatIsoDay(from)}, ${ofWeight}, and ${ofWaist}. A tape can be off by ${TAPE[waistUnit]}.`,
    {
      weight: {
        name: 'weightChange',
        value: weight,
        text: formatEntry(Math.abs(amountIn(kg(weight), unit))),
        unit,
      },
      waist: {
        name: 'waistChange',
        value: waist,
        text: formatEntry(Math.abs(waistAmount(cm(waist), waistUnit))),
        unit: waistUnit,
      },
    },
  );
}
