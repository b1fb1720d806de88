import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { kilocaloriesFrom } from '#person/energy/format-energy.ts';
import { heightOf } from '#person/entry/measure-text.ts';
import { kilogramsFrom, percentFrom } from './amount-text.ts';
import { readDayTime } from '#person/files/file-date.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { DayReading, ReadingSink, Refusal } from './text-sink.ts';

const WEIGHT = 'HKQuantityTypeIdentifierBodyMass';
const WAIST = 'HKQuantityTypeIdentifierWaistCircumference';
const BODY_FAT = 'HKQuantityTypeIdentifierBodyFatPercentage';
const ENERGY = 'HKQuantityTypeIdentifierDietaryEnergyConsumed';

const KG_PER_GRAM = 0.001;
const KCAL_PER_CALORIE = 0.001;

/** Kilograms from an amount in one of Apple's units. */
const WEIGHTS: Readonly<Record<string, (amount: number) => number>> = {
  kg: (amount) => amount,
  g: (amount) => amount * KG_PER_GRAM,
  lb: (amount) => kilogramsFrom(amount, 'lb'),
  st: (amount) => kilogramsFrom(amount, 'st'),
};

/** Kilocalories from an amount in one of Apple's units, where Cal is the large calorie. */
const ENERGIES: Readonly<Record<string, (amount: number) => number>> = {
  kcal: (amount) => amount,
  Cal: (amount) => amount,
  cal: (amount) => amount * KCAL_PER_CALORIE,
  kJ: (amount) => kilocaloriesFrom(amount, 'kJ'),
};

/** Centimeters from an amount in one of Apple's units. */
const WAISTS: Readonly<Record<string, (amount: number) => number>> = {
  cm: (amount) => amount,
  m: (amount) => amount * 100,
  in: (amount) => heightOf(amount, 'in').centimetres,
  ft: (amount) => heightOf(amount * 12, 'in').centimetres,
};

const SHARES: Readonly<Record<string, (amount: number) => number>> = { '%': percentFrom };

/** True if a file with this beginning is an Apple Health export. */
export const isAppleHealth = (head: string): boolean => /<!DOCTYPE HealthData|<HealthData[\s>]/u.test(head);

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** The differences between the record types that are read. */
const KINDS = {
  [WEIGHT]: { units: WEIGHTS, field: 'weightKg', wrong: 'weight', noUnit: 'weightUnit' },
  [ENERGY]: { units: ENERGIES, field: 'intakeKcal', wrong: 'energy', noUnit: 'energyUnit' },
  [WAIST]: { units: WAISTS, field: 'waistCm', wrong: 'waist', noUnit: 'waistUnit' },
  [BODY_FAT]: { units: SHARES, field: 'bodyFat', wrong: 'bodyFat', noUnit: 'bodyFat' },
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

const kindOf = (type: string | undefined): Kind | null =>
  type === WEIGHT || type === ENERGY || type === WAIST || type === BODY_FAT ? KINDS[type] : null;

function readRecord(kind: Kind, attributes: SaxesTagPlain['attributes']): DayReading | Refusal {
  const { unit = '', value = '', startDate = '', sourceName = '' } = attributes;
  const convert = kind.units[unit];
  if (!convert) return kind.noUnit;
  if (!AMOUNT.test(value)) return kind.wrong;
  const when = readDayTime(startDate, null);
  if (when === null || when === 'ambiguous') return startDate === '' ? 'noDate' : 'date';
  return { ...when, [kind.field]: convert(Number(value)), source: sourceName };
}

/** Reads Apple Health's `export.xml` in chunks. */
export function appleHealthReader(sink: ReadingSink): TextSink {
  const parser = new SaxesParser();
  // The records inside a correlation are repeated elsewhere in the file.
  let correlations = 0;
  let hasFailed = false;

  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'Correlation') correlations += 1;
    if (name !== 'Record' || correlations > 0) return;
    const kind = kindOf(attributes['type']);
    if (!kind) return;
    const reading = readRecord(kind, attributes);
    if (typeof reading === 'string') sink.refuse(parser.line, reading);
    else sink.take(reading, parser.line);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Correlation') correlations -= 1;
  });
  let isEnding = false;
  parser.on('error', () => {
    // One markup error can cause many more.
    if (!hasFailed) sink.refuse(parser.line, isEnding ? 'cutOff' : 'markup');
    hasFailed = true;
  });
  return {
    push: (text) => void parser.write(text),
    end: () => {
      isEnding = true;
      parser.close();
    },
  };
}
