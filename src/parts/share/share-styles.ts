import { lateStyles } from '#ui/late-styles.ts';
import css from './ShareResult.module.css?inline';

/** Classes of the panels that share a result; the styles load with their scripts. */
export const shareStyles = lateStyles('ShareResult', css);
