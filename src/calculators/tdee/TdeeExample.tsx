import { Example } from '#person/answer/Example.tsx';
import { ExampleRows, type ExampleRowsProps } from '#person/answer/ExampleRows.tsx';
import { Text } from '#ui/text/Text.tsx';
import { energyInBoth, personInBoth } from '#person/both-units.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { examplePerson } from '#person/example-person.ts';
import figures from '#ui/Figures.module.css';
import { formatGrams } from '#ui/text/format.ts';
import { tdeeExampleWords as words } from './tdee-explanation-words.ts';
import { TDEE_RULES } from './tdee-form.ts';
import { buildTdeeReport } from './tdee-report.ts';
import { nutrientNames } from '#config/energy-names.ts';

const PERSON = examplePerson(TDEE_RULES, 'metric');

/** An example of the answer in both unit systems; static, so that it costs the page no script. */
export function TdeeExample() {
  const { tdee, bmr, targets, macros } = buildTdeeReport({ person: PERSON, goal: 'maintain', bodyFat: null });
  const loss = targets.find(({ key }) => key === 'loss')?.figure;
  if (tdee.status !== 'shown' || loss?.status !== 'shown' || !macros)
    throw new RangeError('TdeeExample: got a withheld figure, expected all of them');
  const rows: ExampleRowsProps['rows'] = [
    [words.bmr, energyInBoth(bmr)],
    [words.loss, energyInBoth(loss.value)],
    ...macros.balanced.map(
      ({ nutrient, grams }) => [nutrientNames[nutrient], `${formatGrams(grams)} g`] as const,
    ),
  ];
  return (
    <Example whose={personInBoth(PERSON)}>
      <p className={figures['headline']}>
        <Text as="span" className={`${figures['big']} ${figures['energy']}`}>
          {energyFigure(tdee.value, 'kcal')}
        </Text>
        <Text as="span">{words.day(tdee.value)}</Text>
      </p>
      <ExampleRows rows={rows} />
    </Example>
  );
}
