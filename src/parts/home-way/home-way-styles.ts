import { lateStyles } from '#ui/late-styles.ts';
import css from './HomeWay.module.css?inline';

export const styles = lateStyles('HomeWay', css);

/** Of a curve, in rem: so low that it has neither a band nor values. */
export const CURVE_HEIGHT = 9.5;
