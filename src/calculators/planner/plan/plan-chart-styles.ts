import { lateStyles } from '#ui/late-styles.ts';
import css from './PlanChart.module.css?inline';

/** Classes of the path and the comparison; the styles load with their script. */
export const wayStyles = lateStyles('PlanChart', css);
