import { lateStyles } from '#ui/late-styles.ts';
import css from './MacroSplit.module.css?inline';

/** Class names of protein, own split and meals. */
export const splitStyles = lateStyles('MacroSplit', css);
