import { lateStyles } from '#ui/late-styles.ts';
import css from './BandScale.module.css?inline';

/** Styles that are needed only once there is a result; they arrive with the script. */
export const bandScaleStyles = lateStyles('BandScale', css);
