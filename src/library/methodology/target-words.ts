import type { CalorieJudgement, CalorieTargetKey } from '@evenscale/formulas/energy';

/** The seven targets as the TDEE calculator calls them. */
export const targetWords: Readonly<Record<CalorieTargetKey, string>> = {
  extremeLoss: 'Extreme loss',
  loss: 'Loss',
  mildLoss: 'Mild loss',
  maintain: 'Maintain',
  mildGain: 'Mild gain',
  gain: 'Gain',
  extremeGain: 'Extreme gain',
};

/** The four outcomes in a few words. */
export const judgementWords: Readonly<Record<CalorieJudgement['kind'], string>> = {
  fine: 'fine',
  belowBmr: 'a note: below BMR',
  belowMinimum: 'a caution: below the guidance',
  withheld: 'not a safe target',
};
