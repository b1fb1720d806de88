import { lateStyles } from '#ui/late-styles.ts';
import css from './Opinions.module.css?inline';

/** Class names of the two parts with second opinions. */
export const opinionStyles = lateStyles('Opinions', css);
