import { dialLink, HELP_LINES, HELP_LINES_BY_COUNTRY } from '#config/help-lines.ts';
import { paths } from '#config/paths.ts';
import { LOG_NEEDS } from '@evenscale/formulas/own-maintenance';

const { eatingDisorder } = HELP_LINES;

/** The words of the page around the log. */
export const logPage = {
  title: 'Weight Log',
  cautionTitle: 'Eating disorder or medicines: read first',
  caution: `If you have or have had an eating disorder, please don’t keep a log on your own. Counting and weighing can make it worse. ${eatingDisorder.name}, weekdays: ${dialLink(eatingDisorder)}. In other countries: [${HELP_LINES_BY_COUNTRY.name}](${HELP_LINES_BY_COUNTRY.href}).`,
  notFor: `For adults 18 and over who aren’t [pregnant](${paths.pregnancyWeightGain}) or breastfeeding. [Who should read the numbers differently](${paths.bmiInformation}#who-should-read-bmi-differently).`,
  withoutScripts:
    '**The log needs JavaScript,** because it’s kept in your own browser and calculated there. Without it, you can do the same by hand:',
  byHand: `Write down your weight and what you eat for four weeks. Maintenance is what you ate on average, plus 125 kcal a day for each pound (275 for each kilogram) that your trend went down, or minus the same amount for each that it went up. [The calculation step by step](${paths.article('find-your-maintenance-calories')}).`,
  howTitle: 'How it works',
  how: [
    'An equation gives the average for people like you. A log of your weight and what you eat gives your own number: after about three weeks, it shows what your body really uses in a day, and how precise that number is.',
    'Energy that you eat is used or stored. So what your body used is what you ate, minus what it stored. Your log has what you ate, and the trend of your weight shows what was stored.',
    'From one day to the next, your weight changes mostly with water: salt, carbs, a hard workout and the menstrual cycle can move it by 2 to 4 lb (1 to 2 kg). The calculation allows for that. It follows the trend beneath the swings, leaves out water gained or lost in the first week and after a change in what you eat, and gives a range instead of a single number.',
    'How much energy a change in weight holds depends on your body, so we ask for your sex, age and height once. That part comes from studies of other people. How much you use comes from your own log.',
  ],
  needsTitle: 'What it needs',
  needs: [
    `At least ${LOG_NEEDS.days} days from the first entry to the last, what you ate on ${LOG_NEEDS.intakePercent}% of them, and ${LOG_NEEDS.weighings} weigh-ins. Six weeks is much better. Only the last 18 weeks count.`,
    'Weigh yourself under the same conditions, for example in the morning after using the bathroom. You don’t have to do it every day.',
    'Log what you eat the way you always will. If snacks are always missing, the number is lower by that much, and it still works for you as long as you keep logging that way.',
    'A weight that doesn’t fit the days around it is left out and marked. You can still choose to count it.',
  ],
  filesTitle: 'Files, sharing and saved results',
  filesLine: 'Import or export your log, share it with a coach or doctor, take everything with you, erase.',
  importTitle: 'Bring your log from another app',
  shareTitle: 'Share your log with a coach or doctor',
  exportTitle: 'Export your log',
} as const;

/** The words of the page that opens a shared log. */
export const sharedLogPageWords = {
  what: 'This page shows a weight log that somebody sends as a link. The whole log is in the link, so this page needs JavaScript to show it, and is empty without the link.',
  own: 'To keep a log of your own:',
} as const;
