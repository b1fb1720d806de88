/** Turns the options of `evenscale project` into phases of intake and activity, or says what's wrong with them. */
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { WEIGHT_MODEL_RANGE, type WeightPhase } from '@evenscale/formulas/weight-model';
import { HORIZONS, parseIntake } from '../../../src/parts/projection/projection-form.ts';
import { ownProblemText } from '../../../src/parts/projection/projection-words.ts';
import { parseNumberText } from '../../../src/person/entry/number-text.ts';
import type { EntryMistake } from './answer.ts';
import { projectWords } from './project-words.ts';

/** Intake and activity from today on, as given in the options. */
export interface ScenarioOptions {
  readonly eat: readonly string[];
  readonly days?: string;
  readonly every?: string;
  readonly carbs?: string;
  readonly sodium?: string;
  readonly movement?: string;
  readonly pal?: string;
}

/** The same, parsed. */
export interface Scenario {
  readonly phases: readonly [WeightPhase, ...WeightPhase[]];
  readonly days: number;
  /** Days between one line of the answer and the next. */
  readonly every: number;
}

/** The day from which the first intake applies. */
export const firstDay = ({ phases }: Scenario): number => Math.min(...phases.map(({ fromDay }) => fromDay));

interface ScenarioReading {
  /** `null` if there are mistakes. */
  readonly scenario: Scenario | null;
  readonly mistakes: readonly EntryMistake[];
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly example: number;
  readonly isWhole?: boolean;
  /** Below it, `2,300` is not a decimal but a group of three. */
  readonly leastDecimal?: number;
}

const { pal } = WEIGHT_MODEL_RANGE;

const LIMITS = {
  days: { least: 1, most: HORIZONS.threeYears, example: 365, isWhole: true },
  every: { least: 1, most: HORIZONS.threeYears, example: 7, isWhole: true },
  carbs: { least: 0, most: 100, example: 45 },
  sodium: { least: 0, most: 20_000, example: 2_300, leastDecimal: 100 },
  movement: { least: 0, most: 5, example: 1.5 },
  pal: { least: pal.min, most: pal.max, example: 1.7 },
} as const satisfies Readonly<Record<string, Limits>>;

type Amount = keyof typeof LIMITS;
const AMOUNTS = Object.keys(LIMITS) as readonly Amount[];

/** The defaults: a year, in steps of four weeks. */
const USUAL = { days: 365, every: 28 } as const;

/** The number given for an option; `null` if it's invalid or out of range. */
function readAmount(amount: Amount, text: string): number | null {
  const { least, most, isWhole = false, leastDecimal = isWhole ? Infinity : 0 }: Limits = LIMITS[amount];
  const reading = parseNumberText(
    text.trim().replace(/ ?(?:%|mg|days?)$/u, ''),
    (decimal) => decimal >= leastDecimal,
  );
  if (!reading.ok || reading.value < least || reading.value > most) return null;
  return isWhole && !Number.isInteger(reading.value) ? null : reading.value;
}

function amountsOf(options: ScenarioOptions): Readonly<Partial<Record<Amount, number | null>>> {
  return Object.fromEntries(
    AMOUNTS.flatMap((amount) => {
      const text = options[amount];
      return text === undefined ? [] : [[amount, readAmount(amount, text)] as const];
    }),
  );
}

interface Eaten {
  readonly fromDay: number;
  readonly intake: Kcal;
}

/** Parses "2000", "8400 kJ", or "2200@90" (from day 90 on); a message if it can't be used. */
function readEaten(text: string, unit: EnergyUnit, days: number): Eaten | string {
  const [, amount = text, from = '0'] = /^(.*)@(.*)$/u.exec(text) ?? [];
  const intake = parseIntake({ text: amount, unit });
  const day = from === '0' ? 0 : readAmount('days', from);
  if (intake === null) return `${ownProblemText(unit)} ${projectWords.eatLater}`;
  if (day === null) return projectWords.eatDay(LIMITS.days);
  return day > days ? projectWords.eatTooLate(days) : { fromDay: day, intake };
}

const amountMistake = (amount: Amount, typed: string): EntryMistake => ({
  entry: `--${amount}`,
  typed,
  message: projectWords.amountProblem[amount](LIMITS[amount]),
});

interface ReadIntake {
  readonly text: string;
  readonly phase: Eaten | string;
}

/** Marks an intake that starts on the same day as an earlier one in the list. */
const withoutRepeats = (eaten: readonly ReadIntake[]): readonly ReadIntake[] =>
  eaten.map(({ text, phase }, place) => {
    const isRepeated =
      typeof phase !== 'string' &&
      eaten
        .slice(0, place)
        .some((other) => typeof other.phase !== 'string' && other.phase.fromDay === phase.fromDay);
    return { text, phase: isRepeated ? projectWords.eatSameDay : phase };
  });

/** Parses the options, or reports every mistake. Carbohydrates, sodium and movement apply from today on. */
export function readScenario(options: ScenarioOptions, unit: EnergyUnit): ScenarioReading {
  const amounts = amountsOf(options);
  const horizon = amounts.days ?? USUAL.days;
  const eaten = withoutRepeats(options.eat.map((text) => ({ text, phase: readEaten(text, unit, horizon) })));
  const mistakes = [
    ...eaten.flatMap(({ text, phase }) =>
      typeof phase === 'string' ? [{ entry: '--eat', typed: text, message: phase }] : [],
    ),
    ...AMOUNTS.filter((amount) => amounts[amount] === null).map((amount) =>
      amountMistake(amount, options[amount] ?? ''),
    ),
  ];
  const { days = USUAL.days, every = USUAL.every, carbs, sodium, movement, pal: level } = amounts;
  const [first, ...later] = eaten.flatMap(({ phase }) =>
    typeof phase === 'string'
      ? []
      : [
          {
            ...phase,
            ...(typeof carbs === 'number' && { carbFraction: carbs / 100 }),
            ...(typeof sodium === 'number' && { sodium }),
            ...(typeof movement === 'number' && {
              activity: { kind: 'factor', factor: movement } as const,
            }),
            ...(typeof level === 'number' && { activity: { kind: 'pal', pal: level } as const }),
          },
        ],
  );
  if (mistakes.length > 0 || !first || days === null || every === null) return { scenario: null, mistakes };
  return { scenario: { phases: [first, ...later], days, every }, mistakes };
}
