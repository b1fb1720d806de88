import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { formatGrams } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import type { SplitAmount } from './macro-split-report.ts';
import { nutrientNames } from '#config/energy-names.ts';
import { mealName, mealOptions, splitWords } from './macro-split-words.ts';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface MealTableProps {
  readonly meals: number;
  readonly amounts: readonly SplitAmount[];
  readonly onChoose: (meals: number) => void;
}

/** The day's grams divided into two to six meals. */
export function MealTable({ meals, amounts, onChoose }: MealTableProps) {
  return (
    <div className={splitStyles('stack')}>
      <div className={splitStyles('plan')}>
        <SegmentedChoice
          legend={splitWords.meals}
          options={mealOptions}
          value={String(meals)}
          onChoose={(chosen) => onChoose(Number(chosen))}
        />
      </div>
      <table className={splitStyles('table')}>
        <caption className="visually-hidden">{splitWords.amountsLabel}</caption>
        <thead>
          <tr>
            <th scope="col">{splitWords.mealColumn}</th>
            {amounts.map(({ nutrient }) => (
              <Text key={nutrient} as="th" scope="col">
                {nutrientNames[nutrient]}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: meals }, (_, meal) => (
            <tr key={meal}>
              <Text as="th" scope="row">
                {mealName(meal)}
              </Text>
              {amounts.map((amount) => (
                <td key={amount.nutrient}>
                  <Result
                    name={`split.meal${meal + 1}.${amount.nutrient}`}
                    value={amount.meals[meal] ?? 0}
                    unit="g"
                  >
                    {formatGrams(amount.meals[meal] ?? 0)}
                  </Result>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{splitWords.day}</th>
            {amounts.map(({ nutrient, grams }) => (
              <Text as="td" key={nutrient} translate="no">
                {splitWords.grams(formatGrams(grams))}
              </Text>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={splitStyles('quiet')}>{splitWords.mealsNote}</p>
    </div>
  );
}
