import { ACTIVITY_LEVELS, GENDERS } from '#formulas/energy.ts';
import type { PersonDraft } from './person-draft.ts';

/** Attribute that the page's small early script sets on a form whose Calculate was pressed before the island came. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** What was typed into a box of the page before the island came; undefined where nothing was. */
function earlyText(form: HTMLFormElement, name: string): string | undefined {
  const box = form.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
  return box && box.value !== box.defaultValue ? box.value : undefined;
}

/** The one of `values` that was chosen in a group of radio buttons before the island came. */
function earlyRadio<Value extends string>(
  form: HTMLFormElement,
  values: readonly Value[],
): Value | undefined {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  return values.find((value) =>
    radios.some((radio) => radio.value === value && radio.checked && !radio.defaultChecked),
  );
}

/** The one of `values` that was chosen in a list before the island came. */
export function earlyChoice<Value extends string>(
  form: HTMLFormElement,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const list = form.querySelector<HTMLSelectElement>(`[data-field="${name}"]`);
  const [chosen] = list?.selectedOptions ?? [];
  return chosen?.defaultSelected === false ? values.find((value) => value === chosen.value) : undefined;
}

/** True where a box was ticked before the island came. */
export function earlyTick(form: HTMLFormElement, name: string): boolean {
  return form.querySelector<HTMLInputElement>(`[data-field="${name}"]`)?.checked === true;
}

/**
 * `kept` with what a visitor typed or chose in the metric form of the page before the script arrived (ruling 20);
 * `kept` itself if nothing was.
 */
export function withEarlyEntries(form: HTMLFormElement, kept: PersonDraft): PersonDraft {
  const kilograms = earlyText(form, 'weight');
  const centimetres = earlyText(form, 'height');
  const early: Partial<PersonDraft> = {
    units: earlyRadio(form, ['metric', 'imperial']) ?? kept.units,
    weight: kilograms === undefined ? kept.weight : { unit: 'kg', kilograms },
    height: centimetres === undefined ? kept.height : { unit: 'cm', centimetres },
    age: earlyText(form, 'age') ?? kept.age,
    gender: earlyRadio(form, GENDERS) ?? kept.gender,
    activityLevel: earlyChoice(form, 'activityLevel', ACTIVITY_LEVELS) ?? kept.activityLevel,
  };
  return { ...kept, ...early };
}

/** True once if Calculate was pressed early; the mark is taken away. */
export function takeEarlyPress(form: HTMLFormElement): boolean {
  const pressed = form.hasAttribute(PRESSED_ATTRIBUTE);
  form.removeAttribute(PRESSED_ATTRIBUTE);
  return pressed;
}
