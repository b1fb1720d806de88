import { HELP_LINES, HELP_LINES_BY_COUNTRY } from '#config/help-lines.ts';
import type { TextPart } from '#ui/text/text-part.ts';

const { crisis, eatingDisorder, emergency } = HELP_LINES;

const callTo = ({ number, href }: { readonly number: string; readonly href: string }): TextPart => ({
  as: 'a',
  href,
  text: number,
});

/** Whom to call, in one line: the United States first. */
export const helpParts: readonly TextPart[] = [
  `If eating is hard: ${eatingDisorder.name}, weekdays, `,
  callTo(eatingDisorder),
  '. In a crisis: ',
  callTo(crisis),
  '. In an emergency: ',
  callTo(emergency),
  '. In other countries: ',
  { as: 'a', href: HELP_LINES_BY_COUNTRY.href, text: HELP_LINES_BY_COUNTRY.name },
  '.',
];

/** The same without links. */
export const helpText = helpParts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
