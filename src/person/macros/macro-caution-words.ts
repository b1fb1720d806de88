import type { MacroTab } from './macro-choice.ts';

/** Who talks to a doctor before eating like this. It is beside a split wherever that split's macros are. */
export const macroCautions = {
  highProtein: 'If you have kidney disease, are pregnant or breastfeed, talk to a doctor first.',
  ketogenic:
    'If you take diabetes medicine, are underweight, pregnant or breastfeeding, or have high LDL cholesterol or kidney, liver, gallbladder or pancreas disease, talk to a doctor first.',
} as const satisfies Partial<Record<MacroTab, string>>;
