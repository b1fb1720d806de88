/** Who this site is. An owner renames the site here and nowhere else. */
export const site = {
  name: 'Evenscale',
  title: 'Evenscale: free health calculators',
  author: 'Evenscale Editorial Team',
  publisher: 'Evenscale',
  /** Public address without a trailing slash; `SITE_URL` sets it at build time. */
  url: (process.env['SITE_URL'] ?? 'https://evenscale.example').replace(/\/+$/, ''),
  email: 'hello@evenscale.example',
  language: 'en',
  tagline:
    'Free tools to calculate your Body Mass Index (BMI), Total Daily Energy Expenditure (TDEE), and personalized nutrition recommendations.',
  taglineSecondLine: 'No sign-up required, and results are instant.',
  disclaimer: 'The calculations provided are estimates and should not replace professional medical advice.',
} as const;
