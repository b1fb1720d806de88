import { ACTIVITY_LEVELS, GENDERS } from '#formulas/energy.ts';
import type { PersonDraft } from './person-draft.ts';

/** Attribute that the page's small early script sets on a form whose Calculate was pressed before the island came. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

function boxText(form: HTMLFormElement, name: string): string {
  const box = form.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
  return box?.value ?? '';
}

function checkedValue<Value extends string>(
  form: HTMLFormElement,
  values: readonly Value[],
): Value | undefined {
  const checked = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return values.find((value) => checked.some((radio) => radio.value === value));
}

/**
 * What a visitor typed or chose in the metric form of the page before the script arrived (ruling 20); `null` if
 * nothing differs from `initial`.
 */
export function readEarlyDraft(form: HTMLFormElement, initial: PersonDraft): PersonDraft | null {
  const activity = form.querySelector<HTMLSelectElement>('[data-field="activityLevel"]')?.value;
  const draft: PersonDraft = {
    ...initial,
    units: checkedValue(form, ['metric', 'imperial'] as const) ?? initial.units,
    weight: { unit: 'kg', kilograms: boxText(form, 'weight') },
    height: { unit: 'cm', centimetres: boxText(form, 'height') },
    age: boxText(form, 'age'),
    gender: checkedValue(form, GENDERS) ?? initial.gender,
    activityLevel: ACTIVITY_LEVELS.find((level) => level === activity) ?? initial.activityLevel,
  };
  return JSON.stringify(draft) === JSON.stringify(initial) ? null : draft;
}

/** True once if Calculate was pressed early; the mark is taken away. */
export function takeEarlyPress(form: HTMLFormElement): boolean {
  const pressed = form.hasAttribute(PRESSED_ATTRIBUTE);
  form.removeAttribute(PRESSED_ATTRIBUTE);
  return pressed;
}
