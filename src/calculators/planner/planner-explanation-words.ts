import type { Kilograms } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { personInBoth, weightInBoth } from '#person/both-units.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { Person } from '#person/person.ts';
import { formatChange, formatLength } from '#tools/planner/plan/format-plan.ts';
import { plannerWords } from '#tools/planner/words.ts';

/** The words of the example before the first plan, in both unit systems. */
export const plannerExampleWords = {
  invitation: 'Enter a goal weight, then press Calculate.',
  whose: (person: Person, goal: Kilograms, days: number) =>
    `${personInBoth(person)}, to ${weightInBoth(goal)} in ${formatLength(days)}`,
  intake: (kilocalories: number) => `kcal (${formatEnergy(kilocalories, 'kJ')}) a day until the goal`,
  afterwards: 'Calories a day to stay there',
  now: plannerWords.now,
  firstWeek: plannerWords.firstWeek,
  lastWeek: plannerWords.lastWeek,
  change: (change: Kilograms) => `${formatChange(change, 'kg')} (${formatChange(change, 'lb')}) less`,
} as const;

/** What to do with a plan; paragraphs with links. */
export const plannerExplanationWords = {
  title: 'What to do with this plan',
  paragraphs: [
    `**The daily calories** are an average, so a bigger dinner and a smaller lunch even out. Below the macros, “A day on a plate” has two days of meals for your calories.`,
    `**The date** is a forecast, not a promise. Over months it can be off, partly because few people eat exactly as planned.`,
    `**If you stop losing weight**, [find out why before you eat less](${paths.article('plateau-breaking')}).`,
    `**Maintenance at your goal** is the number to look at before you start. Could you live with it for good? If not, choose a goal closer to where you are now.`,
    `The calculations use the model behind the Body Weight Planner of the US National Institutes of Health. [How it works and how reliable it is](${paths.methodology}#weight-model).`,
  ],
} as const;

/** The words of the page around the planner. */
export const plannerPage = {
  title: 'Plan your way to a goal weight',
  lead: 'How much to eat to get there by a date, and how much to stay there.',
  ruleTitle: 'Why not use the 3,500-calorie rule?',
  rule: [
    `That rule assumes that your body uses the same calories at every weight. But a lighter body uses fewer, and eating less by itself lowers your calorie use a little, so the same cut does less and less. For a moderately active man who weighs 198 lb (90 kg), eating 500 kcal (2,092 kJ) less a day takes off about 19 lb (8.5 kg) in half a year, not the 26 lb (12 kg) that the rule predicts. In a year it’s 30 lb (14 kg), not 52 lb (24 kg).`,
    'This page works backward: it finds the daily calories that, with all of this included, take you to your goal on your date. It plans from what you enter. If you follow the plan and log your weight and meals, your log can update it for what your own body uses. Without a log, enter today’s weight and plan again if things go differently.',
    `[What a calorie deficit really does](${paths.calorieDeficitGuide})`,
  ],
} as const;
