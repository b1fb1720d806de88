import { parseNumberText, normalizeText } from '#person/entry/number-text.ts';
import { readHeight, readWeight, type HeightText, type WeightText } from '#person/draft.ts';
import { parseAge } from '#person/form.ts';
import { isRecord, type Raw } from './record.ts';

const textIn = (raw: Raw, field: string): string => {
  const text = raw[field];
  return typeof text === 'string' ? text : '';
};

function weightIn(raw: Raw): WeightText {
  const pounds = textIn(raw, 'pounds');
  if (raw['unit'] === 'st') return { unit: 'st', stone: textIn(raw, 'stone'), pounds };
  return raw['unit'] === 'lb' ? { unit: 'lb', pounds } : { unit: 'kg', kilograms: textIn(raw, 'kilograms') };
}

function heightIn(raw: Raw): HeightText {
  return raw['unit'] === 'ft'
    ? { unit: 'ft', feet: textIn(raw, 'feet'), inches: textIn(raw, 'inches') }
    : { unit: 'cm', centimetres: textIn(raw, 'centimetres') };
}

function personFrom(draft: Raw): Raw {
  const weight = isRecord(draft['weight']) ? readWeight(weightIn(draft['weight'])) : null;
  const height = isRecord(draft['height']) ? readHeight(heightIn(draft['height'])) : null;
  const age = parseAge(textIn(draft, 'age'), { youngest: 0, oldest: 120 });
  return {
    units: draft['units'],
    kilograms: weight?.ok ? weight.value.kilograms : null,
    centimetres: height?.ok ? height.value.centimetres : null,
    age: age.ok ? age.value : null,
    gender: draft['gender'],
    activityLevel: draft['activityLevel'],
  };
}

function bodyFatFrom(text: string): number | null {
  const reading = parseNumberText(normalizeText(text).replace(/ ?(?:%|percent)$/u, ''));
  return reading.ok && reading.value > 0 ? reading.value : null;
}

/**
 * Converts an entry from schema version 1 to version 2; returns anything else unchanged. Version 1 stored only the
 * form's text (`draft`). Version 2 also stores the parsed values (`person`, `bodyFat`), so that a later parser can't
 * change an old result, and `changedAt`, which identifies the newer of two copies.
 */
export function upgradedFromFirst(value: unknown): unknown {
  if (!isRecord(value) || 'person' in value || !isRecord(value['draft'])) return value;
  const { draft, bodyFatText, ...others } = value;
  const bodyFat = textIn({ bodyFatText }, 'bodyFatText');
  const { inStone, weight, height, age } = draft;
  return {
    ...others,
    changedAt: value['savedAt'],
    typed: { inStone, weight, height, age, bodyFat },
    person: personFrom(draft),
    bodyFat: bodyFatFrom(bodyFat),
  };
}
