/**
 * What a visitor entered before the island arrived (ruling 20). It is read from the page that the server rendered,
 * because React replaces that page where something else (a password manager, a translation) has changed it.
 */

/** Attributes that the page's early script sets (`EarlyEntry.tsx`): on a submitted form, and on each edited control. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
export const EDITED_ATTRIBUTE = 'data-edited';

/** On a form that has taken over the early entries and listens from then on. */
export const ARRIVED_ATTRIBUTE = 'data-arrived';

type Control = HTMLInputElement | HTMLSelectElement;

const entryOf = (control: Control): readonly [string, string | boolean] => {
  const isTick = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
  return [control.dataset['field'] ?? control.value, isTick ? control.checked : control.value];
};

/** Early entries of a form; only controls that had a real `input` or `change` event count. */
export class EarlyEntries {
  readonly isPressed: boolean;
  /** Texts, choices and ticks by field name; a chosen radio button, which has none, by its value. */
  readonly #entered: ReadonlyMap<string, string | boolean>;
  readonly #focused: string | undefined;

  constructor(form: HTMLFormElement | null) {
    const edited = [...(form?.querySelectorAll<Control>(`[${EDITED_ATTRIBUTE}]`) ?? [])];
    const active = document.activeElement as HTMLElement | null;
    this.isPressed = form?.hasAttribute(PRESSED_ATTRIBUTE) === true;
    this.#entered = new Map(edited.map(entryOf));
    this.#focused = form?.contains(active) === true ? active?.dataset['field'] : undefined;
  }

  get isEmpty(): boolean {
    return !this.isPressed && this.#entered.size === 0 && this.#focused === undefined;
  }

  /** The text or date of a field; undefined where it was not edited. */
  text(name: string): string | undefined {
    const text = this.#entered.get(name);
    return typeof text === 'string' ? text : undefined;
  }

  /** The one of `values` that was chosen in a list. */
  choice<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    return values.find((value) => value === this.#entered.get(name));
  }

  /** The one of `values` that was chosen in a group of radio buttons. */
  radio<Value extends string>(values: readonly Value[]): Value | undefined {
    return values.find((value) => this.#entered.get(value) === true);
  }

  /** Whether a checkbox was checked; undefined if it was not touched. */
  tick(name: string): boolean | undefined {
    const isTicked = this.#entered.get(name);
    return typeof isTicked === 'boolean' ? isTicked : undefined;
  }

  /** Gives the focus back to the field that had it, where React has replaced the page. */
  restoreFocus(form: HTMLFormElement): void {
    if (this.#focused === undefined || form.contains(document.activeElement)) return;
    const field = form.querySelector<Control>(`[data-field="${this.#focused}"]`);
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement && field.type === 'text')
      field.setSelectionRange(field.value.length, field.value.length);
  }
}

const FORM = 'astro-island form';

let latest: EarlyEntries | null = null;

/** The page's early entries as they are now, or, where React has just replaced the page, as they last were. */
export function readEarlyEntries(form?: HTMLFormElement): EarlyEntries {
  const entries = new EarlyEntries(form ?? document.querySelector<HTMLFormElement>(FORM));
  if (!entries.isEmpty || !latest) latest = entries;
  return latest;
}

/** Forgets the early entries once they have been taken over. */
export function clearEarlyEntries(form: HTMLFormElement): void {
  latest = null;
  form.removeAttribute(PRESSED_ATTRIBUTE);
  for (const control of form.querySelectorAll(`[${EDITED_ATTRIBUTE}]`))
    control.removeAttribute(EDITED_ATTRIBUTE);
}
