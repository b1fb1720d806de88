import { lateStyles } from '#ui/late-styles.ts';
import css from './WeightChart.module.css?inline';

/** Classes of the chart, its list and its table; they arrive with the script. */
export const chartStyles = lateStyles('WeightChart', css);
