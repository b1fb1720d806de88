import { lateStyles } from '#ui/late-styles.ts';
import css from './Curve.module.css?inline';

/** Classes of the curve's own shapes; the styles load with the script. */
export const curveStyles = lateStyles('Curve', css);
