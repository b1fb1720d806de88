/** What must be true after every step of a random journey. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '@evenscale/formulas/bmi';
import { estimatedBodyFat } from '@evenscale/formulas/body-composition';
import {
  homeCalories,
  mifflinStJeor,
  targetCalories,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, macroGrams } from '@evenscale/formulas/macros';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { measureText } from '#person/entries/measure.ts';
import { personLine } from '#person/person-line.ts';
import { home, type HomeEntries, type HomeInput } from '#tools/home/entries.ts';
import type { Tool } from './random-journeys.ts';

/** The person as entered in the page's own fields. All tools ask for what the home page does. */
async function entriesOn(page: Page): Promise<HomeEntries> {
  const { chosen, texts, inStone } = await page.evaluate(() => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [data-field="${name}"]`)?.value ??
      '';
    const checked = [...document.querySelectorAll<HTMLInputElement>('main [type="radio"]:checked')];
    const names = ['weight', 'stone', 'pounds', 'height', 'feet', 'inches', 'age', 'activityLevel'] as const;
    return {
      chosen: checked.map((radio) => radio.value),
      texts: Object.fromEntries(names.map((name) => [name, value(name)])),
      inStone: document.querySelector('main [data-field="stone"]') !== null,
    };
  });
  const { weight = '', stone = '', pounds = '', height = '', feet = '', inches = '', ...others } = texts;
  const isMetric = chosen.includes('metric');
  const record = {
    ...others,
    units: isMetric ? 'metric' : inStone ? 'stone' : 'imperial',
    gender: chosen.find((choice) => choice === 'male' || choice === 'female'),
    weight: inStone
      ? measureText({ unit: 'st', large: stone, small: pounds })
      : measureText({ unit: isMetric ? 'kg' : 'lb', large: weight, small: null }),
    height: isMetric
      ? measureText({ unit: 'cm', large: height, small: null })
      : measureText({ unit: 'ft', large: feet, small: inches }),
  };
  return changedEntries(home, initialEntries(home), knownEntries(home, record, 'page'));
}

interface Figure {
  readonly expected: number;
  /** Fields show converted entries rounded, and a page keeps the typed text. */
  readonly tolerance: number;
}
type Figures = Readonly<Record<string, Figure>>;

/** Figures of one kind, with the tolerance that they share. */
const figures = (values: Readonly<Record<string, number>>, tolerance: number, before = ''): Figures =>
  Object.fromEntries(
    Object.entries(values).map(([name, expected]) => [`${before}${name}`, { expected, tolerance }]),
  );

/** The formulas' figures for a person, by the name of their result; a page may withhold some. */
function figuresOf({ path }: Tool, person: HomeInput): Figures {
  const { weight, height, age, gender, activityLevel, units } = person;
  const isMetric = units === 'metric';
  const bmr = mifflinStJeor(weight.kilograms, height.centimetres, age, gender);
  const bmi = isMetric
    ? bodyMassIndex(weight.kilograms, height.centimetres)
    : bodyMassIndexImperial(weight.pounds, height.inches);
  const tdee = totalDailyEnergyExpenditure(bmr, activityLevel);
  const ideal = isMetric ? idealWeightRange(height.centimetres) : idealWeightRangeImperial(height.inches);
  const ofBody = bmi * 3e-3;
  const ofDay = 0.2 + tdee * 2e-3;
  if (path === '/weight-planner') return figures({ 'plan.tdee': tdee }, ofDay);
  if (path === '/')
    return {
      ...figures({ bmi }, ofBody),
      ...figures({ min: ideal.min, max: ideal.max }, ideal.max * 3e-3, 'idealWeightRange.'),
      ...figures({ bmr, ...homeCalories(tdee) }, ofDay, 'calories.'),
    };
  const macros = MACRO_PLAN_KEYS.map((plan) => figures(macroGrams(tdee, plan), ofDay / 4, `macros.${plan}.`));
  return {
    ...figures({ bmi }, ofBody),
    ...figures({ bmr, tdee }, ofDay),
    ...figures({ bodyFatPercentage: estimatedBodyFat(bmi, age, gender) }, ofBody * 2),
    ...figures(targetCalories(tdee), ofDay, 'targetCalories.'),
    ...Object.assign({}, ...macros),
  };
}

interface Shown {
  readonly stale: string | null;
  readonly values: Readonly<Record<string, string>>;
}

const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    stale: document.querySelector('[data-stale]')?.textContent ?? null,
    values: Object.fromEntries(
      [...document.querySelectorAll('main [data-result][value]')].map((element) => [
        element.getAttribute('data-result') ?? '',
        element.getAttribute('value') ?? '',
      ]),
    ),
  }));

type Values = Shown['values'];

/** The first figure that doesn't match the person; `null` if all do. */
function wrongFigure(shown: Values, expected: Figures): string | null {
  const wrong = Object.entries(expected).find(
    ([name, figure]) =>
      shown[name] !== undefined && !(Math.abs(Number(shown[name]) - figure.expected) <= figure.tolerance),
  );
  return wrong ? `${wrong[0]} is ${shown[wrong[0]]}, not ${wrong[1].expected}` : null;
}

/** A figure in the calculation steps that differs from the same figure above it. */
function wrongWorking(shown: Values): string | null {
  const wrong = Object.keys(shown).find((name) => {
    const [above, below] = [Number(shown[name]), Number(shown[`working.${name}`] ?? shown[name])];
    return !(Math.abs(above - below) <= Math.abs(above) * 1e-9);
  });
  return wrong === undefined
    ? null
    : `${wrong} is ${shown[wrong]}, in the working ${shown[`working.${wrong}`]}`;
}

/** The people whose results were current on this journey, by the line that names them. */
export type Seen = Map<string, HomeInput>;

/** The fault of a result that is labeled as from earlier entries. */
function wrongStale(
  shown: Shown,
  tool: Tool,
  label: string,
  current: HomeInput | null,
  seen: Seen,
): string | null {
  if (current && label.endsWith(personLine(current))) return 'a current result is marked as stale';
  const named = [...seen].find(([line]) => label.endsWith(line));
  const wrong = named && wrongFigure(shown.values, figuresOf(tool, named[1]));
  return wrong ? `${wrong}: ${label}` : null;
}

/** The fault of the page; `null` if every figure matches the person that the page names. */
async function wrongBit(page: Page, tool: Tool, seen: Seen): Promise<string | null> {
  const shown = await readShown(page);
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  if (/\b(?:NaN|Infinity|undefined)\b/u.test(text)) return `the page shows ${text}`;
  if (shown.values[tool.shown] === undefined) return null;
  const entries = await entriesOn(page);
  const reading = readEntries(home, entries, entries);
  const person = reading.ok ? reading.input : null;
  const disagreement = wrongWorking(shown.values);
  if (disagreement) return disagreement;
  if (shown.stale !== null) return wrongStale(shown, tool, shown.stale, person, seen);
  if (!person) return `a result without its person beside ${JSON.stringify(entries)}`;
  const wrong = wrongFigure(shown.values, figuresOf(tool, person));
  if (wrong) return `${wrong}: ${JSON.stringify(entries)}`;
  seen.set(personLine(person), person);
  return null;
}

/** Waits until the page is correct; pages update shortly after the step. */
export async function expectRight(page: Page, tool: Tool, seen: Seen, timeout: number): Promise<void> {
  await expect.poll(() => wrongBit(page, tool, seen), { timeout }).toBeNull();
}
