import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { daysFor, exportLog, type LogFormat } from './export-log.ts';

const NOW = new Date(2026, 10, 22, 9, 30);
const OPTIONS = {
  centimetres: 178,
  heightDay: '2026-10-01',
  newId: () => '11111111-2222-4333-8444-555555555555',
};

const LOG: readonly StoredLogDay[] = [
  { day: '2026-01-05', weightKg: 80.4, intakeKcal: 2150.5, note: 'slept badly' },
  { day: '2026-01-06', intakeKcal: 2000, waistCm: 92.5 },
  { day: '2026-01-07', weightKg: 95, bodyFat: 27.3, isConfirmed: true, note: '=1+1' },
];

const ROOT = new URL('../../../', import.meta.url);
const schemaIn = (path: string): object => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as object;

async function textOf(format: LogFormat, days = LOG, options: Partial<typeof OPTIONS> = {}): Promise<string> {
  const { blob } = await exportLog(days, format, NOW, { ...OPTIONS, ...options });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

test('CSV has a row per day, both units of energy, and nothing that a spreadsheet would run', async () => {
  expect(await textOf('csv')).toBe(
    '\ufeffdate,weight_kg,intake_kcal,intake_kj,waist_cm,body_fat_percent,note,confirmed\r\n' +
      '2026-01-05,80.4,2150.5,8998,,,slept badly,\r\n' +
      '2026-01-06,,2000,8368,92.5,,,\r\n' +
      "2026-01-07,95,,,,27.3,'=1+1,true\r\n",
  );
});

describe('FHIR R4', () => {
  const ajv = new Ajv({ strict: false });
  ajv.addMetaSchema(schemaIn('node_modules/ajv/dist/refs/json-schema-draft-06.json'));
  const { id, ...schema } = schemaIn('tests/fhir/fhir-r4-bundle.schema.json') as { id: string };
  const validate = ajv.compile({ ...schema, $id: id });

  interface Bundle {
    readonly entry: readonly { readonly resource: Readonly<Record<string, unknown>> }[];
  }
  const bundleOf = async (
    ...options: Parameters<typeof textOf> extends [unknown, ...infer Rest] ? Rest : never
  ) => JSON.parse(await textOf('fhir', ...options)) as Bundle;

  test('has height, weights, BMIs, waists and body fat with LOINC codes and UCUM units', async () => {
    const { entry } = await bundleOf();
    const seen = entry.map(({ resource }) => [
      (resource['code'] as { coding: { code: string }[] }).coding[0]?.code,
      resource['effectiveDateTime'],
      (resource['valueQuantity'] as { value: number }).value,
      (resource['valueQuantity'] as { code: string }).code,
    ]);
    expect(seen).toEqual([
      ['8302-2', '2026-10-01', 178, 'cm'],
      ['29463-7', '2026-01-05', 80.4, 'kg'],
      // 80.4 / 1.78² and 95 / 1.78², by hand
      ['39156-5', '2026-01-05', 25.38, 'kg/m2'],
      ['8280-0', '2026-01-06', 92.5, 'cm'],
      ['29463-7', '2026-01-07', 95, 'kg'],
      ['39156-5', '2026-01-07', 29.98, 'kg/m2'],
      ['41982-0', '2026-01-07', 27.3, '%'],
    ]);
  });

  test('matches the published schema, with a height, without one, and without any days', async () => {
    const bundles = [
      await bundleOf(),
      await bundleOf(LOG, { centimetres: null as never }),
      await bundleOf([]),
    ];
    for (const bundle of bundles) {
      validate(bundle);
      expect(validate.errors).toBeNull();
    }
    const [bundle] = bundles;
    const wrong = { ...bundle, entry: [{ resource: { ...bundle?.entry[0]?.resource, code: undefined } }] };
    expect(validate(JSON.parse(JSON.stringify(wrong)))).toBe(false);
  });

  test('doesn’t identify the person, and contains no notes', async () => {
    const text = await textOf('fhir');
    expect(text).not.toMatch(/subject|patient|performer|identifier|slept|name/iu);
  });

  test('counts only days that it has data for', () => {
    expect(daysFor('fhir', LOG)).toHaveLength(3);
    expect(daysFor('fhir', [{ day: '2026-01-08', intakeKcal: 2000, note: 'a note' }])).toEqual([]);
    expect(daysFor('csv', LOG)).toHaveLength(3);
  });
});

test('file names contain the local date', async () => {
  const names = await Promise.all(
    (['csv', 'fhir'] as const).map(async (format) => (await exportLog(LOG, format, NOW, OPTIONS)).name),
  );
  expect(names).toEqual(['evenscale-log-2026-11-22.csv', 'evenscale-log-2026-11-22-fhir.json']);
});
