import { lateStyles } from '#ui/late-styles.ts';
import css from './PlanChart.module.css?inline';

/** Classes of the way and of moving more; they arrive with their script. */
export const wayStyles = lateStyles('PlanChart', css);
