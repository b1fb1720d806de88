import type { Trace } from '@evenscale/formulas/trace';

/** A figure with its calculation. */
export interface WorkedCalculation {
  readonly status: 'worked';
  /** Name of the figure, as in the result. */
  readonly result: string;
  /** Which figure it is, if a step has several. */
  readonly label?: string | undefined;
  readonly trace: Trace<number>;
  /** In the unit of the formulas, if the calculation is written in another. */
  readonly value?: number;
  readonly unit: string;
  /** The figure as the result prints it, or as it is written here if it isn't a result. */
  readonly shown: string;
  /** The notice that must accompany it. */
  readonly remark?: string | null;
}

/** A figure that isn't shown, and so has no calculation. */
export interface WithheldCalculation {
  readonly status: 'withheld';
  readonly result: string;
  readonly label?: string | undefined;
  readonly text: string;
}

/** Sections of the methodology page that a step links to. */
export type MethodAnchor =
  | 'units'
  | 'bmi'
  | 'ideal-weight'
  | 'mifflin-st-jeor'
  | 'katch-mcardle'
  | 'activity'
  | 'targets'
  | 'safety'
  | 'body-fat'
  | 'weight-model'
  | 'macros';

/** One step from the entries to the results. */
export interface WorkingStep {
  readonly name: string;
  readonly calculations: readonly (WorkedCalculation | WithheldCalculation)[];
  readonly remarks: readonly string[];
  /** `null` if a neighboring step names the source for both. */
  readonly source: string | null;
  readonly methods: readonly MethodAnchor[];
}

/** Steps of one group. */
export interface WorkingGroup {
  readonly title: string;
  readonly steps: readonly WorkingStep[];
}

/** The explanation of a result. */
export interface Working {
  /** The entries in one line. */
  readonly entries: string;
  readonly groups: readonly WorkingGroup[];
}
