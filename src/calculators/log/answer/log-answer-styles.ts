import { lateStyles } from '#ui/late-styles.ts';
import css from './LogAnswer.module.css?inline';

/** Classes of what the script writes; they arrive with it. */
export const logAnswerStyles = lateStyles('LogAnswer', css);
