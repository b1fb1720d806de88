import { lateStyles } from '#ui/late-styles.ts';
import css from './LogShare.module.css?inline';

/** Classes of a shared log; the styles load with it. */
export const sheetStyles = lateStyles('LogShare', css);
