import { lateStyles } from '#ui/late-styles.ts';
import css from './LogAnswer.module.css?inline';

/** Classes of the answer; the styles load with the script. */
export const logAnswerStyles = lateStyles('LogAnswer', css);
