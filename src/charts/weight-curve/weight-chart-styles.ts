import { lateStyles } from '#ui/late-styles.ts';
import css from './WeightChart.module.css?inline';

/** Classes of the weight chart's own shapes; the styles load with the script. */
export const weightChartStyles = lateStyles('WeightChart', css);
