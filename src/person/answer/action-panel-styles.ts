import { lateStyles } from '#ui/late-styles.ts';
import css from './ActionPanel.module.css?inline';

/** Styles of a panel; they arrive with what is in it. */
export const actionPanelStyles = lateStyles('ActionPanel', css);
