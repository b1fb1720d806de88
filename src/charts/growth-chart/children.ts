import type { Gender } from '#formulas/energy/energy.ts';

/** The children of the reference population, by sex. */
export const CHILDREN: Readonly<Record<Gender, string>> = { male: 'boys', female: 'girls' };
