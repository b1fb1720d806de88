/** The visitor's entries before a link filled the form. */
import type { ChildState } from './child-form.ts';

/** A visitor's entries, for comparing two forms. */
function entriesText({ form: { draft }, gender, age }: ChildState): string {
  const { by, birth, measured, years, months: extra } = age;
  const { weight, height } = draft;
  return JSON.stringify([weight, height, gender, by === 'dates' ? [birth, measured] : [years, extra]]);
}

/** True if more was entered than the units and the day of measurement, which every form has. */
function hasEntries({ form: { draft }, gender, age }: ChildState): boolean {
  const { unit: _weightUnit, ...weight } = draft.weight;
  const { unit: _heightUnit, ...height } = draft.height;
  const texts = [...Object.values({ ...weight, ...height }), age.birth, age.years, age.months];
  return gender !== null || texts.some((text) => text !== '');
}

/** The form after a link, with the earlier form if it had entries to lose. */
export function withOwn(before: ChildState, after: ChildState): ChildState {
  const isLost = hasEntries(before) && entriesText(before) !== entriesText(after);
  return { ...after, own: before.own ?? (isLost ? before : null) };
}
