/** The first element that matches; throws if there is none. */
export function find<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** The input, list or checkbox with this `data-field`. */
export function fieldNamed(name: string): HTMLInputElement {
  return find<HTMLInputElement>(`[data-field="${name}"]`);
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const round = (value: number): string => whole.format(value);
export const tenth = (value: number): string => oneDecimal.format(value);

/** One result with its unrounded value, in the format of the site's own pages. */
export function result(name: string, value: number | null, shown: string, style = ''): string {
  const attributes = (value === null ? '' : ` value="${value}"`) + (style && ` class="${style}"`);
  return `<data data-result="${name}"${attributes}>${shown}</data>`;
}
