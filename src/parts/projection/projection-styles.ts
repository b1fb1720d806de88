import { lateStyles } from '#ui/late-styles.ts';
import css from './WeightProjection.module.css?inline';

/** Classes of the outlook; they arrive with its script. */
export const projectionStyles = lateStyles('WeightProjection', css);
