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
  type ActivityLevel,
  type Gender,
  homeCalories,
  mifflinStJeor,
  targetCalories,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, macroGrams } from '@evenscale/formulas/macros';
import type { PersonDraft } from '#person/draft.ts';
import { parsePerson } from '#person/form.ts';
import type { Person } from '#person/form.ts';
import { personLine } from '#person/person-line.ts';
import type { Tool } from './random-journeys.ts';

function weightOf(
  texts: Readonly<Record<string, string>>,
  isMetric: boolean,
  inStone: boolean,
): PersonDraft['weight'] {
  const { weight = '', stone = '', pounds = '' } = texts;
  if (isMetric) return { unit: 'kg', kilograms: weight };
  return inStone ? { unit: 'st', stone, pounds } : { unit: 'lb', pounds: weight };
}

/** The person as entered in the page's own fields. */
async function draftOf(page: Page): Promise<PersonDraft> {
  const { chosen, texts, inStone } = await page.evaluate(() => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [data-field="${name}"]`)?.value ??
      '';
    const checked = [...document.querySelectorAll<HTMLInputElement>('main [type="radio"]:checked')];
    const names = ['weight', 'stone', 'pounds', 'height', 'feet', 'inches', 'age', 'activityLevel'];
    const texts: Record<string, string> = Object.fromEntries(names.map((name) => [name, value(name)]));
    const inStone = document.querySelector('main [data-field="stone"]') !== null;
    return { chosen: checked.map((radio) => radio.value), texts, inStone };
  });
  const isMetric = chosen.includes('metric');
  return {
    units: isMetric ? 'metric' : 'imperial',
    inStone,
    weight: weightOf(texts, isMetric, inStone),
    height: isMetric
      ? { unit: 'cm', centimetres: texts['height'] ?? '' }
      : { unit: 'ft', feet: texts['feet'] ?? '', inches: texts['inches'] ?? '' },
    age: texts['age'] ?? '',
    gender: chosen.find((value): value is Gender => value === 'male' || value === 'female') ?? 'male',
    activityLevel: texts['activityLevel'] as ActivityLevel,
  };
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
function figuresOf({ path }: Tool, person: Person): Figures {
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
export type Seen = Map<string, Person>;

/** The fault of a result that is labeled as from earlier entries. */
function wrongStale(
  shown: Shown,
  tool: Tool,
  label: string,
  current: Person | null,
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
  const draft = await draftOf(page);
  const parsed = parsePerson(draft, tool.rules, draft);
  const person = parsed.ok ? parsed.person : null;
  const disagreement = wrongWorking(shown.values);
  if (disagreement) return disagreement;
  if (shown.stale !== null) return wrongStale(shown, tool, shown.stale, person, seen);
  if (!person) return `a result without its person beside ${JSON.stringify(draft)}`;
  const wrong = wrongFigure(shown.values, figuresOf(tool, person));
  if (wrong) return `${wrong}: ${JSON.stringify(draft)}`;
  seen.set(personLine(person), person);
  return null;
}

/** Waits until the page is correct; pages update shortly after the step. */
export async function expectRight(page: Page, tool: Tool, seen: Seen, timeout: number): Promise<void> {
  await expect.poll(() => wrongBit(page, tool, seen), { timeout }).toBeNull();
}
