import { formatEntry } from '#ui/format.ts';
import { heightAs, weightAs } from './draft.ts';
import type { PersonDraft } from './draft.ts';
import type { Person } from './form.ts';

/** "92 kg", "203 lb", "14 st 6 lb": a weight in the units of the form. */
function weightText({ units, weight }: Person, { inStone }: Pick<PersonDraft, 'inStone'>): string {
  if (units === 'metric') return `${formatEntry(weight.kilograms)} kg`;
  const text = weightAs({ unit: 'lb', pounds: String(weight.pounds) }, inStone ? 'st' : 'lb');
  return text.unit === 'st' ? `${text.stone} st ${text.pounds} lb` : `${formatEntry(weight.pounds)} lb`;
}

/** "178 cm", "5 ft 10 in" */
function heightText({ units, height }: Person): string {
  const centimetres = formatEntry(height.centimetres);
  if (units === 'metric') return `${centimetres} cm`;
  const text = heightAs({ unit: 'cm', centimetres: String(height.centimetres) }, 'ft');
  return text.unit === 'ft' ? `${text.feet} ft ${text.inches} in` : '';
}

/** Whose result it is: "92 kg, 178 cm, 30 years". */
export function personLine(person: Person, draft: Pick<PersonDraft, 'inStone'>): string {
  const years = person.age === 1 ? '1 year' : `${formatEntry(person.age)} years`;
  return [weightText(person, draft), heightText(person), years].join(', ');
}
