import { nutrientNames } from '#config/energy-names.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Result } from '#ui/Result.tsx';
import { formatGrams } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import { trainingStyles as styles } from './training-styles.ts';
import type { ShownWeek } from './training-week.ts';
import { daysText, restDays, trainingWords as words } from './training-words.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;
const KINDS = ['training', 'rest'] as const;

/** Calories and macros of training days beside those of rest days. */
export function TrainingWeekTable({ week }: { week: ShownWeek }) {
  const unit = useEnergyUnit();
  const which = { training: week.choice.days, rest: restDays(week.choice.days) };
  return (
    <table className={`${styles('table')} no-print`} aria-label={words.table}>
      <thead className={styles('head')}>
        <tr>
          <td />
          {KINDS.map((kind) => (
            <Text key={kind} as="th" scope="col">
              {[words[kind], { as: 'span', className: styles('which'), text: daysText(which[kind]) }]}
            </Text>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.calories}</th>
          {KINDS.map((kind) => (
            <td key={kind}>
              <Result name={`trainingWeek.${kind}`} value={week[kind].figure.value} unit={unit}>
                {energyFigure(week[kind].figure.value, unit)}
              </Result>
            </td>
          ))}
        </tr>
        {NUTRIENTS.map((nutrient) => (
          <tr key={nutrient}>
            <Text as="th" scope="row">
              {nutrientNames[nutrient]}
            </Text>
            {KINDS.map((kind) => (
              <td key={kind}>
                <Result
                  name={`trainingWeek.${kind}.${nutrient}`}
                  value={week[kind].macros[nutrient]}
                  unit="g"
                >
                  {formatGrams(week[kind].macros[nutrient])}
                </Result>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
