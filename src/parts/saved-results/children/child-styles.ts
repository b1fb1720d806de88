import { lateStyles } from '#ui/late-styles.ts';
import css from './SavedChildren.module.css?inline';

export const savedChildStyles = lateStyles('SavedChildren', css);
