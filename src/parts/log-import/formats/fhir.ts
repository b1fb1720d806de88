/** The observations of a FHIR bundle: weights, waists and body fat, by their LOINC codes and UCUM units. */
import { heightOf } from '#person/entry/measure-text.ts';
import { readDayTime } from '#person/files/file-date.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { kilogramsFrom } from './amount-text.ts';
import type { DayReading, Refusal } from './text-sink.ts';

type Kind = 'weight' | 'waist' | 'bodyFat';

const KINDS: Readonly<Record<string, Kind>> = {
  '29463-7': 'weight',
  '3141-9': 'weight',
  '8280-0': 'waist',
  '56086-2': 'waist',
  '41982-0': 'bodyFat',
};

const UNITS: Readonly<Record<Kind, Readonly<Record<string, (amount: number) => Partial<DayReading>>>>> = {
  weight: {
    kg: (weightKg) => ({ weightKg }),
    g: (grams) => ({ weightKg: grams / 1000 }),
    '[lb_av]': (pounds) => ({ weightKg: kilogramsFrom(pounds, 'lb') }),
  },
  waist: {
    cm: (waistCm) => ({ waistCm }),
    '[in_i]': (inches) => ({ waistCm: heightOf(inches, 'in').centimetres }),
  },
  bodyFat: { '%': (bodyFat) => ({ bodyFat }) },
};

const NO_UNIT = { weight: 'weightUnit', waist: 'waistUnit', bodyFat: 'bodyFat' } as const;

const resourceIn = (entry: unknown): Raw | null => {
  const resource = isRecord(entry) ? entry['resource'] : null;
  return isRecord(resource) && resource['resourceType'] === 'Observation' ? resource : null;
};

/** What an observation measures; `null` for anything that a log doesn't have. */
function kindIn({ code }: Raw): Kind | null {
  const codings: unknown = isRecord(code) ? code['coding'] : null;
  const known = (Array.isArray(codings) ? codings : []).flatMap(
    (coding: unknown) => (isRecord(coding) && KINDS[String(coding['code'])]) || [],
  );
  return known[0] ?? null;
}

const subjectOf = ({ subject }: Raw): string =>
  isRecord(subject) && typeof subject['reference'] === 'string' ? subject['reference'] : '';

/** The observations of a bundle; `null` for any other file, and for a bundle of several people. */
export function fhirObservations(file: Raw): readonly unknown[] | null {
  const { resourceType, entry } = file;
  if (resourceType !== 'Bundle' || !Array.isArray(entry)) return null;
  const wanted = entry.flatMap((one: unknown) => {
    const resource = resourceIn(one);
    return resource && kindIn(resource) ? [resource] : [];
  });
  return wanted.length > 0 && new Set(wanted.map(subjectOf)).size === 1 ? entry : null;
}

/** The amount that was measured, or why it can't be read. */
function valueIn({ valueQuantity: quantity }: Raw, kind: Kind): Partial<DayReading> | Refusal {
  const amount: unknown = isRecord(quantity) ? quantity['value'] : null;
  if (!isRecord(quantity) || typeof amount !== 'number') return kind;
  const read = UNITS[kind][String(quantity['code'] ?? quantity['unit'])];
  return read ? read(amount) : NO_UNIT[kind];
}

/** An entry as a reading; `null` if it's something else, or was entered by mistake. */
export function fhirReading(entry: unknown): DayReading | Refusal | null {
  const resource = resourceIn(entry);
  const kind = resource && kindIn(resource);
  if (!resource || !kind || resource['status'] === 'entered-in-error') return null;
  const value = valueIn(resource, kind);
  if (typeof value === 'string') return value;
  const when = readDayTime(String(resource['effectiveDateTime']), null);
  return when === null || when === 'ambiguous' ? 'date' : { ...when, ...value };
}
