/** The categories, in the order in which they are shown; the schema of the content accepts no others. */
export const CATEGORIES = [
  'Fitness',
  'Nutrition',
  'Lifestyle',
  'Weight Management',
  'Nutrition & Weight Management',
] as const;
