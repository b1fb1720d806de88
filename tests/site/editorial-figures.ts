/** A figure from the product specification, section 9, and the page that prints it. */
export interface EditorialFigure {
  readonly figure: string;
  readonly page: string;
  /** Each of these is in the page's visible text, in any case; dashes are plain hyphens. */
  readonly text: readonly string[];
}

/** Every editorial figure. An outdated one also has the correction that's printed next to it. */
export const EDITORIAL_FIGURES: readonly EditorialFigure[] = [
  {
    figure: 'Step bands per day',
    page: '/healthy-weight-guide',
    text: ['under 5,000; 5,000-7,500; 7,500-10,000; 10,000-12,500; and over 12,500'],
  },
  {
    figure: 'Step bands whose neighbors share no number',
    page: '/healthy-weight-guide',
    text: ['Under 5,000 Sedentary', '5,000-7,499', '7,500-9,999', '10,000-12,499', '12,500 and over'],
  },
  {
    figure: 'BMI categories',
    page: '/bmi-article',
    text: ['BMI under 18.5 counts as underweight', '18.5-24.9', '25-29.9', '30 or more'],
  },
  {
    figure: '500 kcal a day is about 1 lb a week, 500-1,000 kcal 1-2 lb',
    page: '/calorie-deficit-guide',
    text: [
      '500 kcal a day gives about 1 lb (0.5 kg) a week',
      '500-1,000 kcal gives 1-2 lb (0.5-1 kg) a week',
    ],
  },
  {
    figure: '3,500 kcal are about 1 lb of fat',
    page: '/calorie-deficit-guide',
    text: ['A pound of fat holds about 3,500 kcal'],
  },
  {
    figure: 'Correction: a year brings 14 kg, not 24',
    page: '/calorie-deficit-guide',
    text: ['first weeks, not a year', 'closer to 30 lb (14 kg)', '52 lb (24 kg)'],
  },
  {
    figure: 'Minimum intake 1,200 kcal women, 1,500 kcal men',
    page: '/calorie-deficit-guide',
    text: ['women shouldn’t plan below 1,200 kcal', 'men shouldn’t plan below 1,500 kcal'],
  },
  {
    figure: 'Loss: 15-20 % below TDEE, or a deficit of 500-750 kcal',
    page: '/calorie-deficit-guide',
    text: ['15-20% below TDEE', '500-750 kcal'],
  },
  {
    figure: 'Never below BMR, with its correction',
    page: '/calorie-deficit-guide',
    text: ['never below BMR', 'cautious rule of thumb'],
  },
  {
    figure: 'Muscle gain 10-15 % above TDEE',
    page: '/calorie-calculator',
    text: ['Muscle gain: 10-15% above TDEE'],
  },
  {
    figure: 'Weight gain 300-500 kcal, lean gain 200-300 kcal',
    page: '/calorie-calculator',
    text: ['Weight gain: 300-500 kcal', 'Lean gain: 200-300 kcal'],
  },
  {
    figure: 'Components of TDEE',
    page: '/articles/understanding-total-daily-energy-expenditure',
    text: [
      '60-75% for rest (BMR)',
      '15-30% for everyday movement (NEAT)',
      '5-10% for exercise (EAT)',
      '10% for digestion (TEF)',
    ],
  },
  {
    figure: 'Macro ranges of the calculator pages (protein, fat, carbs)',
    page: '/calorie-calculator',
    text: [
      'Weight loss 30-40% 25-35% 25-40%',
      'Muscle gain 25-35% 20-30% 40-60%',
      'General health 25-30% 25-35% 40-50%',
    ],
  },
  {
    figure: 'Protein 1.6-2.2 g/kg, fiber 25-35 g a day',
    page: '/calorie-calculator',
    text: ['1.6-2.2 g per kilogram', '25-35 g a day'],
  },
  {
    figure: 'Macro ranges of the article (protein, carbs, fat)',
    page: '/articles/macronutrients-explained',
    text: [
      'General health 15-20% 45-65% 20-35%',
      'Weight loss 25-30% 30-40% 30-40%',
      'Muscle building 25-35% 40-60% 15-25%',
      'Athletic performance 20-30% 50-65% 20-30%',
      'Low-carb or keto 20-25% 5-10% 70-75%',
    ],
  },
  {
    figure: 'Protein 0.8-1 g per lb of lean mass',
    page: '/articles/macronutrients-explained',
    text: ['0.8-1 g of protein per pound of lean mass'],
  },
  {
    figure: '80-90% adherence, targets within 5-10 g',
    page: '/articles/macronutrients-explained',
    text: ['80-90%', 'Within 5-10 g of each target'],
  },
  { figure: 'Protein 0.8-2.2 g/kg', page: '/articles/protein-diet', text: ['span of 0.8-2.2 g/kg'] },
  {
    figure: '150 minutes of moderate activity a week',
    page: '/articles/cardio-workouts',
    text: ['150 minutes of moderate', '75-150 minutes of vigorous activity'],
  },
  { figure: 'Sleep 7+ hours', page: '/articles/sleep-recovery', text: ['7 or more hours', '7+'] },
  { figure: 'Sleep 7-9 hours', page: '/articles/stress-weight-management', text: ['7-9 hours'] },
  {
    figure: 'A habit takes 66 days, a midpoint with a wide range',
    page: '/articles/exercise-motivation',
    text: ['66 days', 'midpoint', '18 to 254'],
  },
  {
    figure: 'Fasting 16/8',
    page: '/articles/intermittent-fasting',
    text: ['16/8', 'eating within eight hours'],
  },
  {
    figure: 'Fasting 5:2 with 500-600 calories',
    page: '/articles/intermittent-fasting',
    text: ['5:2', '500-600 calories'],
  },
  {
    figure: 'Omega-6 to omega-3 of 4:1, with its correction',
    page: '/articles/good-fats',
    text: ['omega-6 to omega-3 of 4:1', 'looks at amounts instead'],
  },
  { figure: 'Fridge life 3-4 days', page: '/articles/meal-prep', text: ['3-4 days in the fridge'] },
  { figure: 'Reheat to 165 F or 74 C', page: '/articles/meal-prep', text: ['165°F (74°C)'] },
  { figure: 'Creatine 3-5 g daily', page: '/articles/supplement-guide', text: ['3-5 g daily'] },
  { figure: 'Caffeine 3-6 mg/kg', page: '/articles/supplement-guide', text: ['3-6 mg/kg'] },
  {
    figure: 'The five activity multipliers',
    page: '/activity-level-explained',
    text: ['Sedentary 1.2 ', '1.375', '1.55', '1.725', '1.9'],
  },
  {
    figure: 'Energy per gram',
    page: '/articles/macronutrients-explained',
    text: ['Protein 4', 'Carbohydrate 4', 'Fat 9'],
  },
];
