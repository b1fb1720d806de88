import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import { type EnergyUnit, kcal, type Kcal } from '@evenscale/formulas/units';
import { energyIn, kilocaloriesFrom } from '#person/energy/format-energy.ts';
import { formatEntry } from '#ui/text/format.ts';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';

/** How far ahead the chart goes, in days. */
export const HORIZONS = { quarter: 91, half: 183, year: 365, twoYears: 730, threeYears: 1095 } as const;

export type Horizon = keyof typeof HORIZONS;

/** One of the seven targets, a plan's calories, or a custom intake. */
export type IntakeKey = TargetKey | 'own';

/** The most that is accepted as a day's intake, in kcal. */
export const MOST_INTAKE = 10_000;

/** A custom intake as it was typed, in the unit that applied then. */
export interface OwnIntake {
  readonly text: string;
  readonly unit: EnergyUnit;
}

export interface ProjectionState {
  readonly horizon: Horizon;
  /** The choice, and the calculator's target at that time. When the target changes, it replaces the choice. */
  readonly picked: { readonly intake: IntakeKey; readonly target: TargetKey } | null;
  readonly own: OwnIntake;
}

export type ProjectionEvent =
  | { readonly type: 'horizonChosen'; readonly horizon: Horizon }
  | {
      readonly type: 'intakeChosen';
      readonly intake: IntakeKey;
      readonly target: TargetKey;
      /** The previous choice; a custom intake starts from it. */
      readonly from: Kcal;
      readonly unit: EnergyUnit;
    }
  | ({ readonly type: 'ownEdited' } & OwnIntake);

/** The initial state: the calculator's target, over a year. */
export const initialProjection: ProjectionState = {
  horizon: 'year',
  picked: null,
  own: { text: '', unit: 'kcal' },
};

/** A custom intake starts from the previous one, rounded to this. */
const ROUND = 10;
const startingText = (from: Kcal, unit: EnergyUnit): string =>
  formatEntry(Math.max(0, Math.round(energyIn(from, unit) / ROUND)) * ROUND);

/** Next state of the projection's choices. Pure. */
export function reduceProjection(state: ProjectionState, event: ProjectionEvent): ProjectionState {
  switch (event.type) {
    case 'horizonChosen':
      return { ...state, horizon: event.horizon };
    case 'intakeChosen': {
      const { intake, target, from, unit } = event;
      const isNew = intake === 'own' && state.own.text === '';
      const own = isNew ? { text: startingText(from, unit), unit } : state.own;
      return { ...state, picked: { intake, target }, own };
    }
    case 'ownEdited':
      return { ...state, own: { text: event.text, unit: event.unit } };
  }
}

/** The intake that the chart shows. */
export function intakeOf(state: ProjectionState, target: TargetKey): IntakeKey {
  return state.picked?.target === target ? state.picked.intake : target;
}

/** The intakes to choose from: the calculator's target first, the custom one last. */
export function intakeKeys(target: TargetKey): readonly IntakeKey[] {
  return [target, ...CALORIE_TARGET_KEYS.filter((key) => key !== target), 'own'];
}

/** Digits in groups of three: "2,094" is two thousand here, whatever the separator. */
const GROUPED = /^\d{1,3}(?:[ ,.']\d{3})+$/u;

/** A unit after the number; it wins over the field's own. */
const NAMED_UNIT = /(?:(k?cal(?:ories)?)|(kj|kilojoules?))$/iu;

/** Reads a daily intake; `null` if it is not a usable number. */
export function parseIntake({ text, unit }: OwnIntake): Kcal | null {
  const amount = normalizeText(text).replace(/(?: a day|\/day)$/u, '');
  const [name = '', inKcal] = NAMED_UNIT.exec(amount) ?? [];
  const plain = amount.slice(0, amount.length - name.length).trim();
  const reading = parseNumberText(GROUPED.test(plain) ? plain.replace(/\D/gu, '') : plain);
  if (!reading.ok) return null;
  const typedUnit = inKcal ? 'kcal' : 'kJ';
  const intake = kilocaloriesFrom(reading.value, name === '' ? unit : typedUnit);
  return intake > 0 && intake <= MOST_INTAKE ? kcal(intake) : null;
}

/** The field's text in `unit`: the typed text, its conversion, or unreadable text unchanged. */
export function ownTextIn(own: OwnIntake, unit: EnergyUnit): string {
  const intake = own.unit === unit ? null : parseIntake(own);
  return intake === null ? own.text : formatEntry(Math.round(energyIn(intake, unit)));
}

/** How much an arrow key changes a custom intake. */
const OWN_STEPS: Readonly<Record<EnergyUnit, number>> = { kcal: 50, kJ: 200 };

/** The text after an arrow key in the custom intake field; text that isn't a usable number stays. */
export function steppedIntake(text: string, unit: EnergyUnit, direction: 1 | -1): string {
  const intake = text.trim() === '' ? 0 : parseIntake({ text, unit });
  if (intake === null) return text;
  const stepped = energyIn(intake, unit) + OWN_STEPS[unit] * direction;
  return formatEntry(Math.min(energyIn(MOST_INTAKE, unit), Math.max(0, stepped)));
}
