/** The categories in display order; the content schema accepts no others. */
export const CATEGORIES = [
  'Fitness',
  'Nutrition',
  'Lifestyle',
  'Weight Management',
  'Nutrition & Weight Management',
] as const;
