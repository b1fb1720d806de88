import { lateStyles } from '#ui/late-styles.ts';
import css from './SavedEntry.module.css?inline';

export const entryStyles = lateStyles('SavedEntry', css);
