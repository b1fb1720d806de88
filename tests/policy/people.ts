/**
 * What the safety policy shows to each of these people, by its text in docs/what-we-show.md and not by the code. The
 * people are on both sides of each limit.
 */
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Gender,
  GENDERS,
} from '@evenscale/formulas/energy';

/** Each verdict on a figure, in a word: the first limit that applies, withholding before a caution. */
export const VERDICTS = {
  fine: 'fine',
  min: 'shown belowMinimum',
  step: 'shown largeStep',
  range: 'shown leavesHealthyRange',
  older: 'shown leavesOlderRange',
  below: 'shown belowOlderRange',
  unsafe: 'withheld unsafe',
  thin: 'withheld underweight',
  frail: 'withheld farUnderweight',
  fast: 'withheld fastGain',
  low: 'withheld lowGoal',
  age: 'withheld underAge',
  preg: 'withheld pregnancy',
} as const;

export type Verdict = keyof typeof VERDICTS;

export const isWithheld = (verdict: Verdict): boolean => VERDICTS[verdict].startsWith('withheld');

/**
 * Sex, age, kg, cm, activity, and `pregnant`; maintenance; the seven targets, from the largest deficit on; the target to plan with
 * for losing, maintaining and gaining; plans for half a year to 2% less and to 2% more (`-` where only the weight model
 * knows); a log’s figure, or `stopped` if the log doesn’t count down to one.
 */
const TABLE = `
  # BMI 16: no surplus below it, at most 500 kcal from it on
  male    30     56 200 sedentary        | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  male    30  63.96 200 moderatelyActive | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  male    30     64 200 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  male    30  64.04 200 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  male    30     72 200 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  female  45   40.6 160 moderatelyActive | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  female  45  40.95 160 moderatelyActive | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  female  45  40.97 160 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  female  80     44 160 sedentary        | min    | thin thin thin min fine fine fast         | none     none     gain     | thin -      | stopped
  female  80     40 160 sedentary        | min    | thin thin thin min frail frail frail      | none     none     none     | thin frail  | stopped
  # BMI 18.5: no loss below it, and none that ends below it within four weeks
  male    30  73.96 200 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  male    30     74 200 moderatelyActive | fine   | range range range fine fine fine step     | maintain maintain gain     | low fine    | fine
  male    30  74.04 200 moderatelyActive | fine   | range range range fine fine fine step     | maintain maintain gain     | low fine    | fine
  male    30   74.9 200 moderatelyActive | fine   | range range range fine fine fine step     | maintain maintain gain     | low fine    | fine
  male    30  74.92 200 moderatelyActive | fine   | range range fine fine fine fine step      | mildLoss maintain gain     | low fine    | fine
  male    30  75.81 200 moderatelyActive | fine   | range range fine fine fine fine step      | mildLoss maintain gain     | fine fine   | fine
  male    30  75.82 200 moderatelyActive | fine   | range fine fine fine fine fine step       | loss     maintain gain     | fine fine   | fine
  male    30  77.63 200 moderatelyActive | fine   | range fine fine fine fine fine step       | loss     maintain gain     | fine fine   | fine
  male    30  77.64 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  female  45  47.35 160 moderatelyActive | fine   | thin thin thin fine fine fine fast        | maintain maintain gain     | thin fine   | fine
  female  45  47.37 160 moderatelyActive | fine   | unsafe min range fine fine fine step      | maintain maintain gain     | low fine    | fine
  female  45   48.2 160 moderatelyActive | fine   | unsafe min range fine fine fine step      | maintain maintain gain     | low fine    | fine
  female  45   48.3 160 moderatelyActive | fine   | unsafe range fine fine fine fine step     | mildLoss maintain gain     | low fine    | fine
  female  45   49.1 160 moderatelyActive | fine   | unsafe range fine fine fine fine step     | mildLoss maintain gain     | fine fine   | fine
  female  45   49.2 160 moderatelyActive | fine   | unsafe fine fine fine fine fine step      | loss     maintain gain     | fine fine   | fine
  # BMI 25: steps of 1,000 kcal are not for planning below it
  male    30     88 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    30  99.84 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    30  99.96 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    30    100 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    30 100.04 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    30    140 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    30    240 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  female  45   63.9 160 veryActive       | fine   | min fine fine fine fine fine step         | loss     maintain gain     | fine fine   | fine
  female  45     64 160 veryActive       | fine   | min fine fine fine fine fine step         | loss     maintain gain     | fine fine   | fine
  female  45   64.1 160 veryActive       | fine   | min fine fine fine fine fine fine         | loss     maintain gain     | fine fine   | fine
  female  45     90 160 veryActive       | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  # 1,200 kcal for women, as printed
  female  40  77.71 160 sedentary        | fine   | unsafe min fine fine fine fine fine       | mildLoss maintain gain     | fine fine   | fine
  female  40  77.74 160 sedentary        | fine   | unsafe fine fine fine fine fine fine      | loss     maintain gain     | fine fine   | fine
  female  40  56.88 160 sedentary        | fine   | unsafe min min fine fine fine step        | maintain maintain gain     | fine fine   | fine
  female  40   56.9 160 sedentary        | fine   | unsafe min fine fine fine fine step       | mildLoss maintain gain     | fine fine   | fine
  female  70   57.3 150 sedentary        | min    | unsafe unsafe min min fine fine fine      | none     none     gain     | min -       | fine
  female  70  57.32 150 sedentary        | fine   | unsafe unsafe min fine fine fine fine     | maintain maintain gain     | min -       | fine
  # 1,500 kcal for men, as printed
  male    40  86.11 160 sedentary        | fine   | min min fine fine fine fine fine          | mildLoss maintain gain     | fine fine   | fine
  male    40  86.14 160 sedentary        | fine   | min fine fine fine fine fine fine         | loss     maintain gain     | fine fine   | fine
  male    40 127.78 160 sedentary        | fine   | min fine fine fine fine fine fine         | loss     maintain gain     | fine fine   | fine
  male    40  127.8 160 sedentary        | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    60  75.28 160 sedentary        | fine   | unsafe min min fine fine fine fine        | maintain maintain gain     | fine fine   | fine
  male    60   75.3 160 sedentary        | fine   | unsafe min fine fine fine fine fine       | mildLoss maintain gain     | fine fine   | fine
  male    70  59.45 160 sedentary        | min    | unsafe min min min fine fine step         | none     none     gain     | older -     | fine
  male    70  59.47 160 sedentary        | fine   | unsafe min min fine fine fine step        | maintain maintain gain     | older -     | fine
  # 800 kcal, as printed
  female  60  66.88 140 sedentary        | fine   | unsafe unsafe min fine fine fine fine     | maintain maintain gain     | - fine      | fine
  female  60  66.91 140 sedentary        | fine   | unsafe min min fine fine fine fine        | maintain maintain gain     | - fine      | fine
  female  88   53.8 150 sedentary        | min    | unsafe unsafe unsafe min fine fine step   | none     none     gain     | min min     | fine
  female  88  53.83 150 sedentary        | min    | unsafe unsafe min min fine fine step      | none     none     gain     | min min     | fine
  male    75  51.53 150 sedentary        | min    | unsafe unsafe below min fine fine step    | none     none     gain     | older min   | fine
  male    75  51.56 150 sedentary        | min    | unsafe below below min fine fine step     | none     none     gain     | older min   | fine
  female 100  42.09 145 sedentary        | min    | unsafe unsafe unsafe unsafe min fine step | none     none     gain     | older -     | unsafe
  female 100  42.12 145 sedentary        | min    | unsafe unsafe unsafe min min fine step    | none     none     gain     | older -     | fine
  female 120     40 100 sedentary        | min    | unsafe unsafe unsafe unsafe unsafe min fine | none     none     none     | unsafe -    | unsafe
  female 120     12 100 sedentary        | unsafe | thin thin thin unsafe frail frail frail   | none     none     none     | - -         | stopped
  # 65: the range begins at BMI 23
  male    64     88 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    64   92.9 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    64  93.82 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    64    110 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    65     88 200 moderatelyActive | fine   | below below below fine fine fine step     | maintain maintain gain     | older fine  | fine
  male    65     92 200 moderatelyActive | fine   | older older older fine fine fine step     | maintain maintain gain     | older fine  | fine
  male    65   92.9 200 moderatelyActive | fine   | older older older fine fine fine step     | maintain maintain gain     | older fine  | fine
  male    65  92.92 200 moderatelyActive | fine   | older older fine fine fine fine step      | mildLoss maintain gain     | older fine  | fine
  male    65  93.81 200 moderatelyActive | fine   | older older fine fine fine fine step      | mildLoss maintain gain     | older fine  | fine
  male    65  93.82 200 moderatelyActive | fine   | older fine fine fine fine fine step       | loss     maintain gain     | older fine  | fine
  male    65  95.63 200 moderatelyActive | fine   | older fine fine fine fine fine step       | loss     maintain gain     | fine fine   | fine
  male    65  95.64 200 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  male    65    110 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  male    65    112 200 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  female  75     52 160 lightlyActive    | fine   | unsafe below below fine fine fine step    | maintain maintain gain     | older fine  | fine
  female  75     60 160 lightlyActive    | fine   | unsafe min fine fine fine fine step       | mildLoss maintain gain     | older fine  | fine
  male    75     72 174 sedentary        | fine   | unsafe min min fine fine fine step        | maintain maintain gain     | fine fine   | fine
  # 18: nothing but maintenance below it
  male     1   10.2  77 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  female   2   12.4  87 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male     2     13  88 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  female  12     28 150 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male    12     42 152 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male    12     75 152 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male    17     45 175 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male    17     68 175 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  female  17     95 165 moderatelyActive | fine   | age age age age age age age               | none     none     none     | age age     | age
  male    18   48.9 175 moderatelyActive | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  male    18     55 170 moderatelyActive | fine   | min range fine fine fine fine step        | mildLoss maintain gain     | fine fine   | fine
  female  18     60 165 moderatelyActive | fine   | min fine fine fine fine fine step         | loss     maintain gain     | fine fine   | fine
  male    18    110 175 moderatelyActive | fine   | fine fine fine fine fine fine fine        | loss     maintain gain     | fine fine   | fine
  female  19     42 165 moderatelyActive | fine   | thin thin thin fine frail frail frail     | maintain maintain maintain | thin frail  | stopped
  male    19     68 175 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  female  19     60 165 moderatelyActive | fine   | min fine fine fine fine fine step         | loss     maintain gain     | fine fine   | fine
  male    20     68 175 moderatelyActive | fine   | step fine fine fine fine fine step        | loss     maintain gain     | fine fine   | fine
  # Pregnant or breastfeeding: nothing but maintenance, whatever the weight; under 18 that age’s reason comes first
  female  30     65 165 moderatelyActive pregnant | fine | preg preg preg fine preg preg preg | maintain maintain maintain | preg preg | preg
  female  30     43 165 lightlyActive    pregnant | fine | preg preg preg fine preg preg preg | maintain maintain maintain | preg preg | preg
  female  38    120 160 sedentary        pregnant | fine | preg preg preg fine preg preg preg | maintain maintain maintain | preg preg | preg
  female  18     60 165 veryActive       pregnant | fine | preg preg preg fine preg preg preg | maintain maintain maintain | preg preg | preg
  female  17     60 165 moderatelyActive pregnant | fine | age age age age age age age        | none     none     none     | age age   | age
`;

/** In metric units. */
export interface Someone {
  readonly gender: Gender;
  readonly age: number;
  readonly kilograms: number;
  readonly centimetres: number;
  readonly activityLevel: ActivityLevel;
  readonly isPregnant: boolean;
}

export interface Expected {
  readonly name: string;
  readonly person: Someone;
  readonly maintenance: Verdict;
  readonly targets: Readonly<Record<CalorieTargetKey, Verdict>>;
  readonly chosen: readonly (CalorieTargetKey | 'none')[];
  readonly plans: readonly (Verdict | '-')[];
  readonly log: Verdict | 'stopped';
}

function oneOf<Word extends string>(words: readonly Word[], text = ''): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new RangeError(`oneOf: got ${text}, expected ${words.join(', ')}`);
  return found;
}

const verdictNames = Object.keys(VERDICTS) as readonly Verdict[];
const verdict = (text: string | undefined): Verdict => oneOf(verdictNames, text);

function rowOf(line: string): Expected {
  const [who = [], maintenance = [], targets = [], chosen = [], plans = [], log = []] = line
    .split('|')
    .map((cell) => cell.trim().split(/\s+/u));
  const [gender, age, kilograms, centimetres, activityLevel, pregnant] = who;
  return {
    name: who.join(' '),
    person: {
      gender: oneOf(GENDERS, gender),
      age: Number(age),
      kilograms: Number(kilograms),
      centimetres: Number(centimetres),
      activityLevel: oneOf(ACTIVITY_LEVELS, activityLevel),
      isPregnant: oneOf(['', 'pregnant'], pregnant) === 'pregnant',
    },
    maintenance: verdict(maintenance[0]),
    targets: Object.fromEntries(
      CALORIE_TARGET_KEYS.map((key, index) => [key, verdict(targets[index])]),
    ) as Expected['targets'],
    chosen: chosen.map((key) => oneOf([...CALORIE_TARGET_KEYS, 'none'], key)),
    plans: plans.map((plan) => oneOf([...verdictNames, '-'], plan)),
    log: oneOf([...verdictNames, 'stopped'], log[0]),
  };
}

export const PEOPLE: readonly Expected[] = TABLE.split('\n')
  .filter((line) => line.includes('|'))
  .map(rowOf);
