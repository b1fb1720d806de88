import { lateStyles } from '#ui/late-styles.ts';
import css from './SavedResults.module.css?inline';

export const savedStyles = lateStyles('SavedResults', css);
