import { lateStyles } from '#ui/late-styles.ts';
import css from './ActivityChooser.module.css?inline';

/** Class names of "Help me choose". */
export const chooserStyles = lateStyles('ActivityChooser', css);
