import { lateStyles } from '#ui/late-styles.ts';
import css from './LogPeople.module.css?inline';

/** Classes of the list of people; the styles load with it. */
export const peopleStyles = lateStyles('LogPeople', css);
