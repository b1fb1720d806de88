/** What visitors really said, set by an owner who has it in writing. */
export interface Reputation {
  readonly rating?: { readonly value: number; readonly count: number };
  readonly review?: { readonly author: string; readonly text: string; readonly value: number };
}

/** Invented ratings break search engines' rules and the law of several countries: none until there are real ones. */
const reputation: Reputation = {};

/** Hosts of others that pages may ask for pictures or advertisements, like `https://images.example.org`. */
export interface ForeignHosts {
  /** Where hero pictures of articles may lie. */
  readonly photos?: string;
  /** Whose scripts, frames and pictures may stand in the places for advertisements. */
  readonly ads?: string;
}

/** None: this site asks nobody for anything. A host named here is opened in the content policy, and no other. */
const hosts: ForeignHosts = {};

/** Where visitors can write, like `hello@example.org`. Until an owner sets it, the contact page says that there is no address yet. */
const email: string | undefined = undefined;

/** Who this site is. An owner renames the site here and nowhere else. */
export const site = {
  name: 'Evenscale',
  title: 'Evenscale: free health calculators',
  author: 'Evenscale Editorial Team',
  publisher: 'Evenscale',
  /** Public address without a trailing slash; `SITE_URL` sets it at build time. */
  url: (process.env['SITE_URL'] ?? 'https://evenscale.example').replace(/\/+$/, ''),
  email: email as string | undefined,
  language: 'en',
  tagline:
    'Free tools to calculate your Body Mass Index (BMI), Total Daily Energy Expenditure (TDEE), and personalized nutrition recommendations.',
  taglineSecondLine: 'No sign-up required, and results are instant.',
  disclaimer: 'The calculations provided are estimates and should not replace professional medical advice.',
  /** Colours of the browser's own frame: the paper of each theme. */
  themeColor: { light: '#faf9f5', dark: '#101614' },
  /** Drawn from the same mark: the vector for browser tabs, the others for home screens and search engines. */
  icons: { vector: '/favicon.svg', touch: '/apple-touch-icon.png', large: '/icon-512.png' },
  manifest: '/site.webmanifest',
  /** Days after which a search engine is asked to look again. */
  revisitDays: 7,
  /** Dates of what has none of its own. */
  defaultDates: { published: '2025-04-01', modified: '2025-04-14' },
  reputation,
  hosts,
} as const;
