/** Every route of the site. Links use these, so renaming a page can't break a link. */
export const paths = {
  home: '/',
  tdeeCalculator: '/tdee-calculator',
  weightPlanner: '/weight-planner',
  childBmiCalculator: '/child-bmi-calculator',
  pregnancyWeightGain: '/pregnancy-weight-gain',
  log: '/log',
  bmiInformation: '/bmi-information',
  calorieGuide: '/calorie-calculator',
  activityGuide: '/healthy-weight-guide',
  articles: '/articles',
  article: (slug: string) => `/articles/${slug}`,
  bmiArticle: '/bmi-article',
  calorieDeficitGuide: '/calorie-deficit-guide',
  activityLevelExplained: '/activity-level-explained',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  methodology: '/methodology',
} as const;

/**
 * Pages for developers. They're separate from the paths that every calculator loads, since no calculator links to them.
 */
export const developerPaths = {
  landing: '/developers',
  embed: '/developers/embed',
  formulas: (subject: string) => `/developers/formulas/${subject}`,
} as const;

/** Sections that links on other pages open. */
export const fragments = {
  /** Saved results, on the log's page. */
  savedResults: 'saved-results',
  /** The import of other apps' files, on the log's page. */
  logImport: 'log-import',
  /** The link and the picture for a coach or doctor, on the log's page. */
  logShare: 'log-share',
  /** The file with everything of one person, on the log's page. */
  everything: 'everything',
  /** A child's saved measurements, on the children's page. */
  savedChildren: 'saved-measurements',
  /** The section for older adults, in the BMI guide. */
  older: 'age-65-or-older',
  /** How much to add, in the article about gaining weight. */
  gainingCalories: 'how-many-calories-to-add',
  /** Whom to call, below a tool. */
  help: 'where-to-call',
  /** Moves that need no gym, in the article about strength training. */
  firstMoves: 'six-moves-to-learn',
  /** Foods and two sample days, in the article about protein. */
  onAPlate: 'what-that-looks-like-on-a-plate',
} as const;

/** Machine-readable files that pages or programs refer to. */
export const textFiles = {
  /** Licenses of the packages and the font that the site includes; written by `integrations/licenses`. */
  licenses: '/licenses.txt',
  /** The reference cases as test vectors, and the schema of that file. */
  vectors: '/methodology/vectors.json',
  vectorsSchema: '/methodology/vectors.schema.json',
  /** Where to report a security problem (RFC 9116). */
  security: '/.well-known/security.txt',
} as const;

/** The pages for one question each. */
export const questionPaths = {
  bmr: '/bmr-calculator',
  bodyFat: '/body-fat-calculator',
  idealWeight: '/ideal-weight-calculator',
  waist: '/waist-to-height-calculator',
  protein: '/protein-calculator',
} as const;
