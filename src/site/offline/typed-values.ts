import { TYPED_KEY } from './offline-names.ts';

/** What stands in the fields of a page: texts and choices by the name of the field, ticks as `true` or `false`. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

type Field = HTMLInputElement | HTMLSelectElement;

const fields = (): readonly Field[] => [
  ...document.querySelectorAll<Field>('main :is(input, select)[data-field]:not([type="radio"])'),
];

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const valueOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);

/** Puts a value into a field as a visitor would, so that whoever listens to it hears of it. */
function enter(field: Field, value: string | boolean): void {
  if (valueOf(field) === value) return;
  if (isTick(field)) {
    field.click();
    return;
  }
  // React looks at the element's own `value`, which it has put in front of the browser's.
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function restore(typed: TypedValues): void {
  for (const field of fields()) {
    const value = typed[field.dataset['field'] ?? ''];
    if (value !== undefined) enter(field, value);
  }
}

/** Writes down what is typed on this page, for the page after the coming reload. */
export function keepTyped(): void {
  const typed = Object.fromEntries(fields().map((field) => [field.dataset['field'] ?? '', valueOf(field)]));
  if (Object.keys(typed).length > 0) history.replaceState({ [TYPED_KEY]: typed }, '');
}

function takeTyped(): TypedValues | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(TYPED_KEY in state)) return null;
  history.replaceState(null, '');
  return state[TYPED_KEY] as TypedValues;
}

const PATIENCE = 15_000;
const PAUSE = 50;

/** Waits until the page's form listens. */
async function formListens(): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (!document.querySelector('astro-island[client="after-paint"][ssr]')) return;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** Brings back what was typed before the reload, once; a field that another one brings up comes second. */
export async function restoreTyped(): Promise<void> {
  const typed = takeTyped();
  if (!typed) return;
  await formListens();
  restore(typed);
  await new Promise((done) => setTimeout(done, PAUSE));
  restore(typed);
}
