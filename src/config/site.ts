/** A real visitor rating, set by an owner who can document it. */
export interface Reputation {
  readonly rating?: { readonly value: number; readonly count: number };
  readonly review?: { readonly author: string; readonly text: string; readonly value: number };
}

/** None until there are real ratings. Invented ones violate search engine policies and the law in several countries. */
const reputation: Reputation = {};

/** Third-party hosts that pages may load images or ads from, such as `https://images.example.org`. */
export interface ForeignHosts {
  /** The host of articles' hero photos. */
  readonly photos?: string;
  /** The host of scripts, frames and images in the ad slots. */
  readonly ads?: string;
}

/** None: this site makes no third-party requests. The content policy allows only hosts named here. */
const hosts: ForeignHosts = {};

/**
 * The contact address, such as `hello@example.org`. Until an owner sets it, the contact page says that there is no
 * address yet.
 */
const email: string | undefined = undefined;

/** Who answers for the site, which company delivers it, and for how many days that company keeps its logs. */
export interface Operator {
  readonly name: string;
  readonly host: string;
  readonly logDays: number;
}

/** For the privacy policy. Until an owner sets it, the policy says that it isn’t named yet. */
const operator: Operator | undefined = undefined;

/** The identity of the site. To rename the site, an owner changes only this. */
export const site = {
  name: 'Evenscale',
  title: 'Evenscale: free health calculators',
  author: 'Evenscale Editorial Team',
  publisher: 'Evenscale',
  /** Public address without a trailing slash; `SITE_URL` sets it at build time. */
  url: (process.env['SITE_URL'] ?? 'https://evenscale.example').replace(/\/+$/, ''),
  email: email as string | undefined,
  operator: operator as Operator | undefined,
  language: 'en',
  tagline:
    'Free tools to calculate your Body Mass Index (BMI), Total Daily Energy Expenditure (TDEE), and personalized nutrition recommendations.',
  taglineSecondLine: 'No sign-up required, and results are instant.',
  disclaimer: 'The calculations provided are estimates and should not replace professional medical advice.',
  /** Colors of the browser's own UI: the page background of each theme. */
  themeColor: { light: '#faf9f5', dark: '#101614' },
  /** Versions of the same icon: the vector for browser tabs, the others for home screens and search engines. */
  icons: { vector: '/favicon.svg', touch: '/apple-touch-icon.png', large: '/icon-512.png' },
  manifest: '/site.webmanifest',
  /** Suggests to search engines how many days to wait before crawling again. */
  revisitDays: 7,
  /** Fallback dates. */
  defaultDates: { published: '2025-04-01', modified: '2025-04-14' },
  reputation,
  hosts,
} as const;

interface SecurityContact {
  /** Where to report a security problem: a monitored `mailto:` or `https:` address. */
  readonly contact?: `mailto:${string}` | `https://${string}`;
}

/** The content of `/.well-known/security.txt`. An owner sets `contact`; until then it refers to the contact page. */
export const security: SecurityContact = {};
