import { Example } from '#person/answer/Example.tsx';
import { ExampleRows } from '#person/answer/ExampleRows.tsx';
import { Text } from '#ui/text/Text.tsx';
import { energyInBoth, personInBoth } from '#person/both-units.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { exampleOf } from '#person/answer/example-person.ts';
import { tdee } from '#tools/tdee/entries.ts';
import figures from '#ui/Figures.module.css';
import { formatGrams } from '#ui/text/format.ts';
import { tdeeExampleWords as words } from './tdee-explanation-words.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { nutrientNames } from '#config/energy-names.ts';

const PERSON = exampleOf(tdee, 'metric');

/** An example of the answer in both unit systems; static, so that it needs no script. */
export function TdeeExample() {
  const { tdee: day, bmr, macros } = buildTdeeReport(PERSON);
  if (day.status === 'withheld' || !macros)
    throw new RangeError('TdeeExample: got a withheld figure, expected all of them');
  const rows = macros.balanced.map(
    ({ nutrient, grams }) => [nutrientNames[nutrient], `${formatGrams(grams)} g`] as const,
  );
  return (
    <Example
      whose={personInBoth(PERSON)}
      more={
        <>
          <ExampleRows rows={[[words.bmr, energyInBoth(bmr)]]} />
          <div>
            <Text as="p">{words.macros(energyInBoth(day.value))}</Text>
            <ExampleRows rows={rows} />
          </div>
        </>
      }
    >
      <p className={figures['headline']}>
        <Text as="span" className={`${figures['big']} ${figures['energy']}`}>
          {energyFigure(day.value, 'kcal')}
        </Text>
        <Text as="span">{words.day(day.value)}</Text>
      </p>
    </Example>
  );
}
