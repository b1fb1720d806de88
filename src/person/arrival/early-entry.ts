/**
 * What a visitor entered before the island hydrated. It is read from the server-rendered page, since React
 * replaces that page if something else (a password manager, a translation) has changed it.
 */

/** Attributes that the page's early script (`EarlyEntry.tsx`) sets: on a submitted form, and on each edited control. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
export const EDITED_ATTRIBUTE = 'data-edited';

/** Set on a form that has taken over the early entries and listens from then on. */
export const ARRIVED_ATTRIBUTE = 'data-arrived';

type Control = HTMLInputElement | HTMLSelectElement;

const entryOf = (control: Control): readonly [string, string | boolean] => {
  const isTick = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
  return [control.dataset['field'] ?? control.value, isTick ? control.checked : control.value];
};

/** Early entries of a form; only controls that were edited count. */
export class EarlyEntries {
  readonly isPressed: boolean;
  /** Texts, choices and checked states by field name; a chosen radio button, which has no name, by its value. */
  readonly #entered: ReadonlyMap<string, string | boolean>;
  readonly #focused: string | undefined;

  /** With the choices of an earlier reading: hydration keeps texts, and takes choices back. */
  constructor(form: HTMLFormElement | null, before: EarlyEntries | null = null) {
    const edited = [...(form?.querySelectorAll<Control>(`[${EDITED_ATTRIBUTE}]`) ?? [])];
    const earlier = edited.length > 0 && before ? [...before.#entered] : [];
    const choices = earlier.filter(([, entry]) => typeof entry === 'boolean');
    const active = document.activeElement as HTMLElement | null;
    this.isPressed = form?.hasAttribute(PRESSED_ATTRIBUTE) === true;
    this.#entered = new Map([...edited.map(entryOf), ...choices]);
    this.#focused = form?.contains(active) === true ? active?.dataset['field'] : undefined;
  }

  get isEmpty(): boolean {
    return !this.isPressed && this.#entered.size === 0 && this.#focused === undefined;
  }

  /**
   * A field's text, or the one of its `values` that was chosen: in a select, with a checkbox (the first is unchecked), or
   * in a radio group, whose buttons have no name. Undefined if it wasn't edited.
   */
  entry(name: string, values: readonly string[] = []): string | undefined {
    const entered = this.#entered.get(name);
    if (typeof entered === 'string') return entered;
    if (typeof entered === 'boolean') return values[Number(entered)];
    return values.find((value) => this.#entered.get(value) === true);
  }

  /** Moves the focus back to the field that had it, if React has replaced the page. */
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

/** The page's current early entries, or the last ones if React has just replaced the page. */
export function readEarlyEntries(form?: HTMLFormElement): EarlyEntries {
  const entries = new EarlyEntries(form ?? document.querySelector<HTMLFormElement>(FORM), latest);
  if (!entries.isEmpty || !latest) latest = entries;
  return latest;
}

/** Discards the early entries once they have been taken over. */
export function clearEarlyEntries(form: HTMLFormElement): void {
  latest = null;
  form.removeAttribute(PRESSED_ATTRIBUTE);
  for (const control of form.querySelectorAll(`[${EDITED_ATTRIBUTE}]`))
    control.removeAttribute(EDITED_ATTRIBUTE);
}
