import type { ReactNode } from 'react';
import { childBmi } from '@evenscale/formulas/growth';
import { formatHeight } from '#person/format-height.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { ageText } from '#ui/text/format-age.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import { childBodyMassIndex, type ChildMeasurement } from './child-measurement.ts';
import { showPercentile, type ShownPercentile } from './format-percentile.ts';
import css from './MeasurementTable.module.css?inline';
import { measurementWords as words, percentileCell } from './measurement-words.ts';
import { weightUnitOf } from '#person/units.ts';

const styles = lateStyles('MeasurementTable', css);

export interface MeasurementTableProps {
  /** The table's accessible name. */
  readonly name: string;
  readonly measurements: readonly ChildMeasurement[];
  /** The action for a measurement, by its index. */
  readonly actionOf?: (place: number) => ReactNode;
}

const cellOf = ({ relation, ordinal }: ShownPercentile): string => percentileCell[relation](ordinal);

function Cells({ measurement }: { readonly measurement: ChildMeasurement }) {
  const { gender, age, weight, height, units } = measurement;
  const bmi = childBodyMassIndex(measurement);
  const figures = childBmi(gender, age, bmi);
  return (
    <>
      <Text as="td">{formatGivenWeight(weight.kilograms, weightUnitOf(measurement))}</Text>
      <Text as="td">{formatHeight(height.centimetres, units)}</Text>
      <Text as="td">{formatOneDecimal(bmi)}</Text>
      <Text as="td">{figures.kind === 'covered' ? cellOf(showPercentile(figures)) : '–'}</Text>
    </>
  );
}

/** The measurements of one child, youngest age first. */
export function MeasurementTable({ name, measurements, actionOf }: MeasurementTableProps) {
  return (
    <div className={styles('scroll')} role="region" aria-label={name} tabIndex={0}>
      <table className={styles('table')}>
        <thead>
          <tr>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.height}</th>
            <th scope="col">{words.bmi}</th>
            <th scope="col">{words.percentile}</th>
            {actionOf ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {measurements.map((measurement, place) => (
            <tr key={place}>
              <Text as="th" scope="row">
                {ageText(measurement.completed)}
              </Text>
              <Cells measurement={measurement} />
              {actionOf ? <td>{actionOf(place)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
