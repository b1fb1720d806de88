import { LOWEST_SHOWN_TARGET } from '@evenscale/formulas/energy';
import { FORBES } from '@evenscale/formulas/weight-model';
import { LOG_NEEDS } from '@evenscale/formulas/own-maintenance';
import { formatWhole } from '../format-figure.ts';
import { formatConstant } from './format-value.ts';
import type { Method } from './method.ts';

export const ownMaintenanceMethod: Method = {
  id: 'own-maintenance',
  title: 'Your own maintenance, from a log',
  text: [
    'The log estimates what your body uses from what you ate and how your weight changed, by energy balance. It uses no equation for average energy use, and it’s never pulled toward the calculator’s figure. Everything is calculated and stored in your browser.',
    'The weights of the last 18 weeks are split by least squares into a level, a slope, water gained or lost in the first days and after a change in what you eat, a weekly rhythm, and errors that carry over from day to day. Only the slope counts as tissue. What a kilogram holds comes from your body fat by the rule of Forbes, as in the model above.',
    'The interval allows for water, for errors that last, for meals that vary, and for days without an entry. It doesn’t allow for meals that are never logged: the number fits the way you log. A weigh-in that doesn’t fit the days around it is left out and marked, and you can still choose to count it.',
    `There’s no figure under ${LOG_NEEDS.days} days, under ${LOG_NEEDS.intakeDays} days with meals, under ${LOG_NEEDS.intakePercent}% of days with meals, or under ${LOG_NEEDS.weighings} weigh-ins. There’s none under 18, outside the bodies that our model covers, and below ${formatWhole(LOWEST_SHOWN_TARGET)} or above 10,000 kcal.`,
    'The trend is a line through the weigh-ins of the two weeks around each day, closer ones counting more. The log says “up” or “down” only with at least 4 weigh-ins over at least 7 days, and if the change is larger than its 95% interval, which allows for errors of about 0.6 kg that last for days. If it’s only larger than the 80% interval, or wasn’t yet larger than the 95% interval at each of the last three weigh-ins, or if there are fewer than three in ten days where there were more before, the log says “probably.” Of simulated people with a steady weight and 13 weigh-ins in a month, at most 5% read “up” or “down” and at most 20% “probably.” Of those who lost 1.2 kg, most read one of both, and fewer than 1% the wrong direction.',
  ],
  equations: [
    { text: 'maintenance = eaten − stored, in kcal a day' },
    { text: 'stored = slope in kg a day × energy of a kilogram' },
    {
      text: `share of lean = C ÷ (C + fat kg), C = ${formatConstant(FORBES)} × energy of lean ÷ energy of fat`,
    },
  ],
  tables: [],
  people:
    'Adults 18 and over who aren’t pregnant or breastfeeding. Not for anyone who has or has had an eating disorder.',
  error:
    'On 120 logs of simulated people with noise, gaps and changes of intake, the median error of those with 42 days or more is 47 kcal a day, and 94% of the intervals hold the true value. A straight line with 7,700 kcal a kilogram has a median error of 61. In logs of three to six weeks it’s 200, so those are flagged. What isn’t logged is not in these errors: in checks against doubly labeled water, most people write down too little.',
  results: [
    'maintenance',
    'ownMaintenance',
    'maintenance.low',
    'maintenance.high',
    'maintenance.last',
    'week.weight',
    'week.intake',
  ],
  sources: ['racette-2012', 'hall-2008', 'hall-2011', 'schoeller-2002'],
};

export const waistChangeMethod: Method = {
  id: 'weight-and-waist',
  title: 'Weight and waist together, from a log',
  text: [
    'Muscle can grow while fat goes, and a scale doesn’t see that. So the log says in one sentence what weight and waist did between the first and the last waist of the days shown. It calls neither good nor bad.',
    'The waist at either end is the middle one of up to 14 days, so that a slipped tape doesn’t count. The weight is the trend on the nearest weigh-in, at most 7 days away. The two ends are at least 28 days apart.',
    'A waist counts as changed from 3 cm on. If each of two measurements is off by up to 2 cm, their difference is off by up to 2.8 cm. A weight counts as changed from 1 kg on, because water moves the trend by less than that. Both limits are our own.',
  ],
  equations: [],
  tables: [],
  people:
    'Adults 18 and over with a BMI of 18.5 or more who aren’t pregnant or breastfeeding. For anyone else, there’s no such sentence.',
  error:
    'In a study of 41 mothers, two measurements by the same person differed by a technical error of 0.08 to 0.76 in (0.2 to 1.9 cm) for waist, hips and neck. A review found errors of the waist from 0.7 to 15 cm, with different people and places on the body.',
  results: ['weightChange', 'waistChange'],
  sources: ['barrios-2016', 'verweij-2013'],
};
