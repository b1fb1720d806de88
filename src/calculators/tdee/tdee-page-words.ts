import { fragments, paths } from '#config/paths.ts';

/** The words of the page around the TDEE calculator. */
export const tdeePage = {
  title: 'How many calories you use in a day',
  /** For someone who doesn’t need an equation. */
  ownLog: `Do you track your weight and calories? [Bring your log](${paths.log}#${fragments.logImport}) or [open it](${paths.log}) to see what your body uses.`,
  /** In its place for someone whose log is on this device. */
  openLog: `Your log is on this device. [Open it](${paths.log}) to see what your body uses.`,
  tapeTitle: 'Measure your body fat with a tape',
  otherEquationsTitle: 'What other equations say',
  beyondBmiTitle: 'Beyond BMI',
  whatTitle: 'What is TDEE?',
  what: [
    'Total Daily Energy Expenditure is all the calories your body uses in a day. By common averages, 60 to 75% of them keep you alive at rest. Everyday movement takes 15 to 30%, exercise 5 to 10% and digestion about 10%.',
    `We estimate the resting part with the Mifflin–St Jeor equation, or from lean mass if you know your body fat, and multiply it by a factor for your activity level. [Understanding TDEE](${paths.article('understanding-total-daily-energy-expenditure')}) says where sources differ.`,
  ],
  questionsTitle: 'Questions about TDEE',
} as const;
