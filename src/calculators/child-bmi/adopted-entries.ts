import { MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { initialEntries } from '#person/entries/field.ts';
import { keptMeasures, loadSession } from '#person/entries/session.ts';
import { isChildsTurn } from '#person/entries/tab-person.ts';
import { child, type ChildEntries } from '#tools/child-bmi/entries.ts';
import { home } from '#tools/home/entries.ts';

/** An adult tool's form without entries. */
const UNTOUCHED = { ...initialEntries(home), age: '' };

/** Up to this age in years, the session's entries are a child's; an adult's own aren't taken over. */
const CHILD_BELOW = 20;

/** The months after a whole number of years; none for a whole age, since they may just not have been asked for. */
function monthsOf(years: number): Partial<ChildEntries> {
  const text = String(Math.floor((years % 1) * MONTHS_PER_YEAR));
  return years % 1 !== 0 && child.fields.months.accepts(text) ? { months: text } : {};
}

/**
 * The weight and height, as far as they are the child's: beside a kept adult, the form started with theirs, and nobody may
 * have typed over them.
 */
function childsMeasures({ weight, height }: Pick<ChildEntries, 'weight' | 'height'>): Partial<ChildEntries> {
  const kept = isChildsTurn() ? keptMeasures() : {};
  return {
    ...(weight === kept.weight ? {} : { weight }),
    ...(height === kept.height ? {} : { height }),
  };
}

/** What the form takes over from the adult tools of this visit: a child's entries, or only the units. */
export function adoptedEntries(): Partial<ChildEntries> {
  const { units, weight, height, gender, age } = { ...UNTOUCHED, ...loadSession(home) };
  const years = home.fields.age.read(age);
  if (!years.ok || years.value >= CHILD_BELOW) return { units };
  return {
    units,
    ...childsMeasures({ weight, height }),
    // A preset of the adult tools isn't a choice for this child.
    ...(gender === UNTOUCHED.gender ? {} : { gender }),
    ageBy: 'years',
    years: String(Math.floor(years.value)),
    ...monthsOf(years.value),
  };
}
