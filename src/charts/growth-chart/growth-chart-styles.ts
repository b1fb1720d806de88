import { lateStyles } from '#ui/late-styles.ts';
import css from './GrowthChart.module.css?inline';

/** Classes of the growth chart's own shapes; the styles load with the script. */
export const growthChartStyles = lateStyles('GrowthChart', css);
