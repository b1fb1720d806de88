/** A phone line for readers who need help. */
export interface HelpLine {
  /** Who answers the line. */
  readonly name: string;
  /** The number as displayed; its hyphens don't break across lines. */
  readonly number: string;
  /** The number as dialed. */
  readonly href: `tel:${string}`;
}

/**
 * Every help line that the site mentions, checked on Nov 22, 2026. Change them only here.
 *
 * The eating-disorder line is answered by therapists on weekdays. The helpline of the National Eating
 * Disorders Association (NEDA), which many pages still print, closed in June 2023.
 */
export const HELP_LINES = {
  emergency: { name: 'Emergency services', number: '911', href: 'tel:911' },
  crisis: { name: '988 Suicide & Crisis Lifeline', number: '988', href: 'tel:988' },
  eatingDisorder: {
    name: 'National Alliance for Eating Disorders',
    number: '1‑866‑662‑1235',
    href: 'tel:+18666621235',
  },
} as const satisfies Readonly<Record<string, HelpLine>>;

/** For the page about pregnancy; apart from the others, so that no other page loads it. */
export const MATERNAL_HELP_LINE: HelpLine = {
  name: 'National Maternal Mental Health Hotline',
  number: '1‑833‑852‑6262',
  href: 'tel:+18338526262',
};

/** For the same page; the US Department of Justice names the number and the text. */
export const SAFETY_HELP_LINE: HelpLine & { readonly text: string } = {
  name: 'National Domestic Violence Hotline',
  number: '1‑800‑799‑7233',
  href: 'tel:+18007997233',
  text: 'text START to 88788',
};

/** A number that can be pressed, in a text with links. */
export const dialLink = ({ number, href }: Pick<HelpLine, 'number' | 'href'>): string =>
  `[${number}](${href})`;

/** A free directory of crisis lines and eating-disorder lines by country. */
export const HELP_LINES_BY_COUNTRY = {
  name: 'findahelpline.com',
  href: 'https://findahelpline.com',
} as const;
