import { IMPERIAL_BMI_FACTOR } from '@evenscale/formulas/bmi';
import { dialLink, MATERNAL_HELP_LINE } from '#config/help-lines.ts';
import { AFTER_LOSS } from '#config/pregnancy-links.ts';

/** The words of the page around the calculator. */
export const pregnancyPage = {
  title: 'Weight gain in pregnancy',
  lead: 'What the US guideline says for your BMI before pregnancy: for the whole pregnancy, and for this week. It’s something to talk over with your midwife or doctor.',
  name: 'Pregnancy Weight Gain Calculator',
  methodLink: 'How we calculate the ranges',
} as const;

/** Next to the form: who it isn't for. */
export const pregnancyCautionText =
  'Not for three babies or more. If you’ve ever had an eating disorder, it’s fine to [skip the numbers](#skip-numbers).';

/** The choice above the form to read the page without figures, and what it shows in their place. */
export const withoutNumbers = {
  label: 'Read this page without the numbers',
  loss: `If you’ve lost a pregnancy, you can leave them out. [Who to talk to](#${AFTER_LOSS})`,
  title: 'Without the numbers',
  text: 'Your midwife or doctor can follow your weight for you. It’s fine to:',
  points: [
    'stand with your back to the scale, and ask them not to say the number,',
    'ask them to bring it up only if there’s something to do,',
    'tell them if food or weight is on your mind a lot, or has been before.',
  ],
  below: 'When to call today, and who to talk to, are below.',
} as const;

/** Where to get help. The phone numbers come from `config/help-lines.ts`. */
export const pregnancyHelp = {
  title: 'When to get help in pregnancy',
  emergency:
    'if you have a seizure, faint, have chest pain or trouble breathing, soak a pad in an hour, or have sudden, severe belly pain that doesn’t ease.',
  crisis: 'Thoughts of suicide, or of harming yourself or your baby: call or text',
  eating: `If the numbers crowd out other thoughts, or you’ve ever had an eating disorder, skip them and tell your midwife or doctor. You can ask to be weighed without seeing the number. The ${MATERNAL_HELP_LINE.name} listens at any hour, free, in English and Spanish: call or text ${dialLink(MATERNAL_HELP_LINE)}.`,
  doctor: [
    'you have diabetes, high blood pressure, or kidney, heart or thyroid disease. Your team may follow your weight more closely.',
    'you take a GLP-1 or another medicine to lose weight. Stop it, and call today. If you take a GLP-1 for diabetes, call today, before the next dose. Keep taking other medicine for diabetes, thyroid, seizures or mood, and call today, too.',
    'you’ve had weight-loss surgery.',
    'you’re under 18, or are expecting three babies or more. Your clinic will adapt the ranges for you.',
  ],
} as const;

/** Shown if scripts are off. */
export const pregnancyWithoutScripts = {
  reason:
    '**This form needs JavaScript,** because everything is calculated in your own browser. Without it, calculate your BMI before pregnancy by hand. The guideline’s ranges for one baby are:',
  byHand: [
    `BMI = weight in lb × ${IMPERIAL_BMI_FACTOR} ÷ (height in inches)²`,
    'BMI = weight in kg ÷ (height in m)²',
    'BMI below 18.5: 28–40 lb (12.5–18 kg)',
    'BMI from 18.5 to 24.9: 25–35 lb (11.5–16 kg)',
    'BMI from 25 to 29.9: 15–25 lb (7–11.5 kg)',
    'BMI of 30 or more: 11–20 lb (5–9 kg)',
  ],
} as const;
