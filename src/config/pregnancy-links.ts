/** The section for people who lost a pregnancy. */
export const AFTER_LOSS = 'after-a-loss';
