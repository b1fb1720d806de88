import { lateStyles } from '#ui/late-styles.ts';
import css from './Chart.module.css?inline';

/** Classes that charts share; they arrive with the first chart's script. */
export const chartStyles = lateStyles('Chart', css);
