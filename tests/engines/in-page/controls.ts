import { configure, getByLabelText, getByRole } from '@testing-library/dom';
import type { ByRoleOptions } from '@testing-library/dom';

// The library's own message holds the whole document.
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

const REST_MS = 100;

let isPressed = false;

/** Whether the last element that was looked for has been pressed: one that moves again is missed, as by a finger. */
export const wasPressed = (): boolean => isPressed;

/** Brings an element into view, and waits until it rests there. */
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

/** The one element with a role and a name that a visitor can perceive. */
export function roleNamed(role: string, { text, isPattern }: SentName): Promise<HTMLElement> {
  const options: ByRoleOptions = { name: isPattern ? new RegExp(text, 'u') : text };
  return atRest(getByRole(document.body, role, options));
}

/** What opens a part that folds out, by its title. */
export function summaryTitled(title: string): Promise<HTMLElement> {
  const summaries = [...document.querySelectorAll('summary')];
  const found = summaries.find((summary) => summary.textContent.trim() === title);
  if (!found)
    throw new Error(`no part is called "${title}": ${summaries.map((one) => one.textContent).join()}`);
  return atRest(found);
}

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-field="${name}"]`);
  if (!found) throw new Error(`there is no field "${name}"`);
  return found;
}

/** A box or a list, by its name in the page. */
export function fieldNamed(name: string): Promise<HTMLElement> {
  return atRest(field(name));
}

export const fieldValue = (name: string): string => field(name).value;

/** A field by its label. */
export function fieldLabelled(label: string): Promise<HTMLElement> {
  return atRest(getByLabelText(document.body, label));
}

/** Selects what is in the box that has the focus, so that typing replaces it. */
export function selectText(): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
}

/** Sets a list or a date: the list or calendar that an engine opens is a window of the system. */
export function setField(name: string, value: string): void {
  const chosen = field(name);
  // React puts a property of its own over the one that a visitor's choice changes.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(chosen), 'value') ?? {};
  set?.call(chosen, value);
  for (const type of ['input', 'change']) chosen.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A result by the specification's name for it. */
export function result(name: string): { readonly text: string; readonly value: number } {
  const found = document.querySelector(`[data-result="${name}"]`);
  if (!found) throw new Error(`there is no result "${name}"`);
  return { text: found.textContent, value: Number(found.getAttribute('value')) };
}
