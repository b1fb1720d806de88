/** The policy where the table of people has no column: numbers of one's own, offers, what is said first, and what leaves the page. */
import { expect, test } from 'vitest';
import { kcal } from '@evenscale/formulas/units';
import { youngAdultPercentile } from '#person/child/young-adult.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { ownFiguresOf } from '#person/known/own-figures.ts';
import type { PolicyFigure } from '#person/policy.ts';
import { rangeText } from '#person/range-words.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { isPictured } from '#person/share/is-pictured.ts';
import { intakeFigure } from '#person/targets.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { withOffer } from '#tools/planner/plan/offer.ts';
import { buildPlanReport, isGentle, offerOf } from '#tools/planner/report.ts';
import { hasHelpLine, noNeedText } from '#tools/planner/refusal-words.ts';
import { beforePlanText, underweightText } from '#tools/planner/note-words.ts';
import type { TdeeEntries } from '#tools/tdee/entries.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { targetSentence } from '#tools/tdee/words.ts';
import { somePerson } from '../some-person.ts';

type More = Partial<TdeeEntries>;

const someone = (kilograms: number, centimetres: number, age: number, more: More = {}) =>
  somePerson({ weight: `${kilograms} kg`, height: `${centimetres} cm`, age: String(age), ...more });

const reportOf = (...person: Parameters<typeof someone>) => buildTdeeReport(someone(...person));

function outcome(figure: PolicyFigure<number>): string {
  switch (figure.status) {
    case 'fine':
      return 'fine';
    case 'shown':
      return figure.caution;
    case 'withheld':
      return figure.reason;
  }
}

/** A plan of half a year from Nov 29, 2026. */
function planOf(entries: Partial<PlannerEntries>) {
  const all: PlannerEntries = {
    ...initialEntries(planner),
    ...{ weight: '70 kg', height: '175 cm', age: '30', today: '2026-11-29', goalDate: '2027-05-30' },
    ...entries,
  };
  const reading = readEntries(planner, all, all);
  if (!reading.ok) throw new RangeError(JSON.stringify(reading.problems));
  const input = planInputOf(reading.input);
  return { input, report: buildPlanReport(input) };
}

/** What the policy says about a number of one's own, from maintenance or from 0. */
const own = (
  person: Parameters<typeof someone>,
  { from, by }: { from: 'maintenance' | 'nothing'; by: number },
) => {
  const { facts } = reportOf(...person);
  return outcome(intakeFigure(kcal((from === 'nothing' ? 0 : facts.tdee) + by), facts));
};

test.each([
  ['500 above maintenance at BMI 17', [52, 175, 30], { from: 'maintenance', by: 500 }, 'fine'],
  ['501 above it', [52, 175, 30], { from: 'maintenance', by: 501 }, 'fastGain'],
  ['1 above it below BMI 16', [48.9, 175, 30], { from: 'maintenance', by: 1 }, 'farUnderweight'],
  ['1 below it below BMI 18.5', [56.6, 175, 30], { from: 'maintenance', by: -1 }, 'underweight'],
  ['1,001 above it at BMI 28', [85, 175, 30], { from: 'maintenance', by: 1001 }, 'largeSurplus'],
  ['999 below it at BMI 24.9', [76.5, 175, 30], { from: 'maintenance', by: -999 }, 'fine'],
  ['1,000 below it', [76.5, 175, 30], { from: 'maintenance', by: -1000 }, 'largeStep'],
  [
    '1,199.6 for a woman, printed as 1,200',
    [60, 165, 30, { gender: 'female' }],
    { from: 'nothing', by: 1199.6 },
    'fine',
  ],
  ['1,199.4 for her', [60, 165, 30, { gender: 'female' }], { from: 'nothing', by: 1199.4 }, 'belowMinimum'],
  ['1,499 for a man', [90, 175, 30], { from: 'nothing', by: 1499 }, 'belowMinimum'],
  ['800 for him', [90, 175, 30], { from: 'nothing', by: 800 }, 'belowMinimum'],
  ['799.4 for him', [90, 175, 30], { from: 'nothing', by: 799.4 }, 'unsafe'],
] as const)('a number of one’s own: %s', (_, person, number, expected) =>
  expect(own([...person], number)).toBe(expected),
);

test.each([
  [
    'a gain of 8 kg within 30 days at BMI 17',
    { weight: '52 kg', goalWeight: '60 kg', goalDate: '2026-12-29' },
  ],
  ['a loss of 20 kg within 30 days', { weight: '100 kg', goalWeight: '80 kg', goalDate: '2026-12-29' }],
  ['a goal below BMI 18.5 from above the range', { weight: '90 kg', goalWeight: '50 kg' }],
])('an offer ends in a plan without a caution: %s', (_, entries) => {
  const { input, report } = planOf(entries);
  const offer = offerOf(report);
  expect(report.kind).not.toBe('planned');
  expect(offer && isGentle(buildPlanReport(withOffer(input, offer)))).toBe(true);
});

test('below BMI 16 no weight is planned, not even today’s, and nothing is offered', () => {
  expect(planOf({ weight: '48.9 kg', goalWeight: '48.9 kg' }).report).toMatchObject({ keeping: null });
  expect(planOf({ weight: '48.9 kg', goalWeight: '55 kg' }).report).toMatchObject({
    reason: 'farUnderweight',
    offer: null,
  });
});

test('a gain below BMI 18.5 begins slowly, and a goal below it has whom to call', () => {
  expect(underweightText(planOf({ weight: '52 kg', goalWeight: '57 kg' }).report, 'kcal')).toMatch(
    /start with 250 kcal a day more than you use.*call a doctor before you eat more\.$/u,
  );
  const { report } = planOf({ weight: '67 kg', goalWeight: '56 kg' });
  expect(report.kind === 'refused' && hasHelpLine(report)).toBe(true);
});

test('losing that isn’t needed is called so before a plan, and before why there is none', () => {
  const plan = (goalDate: string) =>
    planOf({ weight: '80 kg', age: '82', goalWeight: '72 kg', goalDate }).report;
  const [later, soon] = [plan('2028-05-30'), plan('2026-12-22')];
  const first = /^At 82, there’s usually no need to lose weight\. Ask a doctor/u;
  expect(later.kind === 'planned' && beforePlanText(later)).toMatch(first);
  expect(soon.kind === 'notSafe' && noNeedText(soon)).toMatch(first);
});

test.each([
  ['at 82 with BMI 20.1', someone(60, 172.8, 82), /^At 82, it’s better not to lose weight/u],
  ['in a pregnancy', someone(65, 165, 30, { gender: 'female', pregnancy: 'yes' }), null],
  ['under 18', someone(42, 165, 17), null],
  [
    'by the lower limits at BMI 23.4',
    someone(71.7, 175, 40, { familyBackground: 'yes' }),
    /family background/u,
  ],
])('what is said first %s', (_, person, text) => {
  const said = rangeText(person);
  if (text) expect(said).toMatch(text);
  else expect(said).toBeNull();
});

test('the goal’s calories come first, and no need to lose is said once', () => {
  expect(targetSentence(reportOf(95, 175, 40, { goal: 'lose' }), 'kcal')).toMatch(/^To lose weight, eat/u);
  const healthy = targetSentence(reportOf(67.4, 175, 30, { goal: 'lose' }), 'kcal') ?? '';
  expect(healthy.match(/need to lose/gu)).toHaveLength(1);
});

test('what leaves the page: no picture and no line in the search below BMI 18.5, and home’s way is up', () => {
  const thin = someone(52, 175, 30);
  expect(isPictured(buildTdeeReport(thin).facts)).toBe(false);
  expect(ownFiguresOf(thin)).toBeNull();
  expect(buildHomeReport(thin).hasWay).toBe(true);
  expect(buildHomeReport(someone(95, 172, 82)).hasWay).toBe(false);
});

test('the percentile is for 18 and 19, and a BMI of 24.96 has its decimals', () => {
  expect(youngAdultPercentile(reportOf(60, 165, 19).facts)).not.toBeNull();
  expect(youngAdultPercentile(reportOf(60, 165, 20).facts)).toBeNull();
  expect(shownBmiOf(buildHomeReport(someone(76.44, 175, 30)))).toBe('24.96');
});

test.each([
  ['his', {}, true],
  ['of a woman', { gender: 'female' }, false],
  ['of somebody 4 years older', { age: '44' }, false],
  ['of somebody 4 cm taller', { height: '187 cm' }, false],
  ['of somebody 11% heavier', { weight: '91 kg' }, false],
] as const)('a figure from the log of a man of 40 is %s in the form that has it', (_, more, isUsed) => {
  const ownMaintenance = '2600~2500~2700~82~male~40~183';
  const report = reportOf(82, 183, 40, { ownMaintenance, ...more });
  expect(report.day.own !== null).toBe(isUsed);
});
