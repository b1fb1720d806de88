import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatKcal } from '#ui/text/format.ts';
import type { LogReport } from '#person/log/log-report.ts';

type Reason = Exclude<LogReport['kind'], 'estimated' | 'empty'>;

/** Why a shared log has no maintenance calories. */
export const noFigure: Readonly<Record<Reason, string>> = {
  lacking: 'Not yet: the log has too few days, weigh-ins or meals.',
  personUnknown: 'Not calculated: the link has no sex, age and height.',
  underAge: 'Not offered under 18.',
  pregnancy: 'Not offered now.',
  stopped:
    'No number, because the weight or what’s logged is very low. Counting calories may do harm now; a doctor can help.',
  notModelled: 'Not calculated: the model doesn’t cover this weight or height.',
  implausible: 'Not calculated: the log doesn’t add up to an amount that a body can use.',
};

/** The words of a shared log, for a reader who isn't the person. */
export const sheetWords = {
  name: 'Name',
  person: 'Person',
  trend: 'Their trend',
  maintenance: 'What they really use',
  perDay: (unit: EnergyUnit) => `${unit} a day`,
  between: (low: string, high: string, unit: EnergyUnit) =>
    `Between ${low} and ${high} ${unit}: in 95 of 100 logs like this one, the true number is in this range, if everything eaten was logged.`,
  from: (first: string, last: string) => `From the log, ${first} to ${last}.`,
  belowRest: 'A body like this usually uses more at rest, so some meals may not be in the log.',
  underweight: 'The BMI at the last weigh-in is below the healthy range.',
  eaten: 'Eaten, on average',
  plan: 'Their plan',
  goal: 'Goal',
  hiddenGoal: (end: string) => `Hidden; ${end}`,
  planned: 'Calories today',
  macros: 'Macros today',
  onDays: (kind: 'training' | 'rest', days: string) => `On ${kind} days (${days})`,
  plannedDay: 'Day',
  dayOf: (day: number, days: string) =>
    day === 0 ? `starts today, ${days} days` : `${formatKcal(day)} of ${days}`,
  ended: (day: string) => `The plan ended on ${day}.`,
  weeks: 'The last weeks',
} as const;

/** The words of the page that opens a link. */
export const arrivalWords = {
  looking: 'Reading the link…',
  intro:
    'Somebody shared their weight log with you. This page only shows it: nothing is stored or sent, and the link was removed from the address bar. To see it again, open the link again.',
  unreadable:
    'This link can’t be read. It may be incomplete, or from another version of this site. Nothing is shown. Please ask for a new link.',
  print: 'Print or save as PDF',
} as const;

/** The words of the part that makes a link. */
export const shareWords = {
  title: 'A weight log',
  linkLabel: 'Link to your log',
  nothing: 'Your log has nothing to share yet.',
  intro:
    'A link shows your log to a coach or doctor, exactly as below. Everything is in the link itself, after a “#”. Browsers never send that part to a server, so we don’t see it. Anyone who has the link can read it.',
  period: (first: string, last: string) => `It has your weights and what you ate from ${first} to ${last}`,
  periodHidden: (first: string, last: string) =>
    `It shows how your weight changed and what you ate from ${first} to ${last}`,
  person: 'your sex, age and height',
  plan: 'your plan with what you entered for it',
  notes: 'your notes',
  someNotes: (shared: number, all: number) =>
    `the newest ${shared} of your ${all} notes, as many as fit in a link`,
  name: 'the name that you type here',
  without: 'It has no notes, waist or body fat from your log.',
  withNotes: 'It has no waist or body fat from your log.',
  planTooLong: 'Your plan was updated so often that it’s too long for a link. It isn’t in it.',
  hidden:
    'Your weights, the BMI and your goal are hidden on its page, which says so. The weigh-ins are in the link, though: the changes are calculated from them. If your doctor should see them, show your weight again first.',
  nameField: 'A name for the reader (optional)',
  nameHint: 'It’s only in the link and on its page. It isn’t saved.',
  notesField: 'Include my notes',
  preview: 'What the reader sees',
} as const;
