import { lateStyles } from '#ui/late-styles.ts';
import css from './WeightProjection.module.css?inline';

/** Class names of the projection; its styles load with its script. */
export const projectionStyles = lateStyles('WeightProjection', css);
