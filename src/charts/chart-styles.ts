import { lateStyles } from '#ui/late-styles.ts';
import css from './Chart.module.css?inline';

/** Class names that charts share; the styles load with the first chart's script. */
export const chartStyles = lateStyles('Chart', css);
