import { lateStyles } from '#ui/late-styles.ts';
import css from './Comparison.module.css?inline';

/** Class names of the two parts with second opinions. */
export const opinionStyles = lateStyles('Comparison', css);
