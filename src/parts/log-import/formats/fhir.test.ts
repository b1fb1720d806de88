import { expect, test } from 'vitest';
import { fhirObservations, fhirReading } from './fhir.ts';

const observation = (code: string, value: number, unit: string, more: object = {}) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    effectiveDateTime: '2026-01-05T23:30:00-05:00',
    valueQuantity: { value, unit, code: unit },
    ...more,
  },
});

const bundle = (...entry: readonly unknown[]) => ({ resourceType: 'Bundle', type: 'collection', entry });

test.each([
  ['29463-7', 80.4, 'kg', { weightKg: 80.4 }],
  ['3141-9', 80_400, 'g', { weightKg: 80.4 }],
  ['29463-7', 200, '[lb_av]', { weightKg: 90.7184 }],
  ['8280-0', 84, 'cm', { waistCm: 84 }],
  ['56086-2', 30, '[in_i]', { waistCm: 76.2 }],
  ['41982-0', 27.3, '%', { bodyFat: 27.3 }],
])('%s of %d %s is read on the day that is written', (code, value, unit, expected) => {
  const reading = fhirReading(observation(code, value, unit));
  expect(reading).toMatchObject({ day: '2026-01-05', ...expected });
});

test('other observations and mistakes are left out, and what can’t be read is refused', () => {
  expect(fhirReading(observation('8302-2', 178, 'cm'))).toBeNull();
  expect(fhirReading({ resource: { resourceType: 'Patient' } })).toBeNull();
  expect(fhirReading(observation('29463-7', 80, 'kg', { status: 'entered-in-error' }))).toBeNull();
  expect(fhirReading(observation('29463-7', 80, '[oz_av]'))).toBe('weightUnit');
  expect(fhirReading(observation('8280-0', 84, 'km'))).toBe('waistUnit');
  expect(fhirReading(observation('41982-0', 27, '%', { valueQuantity: { value: 'much' } }))).toBe('bodyFat');
  expect(fhirReading(observation('29463-7', 80, 'kg', { effectiveDateTime: 'soon' }))).toBe('date');
});

test('a bundle is one person’s, with something that a log has', () => {
  const [one, other] = ['Patient/1', 'Patient/2'].map((reference) =>
    observation('29463-7', 80, 'kg', { subject: { reference } }),
  );
  expect(fhirObservations(bundle(one, one))).toHaveLength(2);
  expect(fhirObservations(bundle(one, other))).toBeNull();
  expect(fhirObservations(bundle(observation('8302-2', 178, 'cm')))).toBeNull();
  expect(fhirObservations({ resourceType: 'Observation' })).toBeNull();
});
