/** Units that a file doesn't name: the visitor's own, where its numbers fit no other. */
import { KG_PER_POUND, POUNDS_PER_STONE, type EnergyUnit, type WeightUnit } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import type { DayReading, ReadingSink } from './formats/text-sink.ts';

/** The units of a visitor, and their weight in kg; `null` if it isn't known. */
export interface OwnUnits {
  readonly weightUnit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly waistUnit: WaistInput;
  readonly weightKg: number | null;
}

export const UNIT_KINDS = ['weightUnit', 'energyUnit', 'waistUnit'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A unit that the file's table doesn't name. */
export type FoundUnit =
  /** A file beside it does. */
  | { readonly kind: 'weightUnit'; readonly unit: WeightUnit; readonly by: 'file' }
  /** It is the visitor's own. */
  | { readonly kind: UnitKind; readonly unit: WeightUnit | EnergyUnit | WaistInput; readonly by: 'own' };

/** Files are mostly within this factor of a person's weight. In another unit they aren't: a kilogram has 2.2 pounds. */
const OF_OWN_WEIGHT = 1.4;
/** What people eat on most days, in kcal: read in the other unit, it isn't in the same range. */
const DAYS_ENERGY = [1000, 4000] as const;
/** Waists in cm, with the same property. */
const WAISTS = [55, 138] as const;

type Range = readonly [least: number, most: number];

/** What the middle one of a file's amounts is within, if their unit is the visitor's; `null` if nothing tells. */
function rangeOf(kind: UnitKind, { weightKg }: OwnUnits): Range | null {
  if (kind === 'energyUnit') return DAYS_ENERGY;
  if (kind === 'waistUnit') return WAISTS;
  return weightKg === null ? null : [weightKg / OF_OWN_WEIGHT, weightKg * OF_OWN_WEIGHT];
}

const AMOUNTS = {
  weightUnit: 'weightKg',
  energyUnit: 'intakeKcal',
  waistUnit: 'waistCm',
} as const satisfies Record<UnitKind, keyof DayReading>;

/** The amounts of a kind, one for each day: a day's meals add up. */
function amountsOf(kind: UnitKind) {
  const days = new Map<string, number>();
  function take(reading: DayReading): void {
    const amount = reading[AMOUNTS[kind]];
    if (amount === undefined) return;
    const before = kind === 'energyUnit' ? (days.get(reading.day) ?? 0) : 0;
    days.set(reading.day, before + amount);
  }
  /** The middle amount; `undefined` without any. */
  function middle(): number | undefined {
    const sorted = [...days.values()].toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)];
  }
  return { take, middle };
}

const UNITS = { weightUnit: ['kg', 'lb', 'st'], waistUnit: ['cm', 'in'] } as const;
const KILOGRAMS = { kg: 1, lb: KG_PER_POUND, st: POUNDS_PER_STONE * KG_PER_POUND } as const;
/** Waists of adults, in each unit. */
const WAISTS_IN = { cm: [50, 150], in: [20, 60] } as const;

/** The units that a number without one may be in: for a weight, those that fit the known one. */
export function fittingUnits(
  kind: 'weightUnit' | 'waistUnit',
  sample: string,
  weightKg: number | null,
): readonly (WeightUnit | WaistInput)[] {
  const amount = Number.parseFloat(sample.replace(',', '.'));
  if (kind === 'waistUnit')
    return UNITS.waistUnit.filter((unit) => amount >= WAISTS_IN[unit][0] && amount <= WAISTS_IN[unit][1]);
  if (weightKg === null) return [];
  return UNITS.weightUnit.filter((unit) => {
    const factor = (amount * KILOGRAMS[unit]) / weightKg;
    return factor >= 1 / OF_OWN_WEIGHT && factor <= OF_OWN_WEIGHT;
  });
}

export type UnitTrial = ReturnType<typeof unitTrial>;

/** Reads amounts in the visitor's own units, to see whether they fit. */
export function unitTrial(own: OwnUnits, kinds: readonly UnitKind[]) {
  const amounts = new Map(kinds.map((kind) => [kind, amountsOf(kind)]));

  /** A sink that also looks at the amounts of these kinds. */
  const watching = (sink: ReadingSink, open: readonly UnitKind[]): ReadingSink => ({
    ...sink,
    take: (reading, line) => {
      for (const kind of open) amounts.get(kind)?.take(reading);
      sink.take(reading, line);
    },
  });
  function fits(kind: UnitKind): boolean {
    const [range, middle] = [rangeOf(kind, own), amounts.get(kind)?.middle()];
    return range !== null && middle !== undefined && middle >= range[0] && middle <= range[1];
  }
  return {
    watching,
    /** The units that are tried. */
    units: Object.fromEntries(kinds.map((kind) => [kind, own[kind]])) as Partial<Pick<OwnUnits, UnitKind>>,
    doAllFit: () => kinds.every(fits),
    found: (): readonly FoundUnit[] => kinds.map((kind) => ({ kind, unit: own[kind], by: 'own' })),
  };
}
