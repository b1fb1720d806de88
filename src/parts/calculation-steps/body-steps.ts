import { estimatedBodyFatCaveats } from '@evenscale/formulas/body-composition';
import { type BmiBands, classify, HEALTHY_BMI } from '@evenscale/formulas/bmi';
import {
  fixed,
  given,
  product,
  quotient,
  type Trace,
  traced,
  tracedBodyFat,
  tracedBodyMassIndex,
  tracedBodyMassIndexImperial,
  tracedIdealWeightRange,
  tracedIdealWeightRangeImperial,
} from '@evenscale/formulas/trace';
import type { BodyMassIndex, Percent } from '@evenscale/formulas/units';
import { olderRangeOf } from '#person/assessment.ts';
import { olderRangeLabel } from '#person/older-range-words.ts';
import { isUnderAge, OLDER } from '#person/policy.ts';
import type { TdeeResult } from '#person/page-result.ts';
import { withheldText } from '#person/policy-words.ts';
import { shownBmiOfPerson } from '#person/shown-bmi.ts';
import type { Person } from '#person/person.ts';
import { rangeEnds, weightText } from '#person/format-weight.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { WorkedCalculation, WorkingStep } from './calculation-step.ts';
import {
  bandSentence,
  bodyFatEntered,
  bodyFatError,
  caveatText,
  idealWeightRemark,
  sources,
  stepNames,
  underAgeCategory,
} from './steps-words.ts';
import { systemOf, weightUnitOf } from '#person/units.ts';

/** BMI by the formula of the person's units. */
function tracedBmiOf({ units, weight, height }: Person): Trace<BodyMassIndex> {
  return units === 'metric'
    ? tracedBodyMassIndex(weight.kilograms, height.centimetres)
    : tracedBodyMassIndexImperial(weight.pounds, height.inches);
}

/** BMI and its category among some bands. */
export function bmiSteps(
  person: Person,
  bands: BmiBands<string>,
  categorySource: string,
): readonly WorkingStep[] {
  const trace = tracedBmiOf(person);
  const band = classify(bands, trace.value);
  const next = bands[bands.indexOf(band) + 1];
  const isChild = isUnderAge(person.age);
  const shown = shownBmiOfPerson(person);
  const bmi: WorkingStep = {
    name: stepNames.bmi,
    calculations: [{ status: 'worked', result: 'bmi', trace, unit: 'kg/m²', shown }],
    remarks: isChild ? [underAgeCategory] : [],
    source: sources.bmi[systemOf(person.units)],
    methods: ['bmi'],
  };
  if (isChild) return [bmi];
  return [
    bmi,
    {
      name: stepNames.category,
      calculations: [],
      remarks: [bandSentence(shown, band, next)],
      source: categorySource,
      methods: ['bmi'],
    },
  ];
}

/** The ideal weight range by the formula of the person's units. */
const tracedRangeOf = ({ units, height }: Person) =>
  units === 'metric'
    ? tracedIdealWeightRange(height.centimetres)
    : tracedIdealWeightRangeImperial(height.inches);

/** The range from 65 on, as a share of the general one; nothing for anyone younger. */
export function olderRangeSteps(person: Person): readonly WorkingStep[] {
  const older = olderRangeOf(person);
  if (!older) return [];
  const { lowestBmi, highestBmi } = OLDER;
  const range = tracedRangeOf(person);
  const [least, most] = rangeEnds(older);
  const end = (key: 'min' | 'max', label: string, bmi: number): WorkedCalculation => ({
    status: 'worked',
    result: `olderRange.${key}`,
    label,
    trace: traced(older[key], quotient(product(range[key].term, fixed(bmi)), fixed(HEALTHY_BMI[key]))),
    unit: person.units === 'metric' ? 'kg' : 'lb',
    shown: (key === 'min' ? least : most).text,
  });
  return [
    {
      name: olderRangeLabel,
      calculations: [end('min', stepNames.lowest, lowestBmi), end('max', stepNames.highest, highestBmi)],
      remarks: [idealWeightRemark(lowestBmi, highestBmi)],
      source: sources.safety,
      methods: ['ideal-weight'],
    },
  ];
}

/** The ideal weight range in the person's units; not under 18. */
export function idealWeightSteps(person: Person): readonly WorkingStep[] {
  if (isUnderAge(person.age)) return [];
  const isMetric = person.units === 'metric';
  const range = tracedRangeOf(person);
  const end = (key: 'min' | 'max', label: string): WorkedCalculation => ({
    status: 'worked',
    result: `idealWeightRange.${key}`,
    label,
    trace: range[key],
    unit: isMetric ? 'kg' : 'lb',
    shown: weightText(range[key].value, weightUnitOf(person)).text,
  });
  return [
    {
      name: stepNames.idealWeight,
      calculations: [end('min', stepNames.lowest), end('max', stepNames.highest)],
      remarks: [idealWeightRemark(HEALTHY_BMI.min, HEALTHY_BMI.max)],
      source: sources.idealWeight,
      methods: ['ideal-weight'],
    },
  ];
}

const bodyFatCalculation = (trace: Trace<Percent>): WorkedCalculation => ({
  status: 'worked',
  result: 'bodyFatPercentage',
  trace,
  unit: '%',
  shown: formatOneDecimal(trace.value),
});

/** Body fat: the estimate with its margin of error, or the entered value; why there is none under 18. */
export function bodyFatStep(
  { facts, bodyFat: { figure } }: TdeeResult['report'],
  entered: Percent | null,
): WorkingStep {
  const { bmi, age, gender } = facts;
  const trace =
    entered === null ? tracedBodyFat(bmi, age, gender) : traced(entered, given('bodyFat', entered));
  if (figure.status === 'withheld')
    return {
      name: stepNames.bodyFatEstimated,
      calculations: [{ status: 'withheld', result: 'bodyFatPercentage', text: withheldText[figure.reason] }],
      remarks: [],
      source: sources.safety,
      methods: ['safety'],
    };
  if (entered !== null)
    return {
      name: stepNames.bodyFatEntered,
      calculations: [bodyFatCalculation(trace)],
      remarks: [bodyFatEntered],
      source: sources.katch,
      methods: ['katch-mcardle'],
    };
  const caveats = estimatedBodyFatCaveats(bmi, age, gender, trace.value);
  return {
    name: stepNames.bodyFatEstimated,
    calculations: [bodyFatCalculation(trace)],
    remarks: [bodyFatError, ...caveats.map((caveat) => caveatText(caveat, gender))],
    source: sources.bodyFat,
    methods: ['body-fat'],
  };
}
