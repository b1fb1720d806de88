import { lateStyles } from '#ui/late-styles.ts';
import css from './TapeMeasure.module.css?inline';

/** Class names of the tape measure. */
export const tapeStyles = lateStyles('TapeMeasure', css);
