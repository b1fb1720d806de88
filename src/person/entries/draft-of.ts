/** Entries in the shape that links, saved results and the log still read. */
import type { HeightText, PersonDraft, WeightText } from '#person/draft.ts';
import { boxesOf, HEIGHT, measureText, WEIGHT } from './measure.ts';
import { chosenFields, ownMaintenanceField } from './person-fields.ts';
import { WAIST } from './waist.ts';

/** A weight's text as boxes. */
export function weightTextOf(text: string): WeightText {
  const { unit, large, small } = boxesOf(WEIGHT, text);
  if (unit === 'kg') return { unit, kilograms: large };
  return unit === 'lb' ? { unit, pounds: large } : { unit, stone: large, pounds: small ?? '' };
}

/** A height's text as boxes. */
function heightTextOf(text: string): HeightText {
  const { unit, large, small } = boxesOf(HEIGHT, text);
  return unit === 'cm' ? { unit, centimetres: large } : { unit, feet: large, inches: small ?? '' };
}

/** Boxes as one text. */
export function measureTextOf(text: WeightText | HeightText): string {
  const { unit, ...boxes } = text;
  const [large = '', small = null] = Object.values(boxes);
  return measureText({ unit, large, small });
}

type AnyEntries = Readonly<Record<string, string>>;

const textIn = (entries: AnyEntries, name: string): string => entries[name] ?? '';

/** The entries of a tool for adults as a draft. */
export function draftOf(entries: AnyEntries): PersonDraft {
  const [gender, activityLevel] = [textIn(entries, 'gender'), textIn(entries, 'activityLevel')];
  const own = ownMaintenanceField.read(textIn(entries, 'ownMaintenance'));
  const { unit, large } = boxesOf(WAIST, textIn(entries, 'waist'));
  return {
    units: entries['units'] === 'imperial' ? 'imperial' : 'metric',
    inStone: entries['inStone'] === 'yes',
    weight: weightTextOf(textIn(entries, 'weight')),
    height: heightTextOf(textIn(entries, 'height')),
    age: textIn(entries, 'age'),
    gender: chosenFields.gender.accepts(gender) ? gender : 'male',
    activityLevel: chosenFields.activityLevel.accepts(activityLevel) ? activityLevel : 'moderatelyActive',
    ownMaintenance: own.ok ? own.value : undefined,
    bodyFat: textIn(entries, 'bodyFat') || undefined,
    waist: large === '' ? undefined : { unit, text: large },
  };
}
