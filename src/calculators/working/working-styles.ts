import { lateStyles } from '#ui/late-styles.ts';
import css from './Working.module.css?inline';

/** Class names of the working. */
export const workingStyles = lateStyles('Working', css);
