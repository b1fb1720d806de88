import { configure, getByLabelText, getByRole, queryByRole } from '@testing-library/dom';
import type { ByRoleOptions } from '@testing-library/dom';

// The library's own message contains the whole document.
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

const REST_MS = 100;

let isPressed = false;

/** Whether the last element was pressed: a press can miss an element that moves. */
export const wasPressed = (): boolean => isPressed;

/** Scrolls an element into view, and waits until it stops moving. */
async function atRest<E extends Element>(element: E): Promise<E> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let [top, since] = [NaN, performance.now()]; performance.now() - since < REST_MS;) {
    const now = element.getBoundingClientRect().top;
    if (now !== top) [top, since] = [now, performance.now()];
    await new Promise((done) => setTimeout(done, 30));
  }
  isPressed = false;
  element.addEventListener('click', () => (isPressed = true), { capture: true, once: true });
  return element;
}

/** A name as text, or as the source of a pattern: only text can be sent to the page. */
export interface SentName {
  readonly text: string;
  readonly isPattern: boolean;
}

/** Moves half a window down, and from the end to the start: some parts load only near the viewport. */
function lookFurther(): void {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight / 2, behavior: 'instant' });
}

/** The one element with a role and a name that is exposed to visitors. If it's missing, looks further in the page. */
export function roleNamed(role: string, { text, isPattern }: SentName): Promise<HTMLElement> {
  const options: ByRoleOptions = { name: isPattern ? new RegExp(text, 'u') : text };
  const found = queryByRole(document.body, role, options);
  if (found === null) lookFurther();
  return atRest(found ?? getByRole(document.body, role, options));
}

/** The summary of a collapsed part, by its title. */
export const summaryTitled = (title: string): Promise<HTMLElement> => atRest(summaryNamed(title));

/** Opens the parts that a part is in. */
export function openAround(title: string): void {
  let around = summaryNamed(title).parentElement?.parentElement?.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
}

function summaryNamed(title: string): HTMLElement {
  const summaries = [...document.querySelectorAll('summary')];
  const found = summaries.find((summary) => summary.textContent.trim() === title);
  if (!found)
    throw new Error(`no part is called "${title}": ${summaries.map((one) => one.textContent).join()}`);
  return found;
}

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-field="${name}"]`);
  if (!found) throw new Error(`there is no field "${name}"`);
  return found;
}

/** A field or list, by its name in the page. */
export function fieldNamed(name: string): Promise<HTMLElement> {
  return atRest(field(name));
}

export const fieldValue = (name: string): string => field(name).value;

/** A field by its label. */
export function fieldLabeled(label: string): Promise<HTMLElement> {
  return atRest(getByLabelText(document.body, label));
}

/** Selects the text of the focused field, so that typing replaces it. */
export function selectText(): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
}

/** Sets a list or a date: an engine opens its list or calendar in a system window. */
export function setField(name: string, value: string): void {
  const chosen = field(name);
  // React overrides the property that a visitor's choice changes.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(chosen), 'value') ?? {};
  set?.call(chosen, value);
  for (const type of ['input', 'change']) chosen.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A result by its name in the specification. */
export function result(name: string): { readonly text: string; readonly value: number } {
  const found = document.querySelector(`[data-result="${name}"]`);
  if (!found) throw new Error(`there is no result "${name}"`);
  return { text: found.textContent, value: Number(found.getAttribute('value')) };
}
