import { lateStyles } from '#ui/late-styles.ts';
import css from './TdeeDetails.module.css?inline';

/** Styles of what follows an answer's main figures; they load with its script. */
export const tdeeDetailsStyles = lateStyles('TdeeDetails', css);
