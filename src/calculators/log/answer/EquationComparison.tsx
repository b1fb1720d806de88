import type { Estimate } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { DotPlot } from '#charts/dot-plot/DotPlot.tsx';
import { energyFigure, energyIn, shownDifferenceFigure } from '#person/energy/format-energy.ts';
import { formatKcal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { EquationFigure } from './equation.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { relationOf } from '#tools/log/equation-relation.ts';
import { answerWords as words, differenceText } from '#tools/log/words.ts';

type Ends = Pick<Estimate<number>, 'low' | 'high'>;

interface ComparisonProps {
  readonly maintenance: Estimate<number>;
  readonly equation: EquationFigure;
  readonly energyUnit: EnergyUnit;
}

/** The own figure with its interval and the equation's on one scale, and what the difference means. */
export function EquationComparison({ maintenance, equation, energyUnit }: ComparisonProps) {
  const { value, likely, from, method, isAtLogWeight } = equation;
  const shown = (energy: number): string => energyFigure(energy, energyUnit);
  // In the displayed unit, so that the scale has round numbers.
  const at = (energy: number): number => energyIn(energy, energyUnit);
  const difference = `${shownDifferenceFigure(maintenance.value, value, energyUnit)} ${energyUnit}`;
  const whiskerOf = ({ low, high }: Ends) => ({ low: at(low), high: at(high) });
  const rangeOf = ({ low, high }: Ends): string => `${shown(low)}–${shown(high)}`;
  const own = shown(maintenance.value);
  return (
    <>
      <div className="no-print">
        <DotPlot
          title={words.compareTitle}
          alt={words.compared({
            own,
            range: rangeOf(maintenance),
            equation: shown(value),
            likely: rangeOf(likely),
            unit: energyUnit,
          })}
          rows={[
            {
              key: 'own',
              label: words.own,
              figure: own,
              mark: { kind: 'dot', value: at(maintenance.value), whisker: whiskerOf(maintenance) },
              isMain: true,
            },
            {
              key: 'equation',
              label: words.equation,
              figure: shown(value),
              mark: { kind: 'dot', value: at(value), whisker: whiskerOf(likely) },
            },
          ]}
          format={formatKcal}
        />
      </div>
      <Text as="p" className={styles('text')}>
        {[
          `${words.equationSays} `,
          { name: 'equation', value, text: shown(value), unit: energyUnit },
          ...words.likely(
            { name: 'equation.low', value: likely.low, text: shown(likely.low) },
            { name: 'equation.high', value: likely.high, text: shown(likely.high) },
          ),
          `. ${differenceText(difference, relationOf(maintenance, equation))}`,
        ]}
      </Text>
      <Text as="p" className={styles('quiet')}>
        {[words[from](method), isAtLogWeight && words.atLogWeight].filter(Boolean).join(' ')}
      </Text>
    </>
  );
}
