import { TYPED_KEY } from './offline-names.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Fields that must not be stored anywhere, such as a date of birth, have `data-unkept`. */
const fields = (): readonly Field[] => [
  ...document.querySelectorAll<Field>(
    'main [data-field]:not([data-unkept]),main [type=radio]:not([inert] *)',
  ),
];

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** A radio button's name changes with a reload; its value doesn't. */
const nameOf = (field: Field): string => field.dataset['field'] ?? field.value;

const valueOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);

const readState = (): object => (typeof history.state === 'object' && (history.state as object | null)) || {};

/** Changes only our own key in the history state; `undefined` removes it. */
function writeTyped(typed: object | undefined): void {
  const { [TYPED_KEY]: _, ...others } = readState() as Record<string, unknown>;
  const next = typed ? { ...others, [TYPED_KEY]: typed } : others;
  history.replaceState(Object.keys(next)[0] ? next : null, '');
}

/** Stores the values of all fields by name (text, choices and checkboxes), for the same page after a reload. */
export function saveTyped(): void {
  const typed = Object.fromEntries(fields().map((field) => [nameOf(field), valueOf(field)]));
  if (Object.keys(typed)[0]) writeTyped(typed);
}

/** Whether a field accepts the value: a boolean for a checkbox, an option for a select, text for a text field. */
const fits = (field: Field, value: unknown): value is string | boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.value === value)
    : typeof value === typeof valueOf(field);

// React overrides the element's own `value` property, so the browser's setter is called directly.
function setText(field: Field, value: string): void {
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Enters a value as a visitor would, so that event listeners run. Empty text is skipped, since the page may have filled
 * in a default, such as a date.
 */
function enter(field: Field, value: unknown): void {
  if (valueOf(field) === value || value === '' || !fits(field, value)) return;
  if (typeof value === 'string') setText(field, value);
  // A radio button is deselected by choosing another.
  else if (value || field.type === 'checkbox') field.click();
}

function readTyped(): Map<string, unknown> | null {
  const typed = (readState() as { readonly [TYPED_KEY]?: unknown })[TYPED_KEY];
  return typeof typed === 'object' && typed ? new Map(Object.entries(typed)) : null;
}

const MAX_WAIT_MS = 15_000;
const PAUSE = 50;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** A calculator whose script hasn't loaded, or whose form isn't listening yet (`ARRIVED_ATTRIBUTE`). */
const ASLEEP = ['[ssr]', ' form:not([data-arrived])'].map(
  (state) => `astro-island[client="after-paint"]${state}`,
);

const isAsleep = (): boolean => document.querySelector(ASLEEP.join()) !== null;

/** Waits until the page's form is ready or has failed. */
async function formListens(): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += PAUSE) {
    if (!isAsleep() || document.querySelector('astro-island > [role="alert"]')) return;
    await pause();
  }
}

/**
 * Restores what was typed before the reload, once. Text comes before choices, since it was typed in the page's default
 * units, unless the page has text for fields that only appear after a choice.
 */
export async function restoreTyped(): Promise<void> {
  const typed = readTyped();
  if (!typed) return;
  await formListens();
  const restore = (isWanted: (field: Field) => boolean): void => {
    for (const field of fields().filter(isWanted)) {
      const value = typed.get(nameOf(field));
      if (value !== undefined) enter(field, value);
      typed.delete(nameOf(field));
    }
  };
  const here = new Set(fields().map(nameOf));
  if ([...typed.keys()].some((name) => !here.has(name))) {
    restore(isTick);
    await pause();
  }
  restore((field) => !isTick(field));
  restore(isTick);
  await pause();
  restore(() => true);
  // An island that failed again may start after the next reload.
  if (!isAsleep()) writeTyped(undefined);
}
