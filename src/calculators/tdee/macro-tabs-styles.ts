import { lateStyles } from '#ui/late-styles.ts';
import css from './MacroTabs.module.css?inline';

/** Styles that are needed only with a result; they load with the script. */
export const macroTabsStyles = lateStyles('MacroTabs', css);
