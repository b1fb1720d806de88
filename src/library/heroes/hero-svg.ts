import { HERO_SIZES, type HeroFacts } from '../hero-picture.ts';
import * as fitness from './fitness.ts';
import * as nutrition from './nutrition.ts';
import { heroStyle } from './palette.ts';
import * as weight from './weight.ts';

/** The drawing of each article, as its alternative text tells it. */
const DRAWINGS: Readonly<Record<string, () => string>> = {
  'strength-training-basics': fitness.barbell,
  'cardio-workouts': fitness.stopwatch,
  'flexibility-importance': fitness.protractor,
  'home-workouts': fitness.homeKit,
  'exercise-motivation': fitness.longPath,
  'activity-level-explained': fitness.levelDial,
  'healthy-weight-guide': fitness.stepBands,
  'protein-diet': nutrition.kitchenScale,
  'healthy-carbs': nutrition.wheat,
  'good-fats': nutrition.fatsBalance,
  'meal-prep': nutrition.weekOfBoxes,
  'supplement-guide': nutrition.bottles,
  'hydration-tips': nutrition.glass,
  'macronutrients-explained': nutrition.plate,
  'plateau-breaking': weight.hillside,
  'intermittent-fasting': weight.eatingWindow,
  'sleep-recovery': weight.alarmClock,
  'stress-weight-management': weight.gauge,
  'bmr-vs-tdee': weight.twoColumns,
  'understanding-total-daily-energy-expenditure': weight.layers,
  'bmi-article': weight.bmiBalance,
  'bmi-information': weight.gaugeAndTape,
  'calorie-calculator': weight.slideRule,
  'calorie-deficit-guide': weight.deficitBalance,
};

/** Slugs that have a drawing of their own. */
export const DRAWN: readonly string[] = Object.keys(DRAWINGS);

/** The picture at the head of an article: both themes in one file, its size in its first tag. */
export function heroSvg(slug: string, ratio: HeroFacts['ratio']): string {
  const { width, height } = HERO_SIZES[ratio];
  const drawing = DRAWINGS[slug]?.() ?? weight.ruleOf(slug);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${heroStyle()}</style><rect class="k" width="${width}" height="${height}"/>${drawing}</svg>`;
}
