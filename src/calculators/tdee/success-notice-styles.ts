import { lateStyles } from '#ui/late-styles.ts';
import css from './SuccessNotice.module.css?inline';

/** Styles that are needed only with a result; they load with the script. */
export const successNoticeStyles = lateStyles('SuccessNotice', css);
