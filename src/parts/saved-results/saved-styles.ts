import { lateStyles } from '#ui/late-styles.ts';
import entry from './list/SavedEntry.module.css?inline';
import css from './SavedResults.module.css?inline';

export const savedStyles = lateStyles('SavedResults', css);
export const entryStyles = lateStyles('SavedEntry', entry);
