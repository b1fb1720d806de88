/** What pictures share with the pages: they have no style sheet of their own, and always the light theme. */

/** The logo, on a square of `size`: part of a ruler. */
export const LOGO = {
  size: 30,
  radius: 8,
  stroke: 1.8,
  rule: 'M5.5 20.5h19M8.25 20.5V16M11.6 20.5v-7M15 20.5V8.5M18.4 20.5v-7M21.75 20.5V16',
} as const;

/** The light theme's colors, by their names in `src/styles/tokens.css`. */
export const LIGHT = {
  paper: '#faf9f5',
  card: '#fff',
  ink: '#16211d',
  muted: '#53625c',
  line: '#dfe3dc',
  brand: '#0b5f4c',
  'on-brand': '#fff',
  'brand-soft': '#e2efe8',
  underweight: '#2f6db3',
  normal: '#1f7a4d',
  overweight: '#b06a00',
  obese: '#b03a3a',
  protein: '#7a3e9d',
  carbs: '#b06a00',
  fat: '#1d6fa5',
} as const;
