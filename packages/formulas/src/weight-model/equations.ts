/** The differential equations of the dynamic model of body weight. */
import { kcal, kg, type Kcal, type Kilograms } from '../units.ts';
import { buildingCost, leanShare } from './building.ts';
import { ADAPTATION, ENERGY_PER_KG, GLYCOGEN, RESTING_PER_KG, SODIUM, THERMIC_EFFECT } from './constants.ts';
import type { WeightRegime } from './phases.ts';
import type { WeightModelStart } from './start.ts';

/**
 * The five quantities that the model carries from day to day. Lean mass and fluid are changes since the start, because
 * their absolute values cancel out of every equation.
 */
export interface WeightState {
  /** Fat in kg. */
  readonly fat: number;
  /** Change of lean mass in kg. */
  readonly lean: number;
  /** Glycogen in kg. */
  readonly glycogen: number;
  /** Change of fluid outside the cells in kg, from what it is on maintenance. */
  readonly fluid: number;
  /** Adaptive thermogenesis in kcal per day. */
  readonly adaptation: number;
}

/** A state or its rates of change during a step; updated in place, so that no step allocates. */
export type WritableState = { -readonly [Key in keyof WeightState]: WeightState[Key] };

/** Energy that goes into glycogen, in kcal per day. */
function glycogenFlux(state: WeightState, regime: WeightRegime, start: WeightModelStart): number {
  return regime.carbs - start.carbs * (state.glycogen / GLYCOGEN.start) ** 2;
}

function weightInKg(state: WeightState, start: WeightModelStart): number {
  const glycogenAndWater = (1 + GLYCOGEN.water) * (state.glycogen - start.glycogen);
  const fluid = state.fluid - start.fluid;
  return start.weight + (state.fat - start.fat) + state.lean + glycogenAndWater + fluid;
}

function expenditureInKcal(state: WeightState, regime: WeightRegime, start: WeightModelStart): number {
  const tissue = RESTING_PER_KG.fat * (state.fat - start.fat) + RESTING_PER_KG.lean * state.lean;
  const movement = regime.activity * weightInKg(state, start) - start.activity * start.weight;
  const digestion = THERMIC_EFFECT * (regime.intake - start.intake);
  const beforeBuilding = start.intake + tissue + movement + digestion + state.adaptation;
  const building = buildingCost(leanShare(state.fat));
  const forTissue = regime.intake - glycogenFlux(state, regime, start);
  return (beforeBuilding + forTissue * building) / (1 + building);
}

/**
 * Body weight in a state, clamped at the lowest weight of the model.
 *
 * @param state - fat and glycogen in kg, changes of lean mass and fluid in kg
 * @param start - starting values of the person, masses in kg
 * @returns weight in kg, not rounded; never below the person's `lowestWeight`
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example bodyWeight({ fat: 28, lean: -0.5, glycogen: 0.5, fluid: -0.25, adaptation: 0 }, weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30) })) // 97.25
 */
export function bodyWeight(state: WeightState, start: WeightModelStart): Kilograms {
  return kg(Math.max(start.lowestWeight, weightInKg(state, start)));
}

/**
 * Energy that the body spends in a state.
 *
 * @param state - fat and glycogen in kg, changes of lean mass and fluid in kg, adaptation in kcal per day
 * @param regime - intake and carbohydrate in kcal per day, sodium in mg per day, activity in kcal per kg and day
 * @param start - starting values of the person: kg, kcal per day
 * @returns energy in kcal per day, not rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example energyExpenditure({ fat: 30, lean: 0, glycogen: 0.5, fluid: 0, adaptation: 0 }, { intake: kcal(2700), carbs: kcal(1350), sodium: 4000, activity: 6.3 }, weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30), restingEnergy: kcal(1800) })) // 2700
 */
export function energyExpenditure(state: WeightState, regime: WeightRegime, start: WeightModelStart): Kcal {
  return kcal(expenditureInKcal(state, regime, start));
}

/**
 * Rates of change of the five quantities.
 *
 * @param state - fat and glycogen in kg, changes of lean mass and fluid in kg, adaptation in kcal per day
 * @param regime - intake and carbohydrate in kcal per day, sodium in mg per day, activity in kcal per kg and day
 * @param start - starting values of the person: kg, kcal per day, mg of sodium per day
 * @param rates - is filled with kg per day, and kcal per day per day for the adaptation
 * @returns the same `rates`, not rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example ratesOfChange({ fat: 30, lean: 0, glycogen: 0.5, fluid: 0, adaptation: 0 }, { intake: kcal(2700), carbs: kcal(1350), sodium: 4644, activity: 6.3 }, weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30), restingEnergy: kcal(1800) }), { fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 }) // { fat: 0, lean: 0, glycogen: 0, fluid: 0.2, adaptation: 0 }
 */
export function ratesOfChange(
  state: WeightState,
  regime: WeightRegime,
  start: WeightModelStart,
  rates: WritableState,
): WritableState {
  const share = leanShare(state.fat);
  const flux = glycogenFlux(state, regime, start);
  const stored = regime.intake - expenditureInKcal(state, regime, start) - flux;
  const retained = regime.sodium - start.sodium - SODIUM.excretedPerKg * state.fluid;
  const adapted = ADAPTATION.share * (regime.intake - start.intake);
  rates.fat = ((1 - share) * stored) / ENERGY_PER_KG.fat;
  rates.lean = (share * stored) / ENERGY_PER_KG.lean;
  rates.glycogen = flux / ENERGY_PER_KG.glycogen;
  rates.fluid = (retained - SODIUM.excretedByCarbs * (1 - regime.carbs / start.carbs)) / SODIUM.perKgFluid;
  rates.adaptation = (adapted - state.adaptation) / ADAPTATION.days;
  return rates;
}
