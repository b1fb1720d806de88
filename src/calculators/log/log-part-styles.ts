import { lateStyles } from '#ui/late-styles.ts';
import css from './LogParts.module.css?inline';

/** Classes of the trend's and the table's cards; the styles load with them. */
export const logPartStyles = lateStyles('LogParts', css);
