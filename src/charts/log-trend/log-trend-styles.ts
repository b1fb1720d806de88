import { lateStyles } from '#ui/late-styles.ts';
import css from './LogTrendChart.module.css?inline';

/** Classes of the chart's own shapes; the styles load with its script. */
export const logTrendStyles = lateStyles('LogTrendChart', css);
