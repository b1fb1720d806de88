/**
 * The log as a FHIR R4 bundle: observations of weight, height, body mass index, waist and body fat, without anything that
 * identifies the person.
 */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg } from '@evenscale/formulas/units';
import type { StoredLogDay } from '#person/log/parse-log.ts';

interface Measured {
  readonly code: string;
  readonly display: string;
  /** In UCUM notation. */
  readonly unit: string;
}

const WEIGHT: Measured = { code: '29463-7', display: 'Body weight', unit: 'kg' };
const HEIGHT: Measured = { code: '8302-2', display: 'Body height', unit: 'cm' };
const BMI: Measured = { code: '39156-5', display: 'Body mass index (BMI) [Ratio]', unit: 'kg/m2' };
const WAIST: Measured = {
  code: '8280-0',
  display: 'Waist Circumference at umbilicus by Tape measure',
  unit: 'cm',
};
const BODY_FAT: Measured = { code: '41982-0', display: 'Percentage of body fat Measured', unit: '%' };

/** Decimals of the values: scales aren't more precise, and in FHIR every digit counts as measured. */
const DECIMALS = 2;

const rounded = (value: number): number => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;

function observation({ code, display, unit }: Measured, value: number, day: string) {
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/observation-category',
            code: 'vital-signs',
            display: 'Vital Signs',
          },
        ],
      },
    ],
    code: { coding: [{ system: 'http://loinc.org', code, display }], text: display },
    effectiveDateTime: day,
    valueQuantity: { value: rounded(value), unit, system: 'http://unitsofmeasure.org', code: unit },
  };
}

/** What the bundle needs besides the days. */
export interface FhirOptions {
  /** Without it there is no height or body mass index. */
  readonly centimetres: number | null;
  /** The day the height was entered. */
  readonly heightDay: string;
  /** Creates the identifiers of the entries. */
  readonly newId: () => string;
}

type Observation = ReturnType<typeof observation>;

const entryText = (resource: Observation, { newId }: FhirOptions): string =>
  JSON.stringify({ fullUrl: `urn:uuid:${newId()}`, resource });

/** The start of the bundle. */
export function fhirStart(exportedAt: string, options: FhirOptions): string {
  const start = `{"resourceType":"Bundle","type":"collection","timestamp":"${exportedAt}","entry":[`;
  const { centimetres, heightDay } = options;
  return centimetres === null
    ? start
    : `${start}\n${entryText(observation(HEIGHT, centimetres, heightDay), options)}`;
}

/** True for a day that has an observation. Intakes aren't vital signs, and notes stay with the visitor. */
export const hasObservation = ({ weightKg, waistCm, bodyFat }: StoredLogDay): boolean =>
  weightKg !== undefined || waistCm !== undefined || bodyFat !== undefined;

function weightIn({ day, weightKg }: StoredLogDay, { centimetres }: FhirOptions): readonly Observation[] {
  if (weightKg === undefined) return [];
  const weight = observation(WEIGHT, weightKg, day);
  if (centimetres === null) return [weight];
  return [weight, observation(BMI, bodyMassIndex(kg(weightKg), cm(centimetres)), day)];
}

/** The observations of a day that has some. */
export function fhirDay(entry: StoredLogDay, isFirst: boolean, options: FhirOptions): string {
  const { day, waistCm, bodyFat } = entry;
  const measured = [
    ...weightIn(entry, options),
    ...(waistCm === undefined ? [] : [observation(WAIST, waistCm, day)]),
    ...(bodyFat === undefined ? [] : [observation(BODY_FAT, bodyFat, day)]),
  ];
  const text = measured.map((resource) => entryText(resource, options)).join(',\n');
  return `${isFirst ? '' : ','}\n${text}`;
}
