/** Entries that the children's form takes over: from another calculator, or from an earlier result. */
import { GENDERS } from '@evenscale/formulas/energy';
import { months, MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { formatMonths } from '#person/child/format-child.ts';
import type { ChildEntries } from '#person/child/child-store.ts';
import type { HeightText, PersonDraft, WeightText } from '#person/draft.ts';
import type { EarlyEntries } from '#person/fields/early-entry.ts';
import { emptyPersonForm, parseAge } from '#person/form.ts';
import type { OwnEntries } from '#person/page-state.ts';
import { yearsAndMonths, type AgeField } from './age/child-age-entry.ts';
import { CHILD_RULES } from './child-rules.ts';
import type { ChildEvent, ChildResult, ChildState } from './child-form.ts';

/**
 * Up to this age in years, entries from an adult calculator are taken for a child's; an adult's own aren't taken over.
 */
const CHILD_BELOW = 20;

/** The adult calculators' default gender, which the visitor may not have changed. */
const { gender: PRESET_GENDER } = emptyPersonForm(CHILD_RULES).draft;

/** The entries to take over from an adult calculator: a child's, or only the units. */
export function entriesFromDraft(draft: PersonDraft): ChildEntries {
  const { units, inStone, weight, height } = draft;
  const age = parseAge(draft.age, CHILD_RULES);
  if (!age.ok || age.value >= CHILD_BELOW) return { units, inStone };
  const years = String(Math.floor(age.value));
  const part = age.value % 1;
  const extra = part === 0 ? {} : { months: String(Math.floor(part * MONTHS_PER_YEAR)) };
  const gender = draft.gender === PRESET_GENDER ? {} : { gender: draft.gender };
  return { units, inStone, weight, height, ...gender, years, ...extra };
}

/** The result in the page's history entry, without any date. */
export function ownEntriesOf({ form }: ChildState, result: ChildResult): OwnEntries | null {
  if (result.status !== 'shown') return null;
  const { units, inStone, weight, height } = form.draft;
  const { gender, age, completed } = result.child;
  const { unit: weightUnit, ...weightBoxes } = weight;
  const { unit: heightUnit, ...heightBoxes } = height;
  return {
    units,
    inStone,
    gender,
    weightUnit,
    heightUnit,
    ...weightBoxes,
    ...heightBoxes,
    ...yearsAndMonths(completed),
    knownAge: formatMonths(age),
  };
}

function weightFrom(text: (name: string) => string, unit: string): WeightText {
  if (unit === 'st') return { unit, stone: text('stone'), pounds: text('pounds') };
  return unit === 'lb' ? { unit, pounds: text('pounds') } : { unit: 'kg', kilograms: text('kilograms') };
}

const heightFrom = (text: (name: string) => string, unit: string): HeightText =>
  unit === 'ft'
    ? { unit, feet: text('feet'), inches: text('inches') }
    : { unit: 'cm', centimetres: text('centimetres') };

/** The entries of an earlier result on this page. */
export function rememberedEntries(own: OwnEntries): ChildEntries {
  const text = (name: string): string => (typeof own[name] === 'string' ? own[name] : '');
  const gender = GENDERS.find((candidate) => candidate === own['gender']);
  const knownAge = Number(text('knownAge') || NaN);
  return {
    units: own['units'] === 'imperial' ? 'imperial' : 'metric',
    inStone: own['inStone'] === true,
    weight: weightFrom(text, text('weightUnit')),
    height: heightFrom(text, text('heightUnit')),
    ...(gender ? { gender } : {}),
    years: text('years'),
    months: text('months'),
    ...(Number.isFinite(knownAge) ? { knownAge: months(knownAge) } : {}),
  };
}

const AGE_FIELDS: readonly AgeField[] = ['birth', 'measured', 'years', 'months'];

/** Entries made before the island hydrated; they override those from elsewhere. */
function earlyEvents(early: EarlyEntries): readonly ChildEvent[] {
  const [kilograms, centimetres] = [early.text('weight'), early.text('height')];
  const [units, by] = [early.radio(['metric', 'imperial']), early.radio(['dates', 'years'])];
  const gender = early.radio(GENDERS);
  const typed = AGE_FIELDS.flatMap((field) => {
    const text = early.text(field);
    return text === undefined ? [] : [{ type: 'ageEdited', field, text } as const];
  });
  const entries: ChildEntries = {
    ...(kilograms === undefined ? {} : { weight: { unit: 'kg', kilograms } }),
    ...(centimetres === undefined ? {} : { height: { unit: 'cm', centimetres } }),
    ...(units ? { units } : {}),
    ...(gender ? { gender } : {}),
  };
  const hasDates = typed.length > 0 && by === undefined;
  return [
    { type: 'filled', entries },
    ...(by || hasDates ? [{ type: 'ageByChosen', by: by ?? 'dates' } as const] : []),
    ...typed,
  ];
}

/** Events that restore the entries of an earlier result, then those made before the island hydrated. */
export const arrivedEvents = (early: EarlyEntries, own: OwnEntries): readonly ChildEvent[] => [
  ...(own['gender'] === undefined ? [] : [{ type: 'filled', entries: rememberedEntries(own) } as const]),
  ...earlyEvents(early),
];
