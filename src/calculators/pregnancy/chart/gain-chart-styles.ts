import { lateStyles } from '#ui/late-styles.ts';
import css from './GainChart.module.css?inline';

/** Classes of the chart of weight gain; the styles load with the script. */
export const gainChartStyles = lateStyles('GainChart', css);
