/**
 * The energy that a person really uses a day, from a log of weights and meals: energy eaten minus the change in the body's
 * stored energy. It's maintenance as the person logs it: meals that are never entered lower it.
 */
import { kcal, kg, type Kcal, type Kilograms } from '../units.ts';
import { isModelled, type WeightModelPerson } from '../weight-model/start.ts';
import { logWindow, type LogDay, type LogWindow } from './log.ts';
import { meanIntake, type MeanIntake } from './mean-intake.ts';
import { median } from './median.ts';
import { energyPerKilogram, modelPerson, responseToIntake, type LogPerson } from './stored-energy.ts';
import { weightCourse, type WaterShift } from './weight-course.ts';

/** A quantity and its 95% interval. */
export interface Estimate<Value extends number> {
  readonly value: Value;
  readonly low: Value;
  readonly high: Value;
}

/** Notes to show with the figure. */
export const MAINTENANCE_FLAGS = [
  /** Water seems to have changed the weight in the first week or after a change in intake; `waterShifts` says how much. */
  'waterShift',
  /** Fewer than six weeks: a water shift of 2 kg can move the figure by more than 150 kcal. */
  'fewWeeks',
  /** The interval is wide. */
  'wideInterval',
  /** Intake rose or fell to another level within the window. */
  'intakeChanged',
] as const;

/** One of `MAINTENANCE_FLAGS`. */
export type MaintenanceFlag = (typeof MAINTENANCE_FLAGS)[number];

/** The result for a log. */
export interface FoundMaintenance {
  /** Energy used, in kcal per day, on average over the window. */
  readonly maintenance: Estimate<Kcal>;
  /** Energy eaten, in kcal per day, on average over all days of the window. */
  readonly intake: Estimate<Kcal>;
  /** Energy eaten since the last of `intakeChanges`, in kcal per day. */
  readonly lately: Kcal;
  /** Energy put into the body's stores (above 0) or taken from them, in kcal per day. */
  readonly stored: Estimate<Kcal>;
  /** Change of weight in kg per week, without the water of the first week and of changes of intake. */
  readonly weeklyChange: Estimate<Kilograms>;
  /** Water that changed the weight in the first week or after a change in intake, if it's enough to mention. */
  readonly waterShifts: readonly WaterShift[];
  /** Numbers of the days on which intake rose or fell to another level. */
  readonly intakeChanges: readonly number[];
}

/** The result, or the reason why there is none. */
export type OwnMaintenance =
  | (FoundMaintenance & {
      readonly kind: 'estimated';
      readonly window: LogWindow;
      readonly flags: readonly MaintenanceFlag[];
    })
  /** The log lacks what `window.lacks` lists. */
  | { readonly kind: 'lacking'; readonly window: LogWindow }
  /** The weight model doesn't apply to the person: under 18, or outside `WEIGHT_MODEL_RANGE`. */
  | { readonly kind: 'notModelled'; readonly window: LogWindow }
  /** No body uses this much or this little energy; units may be mixed up. */
  | { readonly kind: 'implausible'; readonly window: LogWindow };

/** Half of a 95% interval, in standard errors. */
const ERRORS_95 = 1.96;
/** The smallest water shift to mention, in kg. */
const WATER_WORTH_A_WORD = 0.7;
const DAYS_A_WEEK = 7;
/** Relative standard error of the energy per kilogram, because body fat is estimated. */
const ENERGY_PER_KILOGRAM_ERROR = 0.05;
/** Fewer days than this get the flag for few weeks. */
const MANY_DAYS = 42;
/** An interval is wide if half of it exceeds this fraction of the figure. */
const WIDE = 0.15;
/** Plausible energy use of an adult in kcal per day: from the smallest at rest to an athlete in a grueling race. */
const PLAUSIBLE = { least: 500, most: 10_000 } as const;

function estimate<Value extends number>(
  unit: (value: number) => Value,
  value: number,
  variance: number,
): Estimate<Value> {
  const half = ERRORS_95 * Math.sqrt(variance);
  return { value: unit(value), low: unit(value - half), high: unit(value + half) };
}

/** The intake of the last level. */
const latelyOf = ({ levels, mean }: MeanIntake): Kcal => kcal(levels.reduce((_, { intake }) => intake, mean));

const changesOf = ({ levels }: MeanIntake): readonly number[] => levels.slice(1).map(({ from }) => from);

/**
 * The days on which intake rose or fell to another level. Each adds water of unknown size to what a figure has to find out,
 * so that its interval is wider from the day on which a change shows.
 *
 * @param window - intakes in kcal, at least 14
 * @returns numbers of days, in order
 * @throws never
 * @source the threshold for a change in level is a product decision
 * @example intakeChanges(logWindow(Array.from({ length: 42 }, (_, day) => ({ day, weight: kg(80), intake: kcal(day < 21 ? 2500 : 2000) })))) // [21]
 */
export function intakeChanges(window: LogWindow): readonly number[] {
  return changesOf(meanIntake(window.intakes, window.from, window.to));
}

/** The result for a window, if the weight model applies to the person. */
function balance(person: WeightModelPerson, window: LogWindow): FoundMaintenance {
  const length = window.to - window.from + 1;
  const intake = meanIntake(window.intakes, window.from, window.to);
  const changes = changesOf(intake);
  const response = responseToIntake(person, intake.levels);
  const { slope, waterShifts } = weightCourse(window, response.weightOn, changes);
  const perKilogram = energyPerKilogram(person);
  const stored = perKilogram * slope.value + response.stored / length;
  const variance = perKilogram ** 2 * slope.variance + (ENERGY_PER_KILOGRAM_ERROR * stored) ** 2;
  const weekly = (DAYS_A_WEEK * stored) / perKilogram;
  return {
    maintenance: estimate(kcal, intake.mean - stored, intake.variance + variance),
    intake: estimate(kcal, intake.mean, intake.variance),
    lately: latelyOf(intake),
    stored: estimate(kcal, stored, variance),
    weeklyChange: estimate(kg, weekly, DAYS_A_WEEK ** 2 * slope.variance),
    waterShifts: waterShifts.filter(({ weight }) => Math.abs(weight) > WATER_WORTH_A_WORD),
    intakeChanges: changes,
  };
}

/**
 * The energy that a person uses a day, from the energy balance of this log alone: mean intake minus the change in stored
 * energy. No equation for average people is used, and no data from others.
 *
 * The interval allows for weight errors that last for days, a water shift in the first week, varying meals, days without an
 * entry, and tissue that stores somewhat more or less energy than estimated. It doesn't allow for meals that are never
 * entered.
 *
 * @param person - age in years, height in cm, body fat in percent or null
 * @param days - weights in kg and intakes in kcal, in the order of their days, each day at most once; only the last 18 weeks of a long log count
 * @returns kcal per day and kg with 95% intervals, not rounded; or what is missing, in days and weigh-ins
 * @throws RangeError if the days aren't ascending whole numbers
 * @source Sanghvi et al. 2015, Am J Clin Nutr 102:353–358; Racette et al. 2012, Am J Physiol Endocrinol Metab (PMC3287353): regression on daily weights gives the change in stored energy; the rules for rejecting and flagging are ours
 * @example ownMaintenance({ gender: 'male', age: years(45), height: cm(175), bodyFat: null }, Array.from({ length: 42 }, (_, day) => ({ day, weight: kg(80), intake: kcal(2500) }))).maintenance.value // 2500
 */
export function ownMaintenance(person: LogPerson, days: readonly LogDay[]): OwnMaintenance {
  const window = logWindow(days);
  if (window.lacks.length > 0) return { kind: 'lacking', window };
  const weight = kg(median(window.weighings.map((weighing) => weighing.weight)));
  const modelled = modelPerson(person, weight);
  if (!isModelled(modelled)) return { kind: 'notModelled', window };
  const found = balance(modelled, window);
  const { value, low, high } = found.maintenance;
  if (value < PLAUSIBLE.least || value > PLAUSIBLE.most) return { kind: 'implausible', window };
  const applies: Readonly<Record<MaintenanceFlag, boolean>> = {
    waterShift: found.waterShifts.length > 0,
    fewWeeks: window.to - window.from + 1 < MANY_DAYS,
    wideInterval: high - value > WIDE * value,
    intakeChanged: found.intakeChanges.length > 0,
  };
  return {
    kind: 'estimated',
    ...found,
    maintenance: { value, low: kcal(Math.max(0, low)), high },
    flags: MAINTENANCE_FLAGS.filter((flag) => applies[flag]),
    window,
  };
}
