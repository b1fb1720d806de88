import {
  boerLeanMass,
  devine,
  fatFreeMassIndex,
  hamwi,
  miller,
  robinson,
} from '@evenscale/formulas/body-composition';
import { leanMass } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kilograms } from '@evenscale/formulas/units';
import { isUnderAge } from '#person/policy.ts';
import type { Height } from '#person/entry/measure-text.ts';
import {
  type BackgroundLimits,
  backgroundLimitsOf,
  bodyMassIndexOf,
  idealWeightRangeOf,
  isLossUnneeded,
  olderRangeOf,
  type WeightRange,
} from '#person/assessment.ts';
import type { Person } from '#person/person.ts';
import { amountIn } from '#person/format-weight.ts';
import { waistFinding, type WaistFinding } from '#person/waist/waist-finding.ts';
import { weightUnitOf } from '#person/units.ts';

/** The classic equations, by year. */
export const CLASSIC_WEIGHTS = ['hamwi', 'devine', 'robinson', 'miller'] as const;
export type ClassicWeight = (typeof CLASSIC_WEIGHTS)[number];

/** A weight in the unit that the visitor reads. */
export interface ClassicFigure {
  readonly key: ClassicWeight;
  readonly value: number;
}

/** Everything except fat, in the unit that the visitor reads. */
export interface LeanMass {
  /** Boer's estimate; `null` outside the range of real bodies. */
  readonly estimated: number | null;
  /** From the entered body fat. */
  readonly measured: { readonly value: number; readonly index: BodyMassIndex } | null;
}

/** Everything that this part shows; nothing is rounded. */
export type BodySize =
  | { readonly status: 'underAge' }
  | {
      readonly status: 'shown';
      readonly bmi: BodyMassIndex;
      readonly height: Height;
      /** From 65 on, in the range where losing weight is usually unnecessary. */
      readonly isLossUnneeded: boolean;
      readonly waist: WaistFinding;
      /** By the lower limits for some family backgrounds, if they were requested. */
      readonly background: BackgroundLimits | null;
      readonly healthyRange: WeightRange;
      /** From 65 on; otherwise `null`. */
      readonly olderRange: WeightRange | null;
      /** `null` below five feet, where they aren't defined. */
      readonly classics: readonly ClassicFigure[] | null;
      readonly leanMass: LeanMass;
    };

export type ShownBodySize = Extract<BodySize, { status: 'shown' }>;

const EQUATIONS = { devine, hamwi, miller, robinson } as const;

const inUnitOf = (person: Person, weight: Kilograms): number => amountIn(weight, weightUnitOf(person));

function classicsOf(person: Person): readonly ClassicFigure[] | null {
  const figures = CLASSIC_WEIGHTS.flatMap((key) => {
    const weight = EQUATIONS[key](person.height.centimetres, person.gender);
    return weight === null ? [] : [{ key, value: inUnitOf(person, weight) }];
  });
  return figures.length > 0 ? figures : null;
}

function leanMassOf(person: Person): LeanMass {
  const { bodyFat = null } = person;
  const { kilograms } = person.weight;
  const { centimetres } = person.height;
  const boer = boerLeanMass(kilograms, centimetres, person.gender);
  return {
    // At its bounds the equation is outside the range of people it was developed on.
    estimated: boer > 0 && boer < kilograms ? inUnitOf(person, boer) : null,
    measured:
      bodyFat === null
        ? null
        : {
            value: inUnitOf(person, leanMass(kilograms, bodyFat)),
            index: fatFreeMassIndex(kilograms, bodyFat, centimetres),
          },
  };
}

/** A person, and a waist if one is given → the body measures. Pure. */
export function buildBodySize(person: Person, waist: Height | null): BodySize {
  if (isUnderAge(person.age)) return { status: 'underAge' };
  const bmi = bodyMassIndexOf(person);
  return {
    status: 'shown',
    bmi,
    height: person.height,
    isLossUnneeded: isLossUnneeded(person),
    waist: waistFinding(waist, person.height, bmi),
    background: backgroundLimitsOf(person),
    healthyRange: idealWeightRangeOf(person),
    olderRange: olderRangeOf(person),
    classics: classicsOf(person),
    leanMass: leanMassOf(person),
  };
}
