import { lateStyles } from '#ui/late-styles.ts';
import css from './ActionPanel.module.css?inline';

/** Styles of a panel; they load with its content. */
export const actionPanelStyles = lateStyles('ActionPanel', css);
