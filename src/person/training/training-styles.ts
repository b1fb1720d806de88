import { lateStyles } from '#ui/late-styles.ts';
import css from './TrainingDays.module.css?inline';

/** Class names of training and rest days. */
export const trainingStyles = lateStyles('TrainingDays', css);
