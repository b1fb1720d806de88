import { lateStyles } from '#ui/late-styles.ts';
import css from './WeightOutlook.module.css?inline';

/** Classes of the outlook; they arrive with its script. */
export const outlookStyles = lateStyles('WeightOutlook', css);
