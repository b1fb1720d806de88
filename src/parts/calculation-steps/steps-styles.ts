import { lateStyles } from '#ui/late-styles.ts';
import css from './CalculationSteps.module.css?inline';

/** Class names of the calculation steps. */
export const workingStyles = lateStyles('CalculationSteps', css);
