/**
 * Which modules share a script file. Without groups, the bundler writes a file for every set of pages that share modules.
 *
 * What each group saves is the brotli size of a page's first scripts (as in `tests/site/sizes.test.ts`) without the group,
 * minus with it, on November 24, 2026. One group of whole folders instead (`person`, `ui`, `config`, `charts` and the
 * formulas, for modules that at least 12 entry points share) adds 5.6 kB to home and 6.2 to TDEE, because a page then loads
 * code that only others need; with at least 3 entry points, 21.9 and 20.0 kB. `react`, `person`, and the table alone add
 * 0.6 kB to home, 1.6 to TDEE, 0.3 to the planner, 0.4 to the children's page and 1.6 to the log.
 *
 * Fewer files also matter where a host has no HTTP/2: a browser opens six connections to it, and on slow 4G each file after
 * the sixth starts half a second later. The bundler's own grouping by entry points (`entriesAware`, merged up to 6 or 20 kB)
 * makes home 131 or 190 kB.
 */

/**
 * React, the code that connects islands to it and to each other, what loads a script on demand, and the parts of `ui` that
 * the search also uses.
 */
const REACT =
  /node_modules[\\/](?:react|react-dom|scheduler|nanostores|@nanostores|@astrojs[\\/]react)[\\/]|vite[\\/]preload-helper|src[\\/]ui[\\/](?:FailureBoundary|Result|text[\\/](?:Text|format-plural)|fields[\\/]private-text|late-styles)\./u;
/** The CDC growth chart table, loaded only by pages that need it. */
const GROWTH_TABLE = /formulas[\\/]src[\\/]growth[\\/]cdc-bmi-lms-data/u;
/** Used only by the optional parts. Saves 0.2 kB on each tool. */
const PART = /src[\\/]ui[\\/]optional-part\./u;
/** Shared by the TDEE calculator and its parts. Saves 1.4 kB and 12 files on TDEE. */
const TDEE =
  /src[\\/](?:config[\\/]energy-names|person[\\/](?:leanness|macros[\\/](?:format-dose|macro-choice|most-protein)|energy[\\/](?:energy-words|day-error))|macros[\\/](?:macros|own-macros|protein)|tools[\\/]tdee[\\/](?:entries|report|words|macro-amounts|training-days)|bmi[\\/]tdee-bmi-bands)\./u;
/** Shared by the TDEE calculator and the planner. Saves 1.5 kB on the planner. */
const ENERGY =
  /src[\\/](?:person[\\/](?:energy[\\/]day-energy|entry[\\/]body-fat|fields[\\/](?:BodyFat|body-fat))|body-composition[\\/](?:fat-free-mass|body-fat))/u;
/** Shared by the adult calculators. Saves 0.4 kB and 3 files on home and TDEE. */
const ANSWER =
  /src[\\/](?:config[\\/]help-lines|person[\\/](?:policy[\\/]help-words|policy-words|matter-words|targets|answer[\\/](?:Example|Answer|BelowResult|answer-styles|general-scale|example-person)|fields[\\/]PersonNotices)|charts[\\/]band-scale)/u;
/** What is said about a healthy range. Saves two files on home. */
const RANGE =
  /src[\\/]person[\\/](?:(?:older-)?range-words|plan[\\/]first-step|policy[\\/]high-bmi-words)\./u;
/**
 * Shared by the calculators and most of their parts, without what only the children's pages or panels need. Saves 13.8 kB
 * and 21 files on home, 11.6 on TDEE, 15.5 on the planner, 14.5 on the children's page, 6.4 on the log.
 */
const PERSON =
  /src[\\/](?:tools[\\/]home[\\/]entries\.|person(?![\\/](?:form\.|plausibility|range-words|older-range|policy[\\/](?:help-words|high-bmi-words)|policy-words|policy[\\/]concerns|matter-words|target|answer[\\/](?:ActionPanel|action-panel|general-scale)|child|database|energy[\\/](?:energy-words|day-e)|fat-alone|files|known|leanness|link|entries[\\/](?:link|without-kept)|log|macros|plan|projection|share|healthy|training[\\/](?!training-text)|waist|entry[\\/](?:body-fat|energy-text|likely-entry)|entries[\\/]waist|fields[\\/](?:BodyFat|body-fat)))|ui(?![\\/](?:may-be-known|MessageBar|message-bar|offer-file|print|fields[\\/](?:DateField|FileField)|text[\\/](?:RichText|topic|unbroken|format-(?:age|date))))|config(?![\\/](?:energy-names|help-lines|tool-pages)))[\\/]|formulas[\\/]src[\\/](?!bmi[\\/]tdee|energy[\\/]training|growth|pregnancy|weight-model|own-maintenance|macros|body-composition)/u;
/** Shared by the planner and the log. With the planner's other files, the log would load 8 kB more. */
const DATES = /src[\\/]ui[\\/]text[\\/]format-date\./u;
/** Shared by the planner and the parts that show a plan. Saves 1.8 kB and 11 files on the planner. */
const PLAN =
  /src[\\/](?:tools[\\/]planner[\\/](?:report|requested-plan|plan[\\/](?:format-plan|plan-(?:course|figure|input|offers)))|calculators[\\/]planner[\\/](?:PlannerReport[.]module|plan[\\/](?:PlanFigure|plan-store))|charts[\\/]curve[\\/]format-day|person[\\/](?:plan-entries|projection-person|healthy-goal))\./u;
/** Shared by the children's calculator and its parts that load late. Saves 0.2 kB and 3 files there. */
const CHILD = /src[\\/]person[\\/]child[\\/](?:child|format-child)/u;
/** Shared by the log's first script and its parts that load late. Saves 1.4 kB and 6 files there. */
const LOG =
  /src[\\/](?:person[\\/]log[\\/](?!counted-weighing|log-report|log-concerns|log-store|day-writing|last-import|own-figure|known-details|day-change|days-from|usual-weight|Replacing)|calculators[\\/]log[\\/](?:log-state|use-log))/u;

export const chunkGroups = [
  { name: 'react', test: REACT },
  { name: 'growth-table', test: GROWTH_TABLE, priority: 1 },
  { name: 'part', test: PART },
  { name: 'person', test: PERSON, minShareCount: 3 },
  { name: 'answer', test: ANSWER, minShareCount: 2 },
  { name: 'range', test: RANGE },
  { name: 'energy', test: ENERGY },
  { name: 'tdee', test: TDEE },
  { name: 'dates', test: DATES },
  { name: 'plan', test: PLAN, minShareCount: 2 },
  { name: 'child', test: CHILD, minShareCount: 2 },
  { name: 'log', test: LOG, minShareCount: 2 },
];
