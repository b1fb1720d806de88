import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { matchEntries, indexEntries } from '#search/rank.ts';
import type { IndexedEntry } from '#search/rank.ts';
import type { SearchEntry } from '#search/match.ts';

let index: readonly IndexedEntry[] = [];

beforeAll(async () => {
  const file = pathToFileURL(resolve('dist/search-entries.js')).href;
  const { entries } = (await import(file)) as { readonly entries: readonly SearchEntry[] };
  index = indexEntries(entries);
});

const firstOf = (query: string): string | undefined => matchEntries(query, index)[0]?.url;

const article = (slug: string): string => `/articles/${slug}`;
const HOME = '/';
const TDEE = '/tdee-calculator';
const PLANNER = '/weight-planner';
const LOG = '/log';
const OLDER = '/bmi-information#age-65-or-over';
const CARBS = article('healthy-carbs');
const FATS = article('good-fats');
const SLEEP = article('sleep-recovery');
const CARDIO = article('cardio-workouts');
const WATER = article('hydration-tips');
const PROTEIN = article('protein-diet');
const STRENGTH = article('strength-training-basics');
const FASTING = article('intermittent-fasting');
const SUPPLEMENTS = article('supplement-guide');
const CHILDREN = article('bmi-for-children-and-teens');
const OWN_MAINTENANCE = article('find-your-maintenance-calories');
const PREGNANCY = '/pregnancy-weight-gain';
const CHILD_BMI = '/child-bmi-calculator';
const BMR = '/bmr-calculator';
const BODY_FAT_PAGE = '/body-fat-calculator';
const PROTEIN_PAGE = '/protein-calculator';
const WAIST = '/waist-to-height-calculator';

describe('the right page is first for', () => {
  test.each([
    ['weight planner', PLANNER],
    ['tdee calculator', TDEE],
    ['how many calories', TDEE],
    ['how much should i weigh', HOME],
    ['is my weight ok', HOME],
    ['is my weight ok at 68', HOME],
    ['am i overweight', HOME],
    ['too heavy', HOME],
    ['over 65', OLDER],
    ['older', OLDER],
    ['seniors', OLDER],
    ['elderly', OLDER],
    ['older adults', OLDER],
    ['bmi chart', '/bmi-information'],
    ['ideal weight', '/ideal-weight-calculator'],
    ['ideal weight calculator', '/ideal-weight-calculator'],
    ['body fat', BODY_FAT_PAGE],
    ['body fat calculator', BODY_FAT_PAGE],
    ['lean body mass', BODY_FAT_PAGE],
    ['bmr', BMR],
    ['bmr calculator', BMR],
    ['basal metabolic rate', BMR],
    ['protein calculator', PROTEIN_PAGE],
    ['how much protein', PROTEIN_PAGE],
    ['waist', WAIST],
    ['waist to height', WAIST],
    ['belly fat', WAIST],
    ['find my maintenance', OWN_MAINTENANCE],
    ['food log', LOG],
    ['pregnant', PREGNANCY],
    ['pregnancy', PREGNANCY],
    ['pregnancy weight gain', PREGNANCY],
    ['how much weight should i gain in pregnancy', PREGNANCY],
    ['underreporting', OWN_MAINTENANCE],
  ])('%s', (query, expected) => {
    expect(firstOf(query)).toBe(expected);
  });
});

describe('something sensible is found for', () => {
  test.each([
    ['creatine', [SUPPLEMENTS]],
    ['keto', [CARBS, article('macronutrients-explained')]],
    ['protien', [PROTEIN]],
    ['calory', ['/calorie-calculator']],
    ['macros', [TDEE, article('macronutrients-explained')]],
    ['metabolism', [article('bmr-vs-tdee'), BMR]],
    ['kilojoules', [TDEE]],
    ['expecting', [PREGNANCY]],
    ['walking', [CARDIO]],
    ['alcohol', [SLEEP, WATER, article('plateau-breaking')]],
  ])('%s', (query, sensible) => {
    expect(sensible).toContain(firstOf(query));
  });
});

/** What visitors of sites like this one search for, with every page that answers it. */
const EVERYDAY: readonly (readonly [query: string, answers: readonly string[]])[] = [
  ['bmi', [HOME]],
  ['bmi calculator', [HOME]],
  ['calorie calculator', [HOME, TDEE]],
  ['macro calculator', [TDEE]],
  ['tdee', [TDEE]],
  ['bmr', [BMR]],
  ['maintenance calories', [TDEE]],
  ['goal weight', [PLANNER]],
  ['lose weight', [PLANNER, '/calorie-deficit-guide']],
  ['weight loss', [PLANNER, '/calorie-deficit-guide']],
  ['calorie deficit', ['/calorie-deficit-guide']],
  ['plateau', [article('plateau-breaking')]],
  ['protein', [PROTEIN, PROTEIN_PAGE]],
  ['how much protein', [PROTEIN, PROTEIN_PAGE]],
  ['how much protein you need', [PROTEIN, PROTEIN_PAGE]],
  ['protein for cutting', [PROTEIN]],
  ['fiber', [CARBS]],
  ['fibre', [CARBS]],
  ['sugar', [CARBS]],
  ['carbs', [CARBS]],
  ['whole grains', [CARBS]],
  ['saturated fat', [FATS]],
  ['omega 3', [FATS]],
  ['seed oils', [FATS]],
  ['cholesterol', [FATS]],
  ['olive oil', [FATS]],
  ['intermittent fasting', [FASTING]],
  ['fasting', [FASTING]],
  ['16:8', [FASTING]],
  ['sleep', [SLEEP]],
  ['insomnia', [SLEEP]],
  ['melatonin', [SLEEP]],
  ['stress', [article('stress-weight-management')]],
  ['cortisol', [article('stress-weight-management')]],
  ['strength training', [STRENGTH]],
  ['gym', [STRENGTH]],
  ['muscle', [STRENGTH, PROTEIN]],
  ['home workout', [article('home-workouts')]],
  ['running', [CARDIO]],
  ['heart rate zones', [CARDIO]],
  ['cardio', [CARDIO]],
  ['stretching', [article('flexibility-importance')]],
  ['yoga', [article('flexibility-importance'), article('stress-weight-management')]],
  ['motivation', [article('exercise-motivation')]],
  ['meal prep', [article('meal-prep')]],
  ['water', [WATER]],
  ['how much water', [WATER]],
  ['coffee', [WATER, SLEEP, SUPPLEMENTS]],
  ['caffeine', [WATER, SLEEP, SUPPLEMENTS]],
  ['vitamin d', [SUPPLEMENTS]],
  ['magnesium', [SUPPLEMENTS]],
  ['activity level', ['/activity-level-explained']],
  ['sedentary', ['/activity-level-explained']],
  ['overweight', [HOME]],
  ['child bmi', [CHILD_BMI, CHILDREN]],
  ['teenager', [CHILD_BMI, CHILDREN]],
  ['is bmi accurate', ['/bmi-article', '/bmi-information']],
  ['privacy', ['/privacy']],
  ['contact', ['/contact']],
  ['saved results', [LOG]],
  ['formula', ['/methodology']],
  ['healthy weight', [HOME]],
];

test('at least 90 % of 62 everyday queries have the right page first', () => {
  expect(EVERYDAY).toHaveLength(62);
  const wrong = EVERYDAY.flatMap(([query, answers]) => {
    const first = firstOf(query) ?? 'nothing';
    return answers.includes(first) ? [] : [`${query}: ${first}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
});

/** Everyday queries on medicines, gaining, body fat, slow loss, regain and the time after birth, written before the articles. */
const WEIGHT_QUERIES: readonly (readonly [query: string, answer: string])[] = [
  ['ozempic muscle loss', article('glp-1-medicines')],
  ['wegovy pill', article('glp-1-medicines')],
  ['stopping ozempic', article('glp-1-medicines')],
  ['what to eat on semaglutide', article('glp-1-medicines')],
  ['how to gain weight', article('gaining-weight')],
  ["can't gain weight", article('gaining-weight')],
  ['gain weight fast', article('gaining-weight')],
  ['underweight what to eat', article('gaining-weight')],
  ['skinny fat', article('body-fat')],
  ['visceral fat', article('body-fat')],
  ['belly fat', article('body-fat')],
  ['body recomposition', article('body-fat')],
  ['why am i not losing weight', article('why-you-may-not-be-losing')],
  ['menopause weight gain', article('why-you-may-not-be-losing')],
  ['pcos', article('why-you-may-not-be-losing')],
  ['thyroid', article('why-you-may-not-be-losing')],
  ['regain after dieting', article('keeping-weight-off')],
  ['how to keep weight off', article('keeping-weight-off')],
  ['lose baby weight', article('after-pregnancy')],
  ['postpartum weight', article('after-pregnancy')],
];

/** Twenty more, written before anybody looked what they find. */
const MORE_WEIGHT_QUERIES: readonly (readonly [query: string, answer: string])[] = [
  ['mounjaro', article('glp-1-medicines')],
  ['wegovy side effects', article('glp-1-medicines')],
  ['protein on ozempic', article('glp-1-medicines')],
  ['weight loss pill', article('glp-1-medicines')],
  ['too skinny', article('gaining-weight')],
  ['how to put on weight', article('gaining-weight')],
  ['high calorie foods', article('gaining-weight')],
  ['weight gain shake', article('gaining-weight')],
  ['lose fat and build muscle', article('body-fat')],
  ['body fat scale accuracy', article('body-fat')],
  ['fat around organs', article('body-fat')],
  ['scale not moving', article('why-you-may-not-be-losing')],
  ['antidepressant weight gain', article('why-you-may-not-be-losing')],
  ['perimenopause', article('why-you-may-not-be-losing')],
  ['hypothyroidism', article('why-you-may-not-be-losing')],
  ['yo yo dieting', article('keeping-weight-off')],
  ['maintaining weight after a diet', article('keeping-weight-off')],
  ['gaining weight back', article('keeping-weight-off')],
  ['breastfeeding and losing weight', article('after-pregnancy')],
  ['exercise after birth', article('after-pregnancy')],
];

test.each([
  ['the first', WEIGHT_QUERIES],
  ['the second', MORE_WEIGHT_QUERIES],
])('at least 18 of %s 20 queries on changing weight have the right article first', (_, queries) => {
  expect(queries).toHaveLength(20);
  const wrong = queries.flatMap(([query, answer]) => {
    const first = firstOf(query) ?? 'nothing';
    return first === answer ? [] : [`${query}: ${first}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

const IDEAL_WEIGHT = '/ideal-weight-calculator';

/** Everyday queries for the pages about one question, written before their results were looked at. */
const QUESTIONS: readonly (readonly [query: string, answers: readonly string[]])[] = [
  ['bmr calculator', [BMR]],
  ['resting metabolic rate', [BMR]],
  ['calories i burn doing nothing', [BMR]],
  ['calories burned at rest', [BMR]],
  ['mifflin st jeor', [BMR, '/methodology']],
  ['katch mcardle', [BMR, '/methodology']],
  ['slow metabolism', [BMR, article('why-you-may-not-be-losing')]],
  ['body fat percentage', [BODY_FAT_PAGE]],
  ['navy body fat', [BODY_FAT_PAGE]],
  ['body fat tape measure', [BODY_FAT_PAGE]],
  ['lean body mass', [BODY_FAT_PAGE]],
  ['ffmi', [BODY_FAT_PAGE]],
  ['how much of me is fat', [BODY_FAT_PAGE]],
  ['ideal weight for my height', [IDEAL_WEIGHT]],
  ['what should i weigh for my height', [IDEAL_WEIGHT, HOME]],
  ['healthy weight range', [IDEAL_WEIGHT, HOME]],
  ['devine formula', [IDEAL_WEIGHT]],
  ['ideal body weight women', [IDEAL_WEIGHT]],
  ['waist to height ratio', [WAIST]],
  ['how to measure my waist', [WAIST]],
  ['is my waist too big', [WAIST]],
  ['whtr', [WAIST]],
  ['waist size', [WAIST]],
  ['how much protein do i need a day', [PROTEIN_PAGE]],
  ['protein per kg', [PROTEIN_PAGE]],
  ['protein to build muscle', [PROTEIN_PAGE, PROTEIN]],
  ['grams of protein per pound', [PROTEIN_PAGE]],
  ['pregnancy weight gain calculator', [PREGNANCY]],
  ['weight gain pregnant with twins', [PREGNANCY]],
  ['how much weight in second trimester', [PREGNANCY]],
];

test('at least 28 of 30 questions have their page first', () => {
  expect(QUESTIONS).toHaveLength(30);
  const wrong = QUESTIONS.flatMap(([query, answers]) => {
    const first = firstOf(query) ?? 'nothing';
    return answers.includes(first) ? [] : [`${query}: ${first}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

const BODY_FAT = article('body-fat');
const NOT_LOSING = article('why-you-may-not-be-losing');

test.each([
  ['bmr', BMR],
  ['calories in a day', TDEE],
  ['lean bulk', TDEE],
  ['what is maintenance', article('understanding-total-daily-energy-expenditure')],
  ['how long to lose 20 pounds', PLANNER],
  ['bmi for kids', CHILD_BMI],
  ['import myfitnesspal', LOG],
  ['delete my data', '/privacy'],
  ['kj to kcal', '/faq'],
  ['stone to kg', HOME],
  ['rest day', SLEEP],
  ['recomp', BODY_FAT],
  ['skinny fat', BODY_FAT],
  ['ozempic', article('glp-1-medicines')],
  ['menopause weight', NOT_LOSING],
  ['water weight', article('plateau-breaking')],
  ['how much water', WATER],
  ['creatine', SUPPLEMENTS],
  ['vitamin d', SUPPLEMENTS],
  ['pregnant', '/pregnancy-weight-gain'],
  ['after baby', article('after-pregnancy')],
])('“%s” finds the right page first', (query, expected) => expect(firstOf(query)).toBe(expected));

test('every page in the index has its own phrases, and a description in whole sentences', () => {
  for (const { entry } of index) {
    expect(entry.description, entry.title).toMatch(/[.?]$/u);
    expect(entry.keywords.length, entry.title).toBeGreaterThan(0);
  }
});
