import { shareOf } from '#charts/ticks.ts';
import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import drawing from '#library/blocks/figures/Drawing.module.css';
import styles from '#library/blocks/figures/LineFigure.module.css';
import { Rule } from '#library/blocks/figures/Rule.tsx';
import { bmiWords } from '#library/blocks/tables/table-words.ts';
import type { HomeBmiKey } from '@evenscale/formulas/bmi';
import { centimetresFromInches, inches, kilogramsFromPounds, lb } from '@evenscale/formulas/units';
import { BMI_AREAS, HEIGHTS, WEIGHTS } from './bmi-chart.ts';
import { bmiChartWords, feetText } from './picture-words.ts';

const CENTIMETERS = [150, 160, 170, 180, 190, 200];
const INCHES = [60, 64, 68, 72, 76];
const KILOGRAMS = [40, 60, 80, 100, 120];
/** Between the lines at the right edge. */
const POUNDS = [140, 190, 240];

const across = (height: number) => shareOf(HEIGHTS, height);
const down = (weight: number) => Math.round((100 - shareOf(WEIGHTS, weight)) * 100) / 100;

const AREA_COLORS: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'var(--color-underweight)',
  normal: 'var(--color-normal)',
  overweight: 'var(--color-overweight)',
  obese: 'var(--color-obese)',
};

const Areas = () => (
  <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" stroke="currentColor">
    {BMI_AREAS.map(({ key, outline }) => (
      <path
        key={key}
        d={`M${outline.map(([height, weight]) => `${across(height)} ${down(weight)}`).join('L')}Z`}
        fill={AREA_COLORS[key]}
        fillOpacity="0.22"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

const Grid = () => (
  <g stroke="currentColor" strokeOpacity="0.14">
    {CENTIMETERS.slice(1, -1).map((height) => (
      <line key={height} x1={`${across(height)}%`} x2={`${across(height)}%`} y2="100%" />
    ))}
    {KILOGRAMS.slice(1).map((weight) => (
      <line key={weight} x2="100%" y1={`${down(weight)}%`} y2={`${down(weight)}%`} />
    ))}
  </g>
);

const Names = () => (
  <g fill="currentColor" fontWeight="650" textAnchor="middle">
    {BMI_AREAS.map(({ key, name: [height, weight] }) => (
      <text key={key} x={`${across(height)}%`} y={`${down(weight)}%`} dy="0.35em">
        {bmiWords[key]}
      </text>
    ))}
  </g>
);

/** Feet along the upper edge and pounds along the right one, inside the chart. */
const ImperialScales = () => (
  <g fill="currentColor">
    <g className={drawing['ticks']}>
      {INCHES.map((height) => (
        <text
          key={height}
          x={`${across(centimetresFromInches(inches(height)))}%`}
          y="1.4em"
          textAnchor={height === INCHES[0] ? 'start' : 'middle'}
        >
          {feetText(height)}
        </text>
      ))}
    </g>
    {POUNDS.map((weight) => (
      <text key={weight} x="99%" y={`${down(kilogramsFromPounds(lb(weight)))}%`} dy="0.35em" textAnchor="end">
        {`${weight}\u00A0lb`}
      </text>
    ))}
  </g>
);

/** The four categories by height and weight, with both unit systems. */
export function BmiChart() {
  const { alt, caption, weight: weightWords, height: heightWords } = bmiChartWords;
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={styles['chart']}>
        <span className={styles['unit']}>{weightWords}</span>
        <svg width="100%" height="28em" fill="var(--color-muted)" aria-hidden="true">
          {KILOGRAMS.map((weight) => (
            <text key={weight} x="100%" y={`${down(weight)}%`} dy="0.35em" textAnchor="end">
              {`${weight}\u00A0kg`}
            </text>
          ))}
        </svg>
        <svg width="100%" height="28em" aria-hidden="true">
          <Areas />
          <Grid />
          <ImperialScales />
          <Names />
        </svg>
        <div className={styles['rule']}>
          <Rule ruler={{ ...HEIGHTS, labeled: CENTIMETERS, fine: CENTIMETERS }} format={String} />
          {heightWords}
        </div>
      </div>
    </Drawing>
  );
}
