/** The observations of a FHIR bundle: weights, waists and body fat, by their LOINC codes and UCUM units. */
import { certainDayTime } from '#person/files/file-date.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { amountIn, type ValueKind } from './file-units.ts';
import type { DayReading, Refusal } from './text-sink.ts';

const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ['29463-7', 'weight'],
  ['3141-9', 'weight'],
  ['8280-0', 'waist'],
  ['56086-2', 'waist'],
  ['41982-0', 'bodyFat'],
]);

const resourceIn = (entry: unknown): Raw | null => {
  const resource = isRecord(entry) ? entry['resource'] : null;
  return isRecord(resource) && resource['resourceType'] === 'Observation' ? resource : null;
};

/** What an observation measures; `null` for anything that a log doesn't have. */
function kindIn({ code }: Raw): ValueKind | null {
  const codings: unknown = isRecord(code) ? code['coding'] : null;
  const known = (Array.isArray(codings) ? codings : []).flatMap(
    (coding: unknown) => (isRecord(coding) && KINDS.get(String(coding['code']))) || [],
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

/** An entry as a reading; `null` if it's something else, or was entered by mistake. */
export function fhirReading(entry: unknown): DayReading | Refusal | null {
  const resource = resourceIn(entry);
  const kind = resource && kindIn(resource);
  if (!resource || !kind || resource['status'] === 'entered-in-error') return null;
  const { valueQuantity, effectiveDateTime } = resource;
  const quantity = isRecord(valueQuantity) ? valueQuantity : {};
  const amount = amountIn(kind, quantity['value'], String(quantity['code'] ?? quantity['unit']));
  if (typeof amount === 'string') return amount;
  const when = certainDayTime(String(effectiveDateTime));
  return when ? { ...when, ...amount } : 'date';
}
