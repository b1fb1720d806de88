import { paths } from './paths.ts';

/** A calculator whose results can be linked to, saved and printed. */
interface ToolPage {
  readonly path: string;
  /** Its name in menus. */
  readonly label: string;
  /** The title of a printed result. */
  readonly printTitle: string;
  /** What the sender calls a result. */
  readonly shareTitle: string;
  /** On a saved result. */
  readonly openLabel: string;
}

/** By the name of the calculator's table of fields. */
export const toolPages = {
  home: {
    path: paths.home,
    label: 'BMI Calculator',
    printTitle: 'BMI and calorie result',
    shareTitle: 'My BMI and calories',
    openLabel: 'Open in BMI calculator',
  },
  tdee: {
    path: paths.tdeeCalculator,
    label: 'TDEE Calculator',
    printTitle: 'TDEE and macro result',
    shareTitle: 'My daily calories',
    openLabel: 'Open in TDEE calculator',
  },
  planner: {
    path: paths.weightPlanner,
    label: 'Weight Planner',
    printTitle: 'Weight plan',
    shareTitle: 'My weight plan',
    openLabel: 'Open in planner',
  },
  pregnancy: {
    path: paths.pregnancyWeightGain,
    label: 'Weight gain in pregnancy',
    printTitle: 'Weight gain in pregnancy',
    shareTitle: 'Weight gain in pregnancy',
    openLabel: 'Open on the pregnancy page',
  },
} as const satisfies Readonly<Record<string, ToolPage>>;

/** The name of such a calculator. */
export type ToolName = keyof typeof toolPages;

/** How links with entries begin: the names of the tools that read them. */
export const LINK_FRAGMENTS = [...(Object.keys(toolPages) as ToolName[]), 'child'] as const;
