import { TYPED_KEY } from './offline-names.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** A field that must not be stored anywhere, such as a date of birth, has `data-unkept`. */
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

/** Changes only our own entry of the page's state; `undefined` removes it. */
function writeTyped(typed: object | undefined): void {
  const { [TYPED_KEY]: _, ...others } = readState() as Record<string, unknown>;
  const next = typed ? { ...others, [TYPED_KEY]: typed } : others;
  history.replaceState(Object.keys(next)[0] ? next : null, '');
}

/** Stores the values of all fields by name (text, choices and checkboxes), for the same page after a reload. */
export function keepTyped(): void {
  const typed = Object.fromEntries(fields().map((field) => [nameOf(field), valueOf(field)]));
  if (Object.keys(typed)[0]) writeTyped(typed);
}

/** Whether a field can have the value: a checkbox a check mark, a list an option, a text field a text. */
const fits = (field: Field, value: unknown): value is string | boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.value === value)
    : typeof value === typeof valueOf(field);

// React looks at the element's own `value`, which it has put in front of the browser's.
function setText(field: Field, value: string): void {
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Puts a value into a field as a visitor would, so that whoever listens to it hears of it. An empty text is left out:
 * the page may have put something there by itself, such as a date.
 */
function enter(field: Field, value: unknown): void {
  if (valueOf(field) === value || value === '' || !fits(field, value)) return;
  if (typeof value === 'string') setText(field, value);
  // A radio button is left by choosing another.
  else if (value || field.type === 'checkbox') field.click();
}

function readTyped(): Map<string, unknown> | null {
  const typed = (readState() as { readonly [TYPED_KEY]?: unknown })[TYPED_KEY];
  return typeof typed === 'object' && typed ? new Map(Object.entries(typed)) : null;
}

const MAX_WAIT_MS = 15_000;
const PAUSE = 50;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** A calculator whose script has not arrived, or whose form does not listen yet (`ARRIVED_ATTRIBUTE`). */
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
 * Brings back what was typed before the reload, once. Texts come before ticks, because they were typed in the units
 * that the page begins with; unless it had fields that are not there yet, and ticks must bring them up.
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
