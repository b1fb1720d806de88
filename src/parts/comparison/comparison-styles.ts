import { lateStyles } from '#ui/late-styles.ts';
import css from './Comparison.module.css?inline';

/** Class names of the two comparison parts. */
export const comparisonStyles = lateStyles('Comparison', css);
