import {
  fixed,
  given,
  product,
  type Trace,
  traced,
  tracedCentimetres,
  tracedInches,
  tracedKilograms,
  tracedPair,
  tracedPounds,
} from '@evenscale/formulas/trace';
import { CM_PER_METRE, INCHES_PER_FOOT, POUNDS_PER_STONE } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { formatWorked } from './format-calculation.ts';
import type { EntryUnits } from './entry-measures.ts';
import type { WorkingStep } from './calculation-step.ts';
import { sources, stepNames } from './steps-words.ts';

type Measure = 'pounds' | 'kilograms' | 'inches' | 'centimetres';

const UNITS: Readonly<Record<Measure, string>> = {
  pounds: 'lb',
  kilograms: 'kg',
  inches: 'in',
  centimetres: 'cm',
};

const step = (measure: Measure, trace: Trace<number>): WorkingStep => ({
  name: stepNames[measure],
  calculations: [
    {
      status: 'worked',
      result: measure,
      trace,
      unit: UNITS[measure],
      shown: formatWorked(trace.value),
    },
  ],
  remarks: [],
  source: null,
  methods: [],
});

function weightSteps({ units, weight }: Person, typed: EntryUnits['weight']): readonly WorkingStep[] {
  const { kilograms, pounds } = weight;
  if (typed === 'kg') return units === 'metric' ? [] : [step('pounds', tracedPounds(kilograms))];
  const inKilograms = step('kilograms', tracedKilograms(pounds));
  if (typed === 'lb') return [inKilograms];
  return [step('pounds', tracedPair(pounds, ['stone', 'pounds'], POUNDS_PER_STONE)), inKilograms];
}

/** A height in meters, by moving the decimal point. */
const fromMetres = ({ centimetres }: Person['height']): Trace<number> =>
  traced(centimetres, product(given('metres', centimetres / CM_PER_METRE), fixed(CM_PER_METRE)));

function heightSteps(
  { units, height }: Person,
  typed: EntryUnits['height'],
  isMetricNeeded: boolean,
): readonly WorkingStep[] {
  const { centimetres, inches } = height;
  const inCentimetres =
    isMetricNeeded || units === 'metric' ? [step('centimetres', tracedCentimetres(inches))] : [];
  switch (typed) {
    case 'ft':
      return [step('inches', tracedPair(inches, ['feet', 'inches'], INCHES_PER_FOOT)), ...inCentimetres];
    case 'in':
      return inCentimetres;
    case 'm':
    case 'cm': {
      const metres = typed === 'm' ? [step('centimetres', fromMetres(height))] : [];
      return units === 'metric' ? metres : [...metres, step('inches', tracedInches(centimetres))];
    }
  }
}

/**
 * From the typed units to those of the formulas; empty for kilograms and centimeters. The height isn't needed for
 * energy if body fat is known.
 */
export function measureSteps(
  person: Person,
  typed: EntryUnits,
  isBodyFatKnown: boolean,
): readonly WorkingStep[] {
  const steps = [...weightSteps(person, typed.weight), ...heightSteps(person, typed.height, !isBodyFatKnown)];
  return steps.map((each, index) =>
    index < steps.length - 1 ? each : { ...each, source: sources.units, methods: ['units'] },
  );
}
