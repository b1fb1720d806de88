/** What somebody does with a log, and what must then be on the device and on the page. */
import { ownMaintenance } from '@evenscale/formulas/own-maintenance';
import { cm, years } from '@evenscale/formulas/units';
import fc from 'fast-check';
import { addDays } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

type Body = Readonly<Pick<Parameters<typeof ownMaintenance>[0], 'gender'>> & {
  readonly age: number;
  readonly centimetres: number;
  /** About what the person weighs, in kilograms. */
  readonly kilograms: number;
};

/** Somebody whose log is kept. */
export interface Somebody {
  readonly name: string;
  /** `null` if unknown; the log then shows no figure. */
  readonly body: Body | null;
  readonly days: ReadonlyMap<string, StoredLogDay>;
  /** What the planner said when they chose to follow its plan, in kilocalories; `null` without a plan. */
  readonly intake: number | null;
}

export interface World {
  readonly today: string;
  readonly people: readonly Somebody[];
  /** The name of the person shown. */
  readonly shown: string;
}

/** Sixty days up to Nov 21, 2026, with small swings. */
const sixtyDays = (from: number, intakeKcal: number): Somebody['days'] =>
  new Map(
    Array.from({ length: 60 }, (_, index) => {
      const day = addDays('2026-09-23', index);
      const weightKg = Math.round((from - 0.03 * index + 0.3 * Math.sin(index * 2.1)) * 10) / 10;
      return [day, { day, weightKg, intakeKcal }];
    }),
  );

/** Two people with a log each, the first one shown. */
export const AT_FIRST: World = {
  today: '2026-11-22',
  shown: 'Ben',
  people: [
    {
      name: 'Ben',
      body: { gender: 'male', age: 40, centimetres: 180, kilograms: 80 },
      days: sixtyDays(82, 2400),
      intake: null,
    },
    {
      name: 'Ana',
      body: { gender: 'female', age: 34, centimetres: 168, kilograms: 66 },
      days: sixtyDays(68, 1900),
      intake: null,
    },
  ],
};

/** The person shown. */
export function shownIn({ people, shown }: World): Somebody {
  const found = people.find(({ name }) => name === shown);
  if (!found) throw new Error(`nobody is called ${shown}`);
  return found;
}

/** The world after a change to the person shown. */
export const withShown = (world: World, change: Partial<Somebody>): World => ({
  ...world,
  people: world.people.map((one) => (one.name === world.shown ? { ...one, ...change } : one)),
});

/** The world after the person shown logged something for a day; what is left out stays as it was. */
export function withLogged(world: World, day: string, amounts: Omit<StoredLogDay, 'day'>): World {
  const { days } = shownIn(world);
  return withShown(world, { days: new Map([...days, [day, { ...days.get(day), ...amounts, day }]]) });
}

/** Own maintenance calories, calculated with the formulas; `null` until the log is long enough. */
export function maintenanceOf({ body, days }: Somebody): number | null {
  if (!body) return null;
  const person = { gender: body.gender, age: years(body.age), height: cm(body.centimetres), bodyFat: null };
  const sorted = [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const found = ownMaintenance(person, sorted.map(dayOfLog));
  return found.kind === 'estimated' ? found.maintenance.value : null;
}

/** Texts of a weight near the person's own, by their difference from it; one of them can't be read. */
const WEIGHTS = ['', '+0.3', '-0.4', '+1', '0', 'abc'] as const;
const INTAKES = ['', '2150', '1,900', '2400', 'a lot'] as const;
const WAISTS = ['', '', '', '88', '91.5'] as const;

/** What is typed for a weight. */
export const weightText = (text: string, body: Body | null): string =>
  text === '' || text === 'abc' ? text : ((body?.kilograms ?? 72) + Number(text)).toFixed(1);

/** What is typed for today; empty for what isn't. */
export interface TypedDay {
  readonly weight: string;
  readonly intake: string;
  readonly waist: string;
}

/** One step of a journey. */
export type LogStep =
  /** Into the form of the page, or into another tab, which is closed afterwards. */
  | ({ readonly kind: 'log' | 'otherTab' } & TypedDay)
  | { readonly kind: 'correct'; readonly daysAgo: number; readonly intake: string }
  | { readonly kind: 'home'; readonly weight: string }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'plan'; readonly lighter: number }
  | { readonly kind: 'import'; readonly year: number }
  | { readonly kind: 'undo' | 'reload' | 'switch' | 'add' | 'erase' };

const logged: fc.Arbitrary<TypedDay> = fc.record({
  weight: fc.constantFrom(...WEIGHTS),
  intake: fc.constantFrom(...INTAKES),
  waist: fc.constantFrom(...WAISTS),
});

const step: fc.Arbitrary<LogStep> = fc.oneof(
  { weight: 6, arbitrary: logged.map((typed): LogStep => ({ kind: 'log', ...typed })) },
  { weight: 2, arbitrary: logged.map((typed): LogStep => ({ kind: 'otherTab', ...typed })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ daysAgo: fc.constantFrom(1, 2, 5), intake: fc.constantFrom('2000', '2,345', '') })
      .map((typed): LogStep => ({ kind: 'correct', ...typed })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...WEIGHTS).map((weight): LogStep => ({ kind: 'home', weight })),
  },
  { weight: 3, arbitrary: fc.constantFrom(1, 1, 3, 40).map((days): LogStep => ({ kind: 'later', days })) },
  { weight: 1, arbitrary: fc.constantFrom(3, 4).map((lighter): LogStep => ({ kind: 'plan', lighter })) },
  { weight: 1, arbitrary: fc.constantFrom(2020, 2021).map((year): LogStep => ({ kind: 'import', year })) },
  {
    weight: 7,
    arbitrary: fc
      .constantFrom('undo', 'undo', 'reload', 'switch', 'switch', 'switch', 'add', 'erase')
      .map((kind): LogStep => ({ kind })),
  },
);

export const logJourneys = fc.array(step, { minLength: 3, maxLength: 8 });

/** A step in words. */
export const inWords = ({ kind, ...more }: LogStep): string =>
  [kind, ...Object.entries(more).map(([name, value]) => `${name} “${value}”`)].join(', ');
