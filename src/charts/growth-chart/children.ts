import type { Gender } from '@evenscale/formulas/energy';

/** The children of the reference population, by sex. */
export const CHILDREN: Readonly<Record<Gender, string>> = { male: 'boys', female: 'girls' };
