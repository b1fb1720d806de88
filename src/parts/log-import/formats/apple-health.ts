import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { certainDayTime } from '#person/files/file-date.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import { amountIn, type ValueKind } from './file-units.ts';
import type { DayReading, ReadingSink, Refusal } from './text-sink.ts';

/** The record types that are read. */
const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ['HKQuantityTypeIdentifierBodyMass', 'weight'],
  ['HKQuantityTypeIdentifierWaistCircumference', 'waist'],
  ['HKQuantityTypeIdentifierBodyFatPercentage', 'bodyFat'],
  ['HKQuantityTypeIdentifierDietaryEnergyConsumed', 'energy'],
]);

/** True if a file with this beginning is an Apple Health export. */
export const isAppleHealth = (head: string): boolean => /<!DOCTYPE HealthData|<HealthData[\s>]/u.test(head);

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

function readRecord(kind: ValueKind, attributes: SaxesTagPlain['attributes']): DayReading | Refusal {
  const { unit = '', value = '', startDate = '', sourceName = '' } = attributes;
  const amount = amountIn(kind, AMOUNT.test(value) ? Number(value) : null, unit);
  if (typeof amount === 'string') return amount;
  const when = certainDayTime(startDate);
  if (when === null) return startDate === '' ? 'noDate' : 'date';
  return { ...when, ...amount, source: sourceName };
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
    const kind = KINDS.get(attributes['type'] ?? '');
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
