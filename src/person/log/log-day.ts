/** One local day of a visitor's log of weights and meals. */
export interface LogDay {
  /** The visitor's local day, as YYYY-MM-DD. */
  readonly day: string;
  readonly weightKg?: number;
  readonly intakeKcal?: number;
  readonly note?: string;
}
