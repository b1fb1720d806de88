/** A file of which some lines are read, and some left out. */
export const ofFile = `date,weight_kg,intake_kcal,note
2026-11-20,79.4,2300,
2026-11-21,79.2,2150,long walk
2026-11-22,79.1,2240,
2026-13-01,80,2000,
2026-11-23,heavy,2000,
2026-11-19,-3,2000,
`;
