import { paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { detailWords } from '#tools/tdee/detail-words.ts';
import { goalNames } from '#tools/tdee/words.ts';

/** The words of the example before the first calculation, in both energy units. */
export const tdeeExampleWords = {
  day: (kilocalories: number) => `kcal (${formatEnergy(kilocalories, 'kJ')}) a day`,
  bmr: detailWords.bmr,
  macros: (calories: string) => `${goalNames.maintain}, balanced plan for ${calories}:`,
} as const;

/** What to do with the results; paragraphs with links. */
export const tdeeExplanationWords = {
  title: 'Understanding your results',
  paragraphs: [
    `**TDEE** is all the calories you use in a day. **BMR** is the part your body uses at rest to stay alive, usually more than half. [How the two differ](${paths.article('bmr-vs-tdee')}). Your own number takes a few weeks of weights and meals: in the [log](${paths.log}), or in a file from another app or a spreadsheet.`,
    `**Targets** are TDEE plus or minus a fixed number. The mild ones are slow and easier to stick to. The extreme ones are rarely a good idea. A deficit has its full effect in the first weeks, and less and less after that: [what a calorie deficit really does](${paths.calorieDeficitGuide}). For a goal weight by a date, use the [weight planner](${paths.weightPlanner}).`,
    `**Macros** turn a target into food. Getting within 5 to 10 g of each on most days is plenty. Official US ranges are 10–35% of calories from protein, 45–65% from carbs and 20–35% from fat. None of the four plans fits all three. Those ranges aren’t safety limits. [Macronutrients explained](${paths.article('macronutrients-explained')}).`,
    `These numbers can mislead during pregnancy or breastfeeding, at 65 and over, with a lot of muscle, or if you have or have had an eating disorder: [who should read them differently](${paths.bmiInformation}#who-should-read-bmi-differently). [How we calculate](${paths.methodology}) has every formula and its margin of error.`,
  ],
} as const;
