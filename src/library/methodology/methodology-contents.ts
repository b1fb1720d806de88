import type { ContentsItem } from '#library/article/table-of-contents.ts';
import { METHODS } from './methods.ts';

/** The last section: what the formulas were checked against. */
export const CHECKS: ContentsItem = { id: 'reference-cases', label: 'Checked against others' };

/** The sections of the methodology page. */
export const methodologyContents: readonly ContentsItem[] = [
  ...METHODS.map(({ id, title }) => ({ id, label: title })),
  CHECKS,
];
