import { result, round } from './dom.ts';
import { FACTORS } from './person.ts';
import type { Person } from './person.ts';

/** What we need to know about a person before showing calories. */
export interface Body {
  readonly person: Person;
  readonly bmi: number;
  readonly bmr: number;
  readonly tdee: number;
}

export function bodyOf(person: Person, bmr: number): Body {
  const { imperial, kilograms, pounds, centimetres, inches } = person;
  const bmi = imperial ? (pounds * 703) / inches ** 2 : kilograms / (centimetres / 100) ** 2;
  return { person, bmi, bmr, tdee: bmr * (FACTORS[person.activity] ?? 1) };
}

/** Resting energy by Mifflin–St Jeor. */
export function mifflin({ kilograms, centimetres, age, male }: Person): number {
  return Math.max(0, 10 * kilograms + 6.25 * centimetres - 5 * age + (male ? 5 : -161));
}

export type Withheld = 'unsafe' | 'underweight' | 'underAge';

/** Why a calorie figure is withheld, or `null`. */
export function withheld({ person, bmi }: Body, calories: number, step: number | null): Withheld | null {
  if (step !== null && person.age < 18) return 'underAge';
  if (step !== null && step < 0 && bmi < 18.5) return 'underweight';
  return calories < 800 ? 'unsafe' : null;
}

export const INSTEAD: Readonly<Record<Withheld, string>> = {
  unsafe: 'Not a safe target',
  underweight: 'Not offered',
  underAge: 'Not offered under 18',
};

const REASONS: Readonly<Record<Withheld, string>> = {
  unsafe:
    'Less than 800 kcal a day can’t cover what your body needs. Diets like that need medical supervision.',
  underweight:
    'Your BMI is below 18.5, so we don’t plan weight loss. If food or weight is on your mind, a doctor or a dietitian is a good person to talk to.',
  underAge:
    'Under 18, a body is still growing. Adult categories and calorie targets do not apply; a doctor or a school nurse can use the charts made for your age.',
};

const notice = (words: string): string => `<div class="Notice-notice"><p>${words}</p></div>`;

/** One notice for each reason that occurs. */
export function reasonNotices(reasons: readonly (Withheld | null)[]): string {
  return [...new Set(reasons)].map((reason) => (reason ? notice(REASONS[reason]) : '')).join('');
}

/** The note beside a figure that is shown but low. */
export function remark({ person, bmr, tdee }: Body, calories: number): string {
  const least = person.male ? 1500 : 1200;
  if (calories < least) {
    const people = person.male ? 'men' : 'women';
    const start = `Below ${round(least)} kcal, the usual minimum for ${people} without professional support.`;
    if (tdee - 250 >= least) return `${start} The gentlest loss above that is ${round(tdee - 250)} kcal.`;
    return tdee >= least
      ? `${start} The gentlest target above that is ${round(tdee)} kcal, which keeps your weight steady. Moving more creates a deficit without eating less.`
      : `${start} A target this low is best planned with a doctor or dietitian.`;
  }
  return calories < bmr
    ? 'Below your resting calories (BMR). That isn’t dangerous by itself, but a gentler target is easier to stick to.'
    : '';
}

/** A calorie figure, or the text that replaces it. */
export function calories(name: string, value: number, reason: Withheld | null, style = ''): string {
  return reason ? result(name, null, INSTEAD[reason], style) : result(name, value, round(value));
}

/** The notices that come before the figures. */
export function personNotice({ person, bmi }: Body): string {
  if (person.age < 18)
    return notice(
      'You entered an age under 18. The numbers are calculated as for an adult, but adult categories don’t apply to children and teens. Their BMI is compared with others of the same age and sex. A doctor or nurse can do that with you.',
    );
  if (bmi >= 18.5) return '';
  return notice(
    'Your BMI is in the underweight range. There can be many reasons, and a number can’t tell which. If you didn’t expect this, or if eating is hard right now, a doctor or dietitian can help.',
  );
}
