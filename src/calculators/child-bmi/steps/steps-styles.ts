import { lateStyles } from '#ui/late-styles.ts';
import css from './ChildSteps.module.css?inline';

export const stepsStyles = lateStyles('ChildSteps', css);
