import { lateStyles } from '#ui/late-styles.ts';
import css from './BandScale.module.css?inline';

/** Styles that are needed only with a result; they load with the script. */
export const bandScaleStyles = lateStyles('BandScale', css);
