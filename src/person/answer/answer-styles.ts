import { lateStyles } from '#ui/late-styles.ts';
import css from './Answer.module.css?inline';

/** Styles that are needed only once there is a result; they arrive with the script. */
export const answerStyles = lateStyles('Answer', css);
