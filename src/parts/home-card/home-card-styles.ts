import { lateStyles } from '#ui/late-styles.ts';
import css from './HomeCard.module.css?inline';

/** Class names of home's card. */
export const homeCardStyles = lateStyles('HomeCard', css);
