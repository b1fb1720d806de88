import { Example } from '#person/answer/Example.tsx';
import { exampleOf } from '#person/answer/example-person.ts';
import { ExampleRows, type ExampleRowsProps } from '#person/answer/ExampleRows.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { rangeEnds } from '#person/format-weight.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { home } from '#tools/home/entries.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { homeWords } from '#tools/home/words.ts';
import figures from '#ui/Figures.module.css';
import { rangeDash } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { Units } from '#person/units.ts';

/** An example of the answer; on a phone only the BMI. */
export function HomeExample({ units }: { readonly units: Units }) {
  const energyUnit = useEnergyUnit();
  const person = exampleOf(home, units);
  const report = buildHomeReport(person);
  const [least, most] = rangeEnds(report.idealWeightRange);
  const energy = (figure: (typeof report)['maintenance']): string =>
    figure.status === 'withheld' ? '' : formatEnergy(figure.value, energyUnit);
  const rows: ExampleRowsProps['rows'] = [
    [homeWords.idealWeight, `${least.text}${rangeDash(least.text)}${most.text} ${most.unit ?? ''}`],
    [homeWords.maintenance, energy(report.maintenance)],
    [homeWords.weightLoss(report.units), energy(report.weightLoss)],
    [homeWords.weightGain(report.units), energy(report.weightGain)],
  ];
  return (
    <Example whose={person} more={<ExampleRows rows={rows} />}>
      <div className={figures['headline']}>
        <Text as="span" className={figures['big']}>
          {shownBmiOf(report)}
        </Text>
        <Text as="span">{homeWords.bmiTitle}</Text>
      </div>
    </Example>
  );
}
