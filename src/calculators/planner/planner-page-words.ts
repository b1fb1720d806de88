import { paths } from '#config/paths.ts';

/** The words of the page around the planner. */
export const plannerPage = {
  title: 'Plan your way to a goal weight',
  lead: 'How much to eat to get there by a date, and how much to stay there.',
  ruleTitle: 'Why not use the 3,500-calorie rule?',
  rule: [
    `That rule assumes that your body uses the same calories at every weight. But a lighter body uses fewer, and eating less by itself lowers your calorie use a little, so the same cut does less and less. For a moderately active man who weighs 198 lb (90 kg), eating 500 kcal (2,092 kJ) less a day takes off about 19 lb (8.5 kg) in half a year, not the 26 lb (12 kg) that the rule predicts. In a year it’s 30 lb (14 kg), not 52 lb (24 kg). [What a calorie deficit really does](${paths.calorieDeficitGuide}).`,
    'This page works backward: it finds the daily calories that, with all of this included, take you to your goal on your date. It plans from what you enter and doesn’t learn from your scale. If things go differently, enter today’s weight and plan again.',
  ],
} as const;
