import type { ContentsItem } from '#library/article/table-of-contents.ts';
import {
  bmiMethod,
  bodyFatMethod,
  bodySizeMethod,
  idealWeightMethod,
  unitsMethod,
} from './body-methods-words.ts';
import { childBmiMethod } from './child-bmi-methods-words.ts';
import {
  activityMethod,
  katchMethod,
  macrosMethod,
  mifflinMethod,
  safetyMethod,
  targetsMethod,
} from './energy-methods-words.ts';
import type { Method } from './method.ts';
import { ownMaintenanceMethod, waistChangeMethod } from './own-maintenance-method-words.ts';
import { pregnancyMethod } from './pregnancy-method-words.ts';
import { otherEnergyMethod, weightModelMethod } from './other-methods-words.ts';

/** Every formula of the site, in the order of the methodology page. */
export const METHODS: readonly Method[] = [
  unitsMethod,
  bmiMethod,
  idealWeightMethod,
  childBmiMethod,
  pregnancyMethod,
  mifflinMethod,
  katchMethod,
  activityMethod,
  targetsMethod,
  safetyMethod,
  bodyFatMethod,
  macrosMethod,
  weightModelMethod,
  ownMaintenanceMethod,
  waistChangeMethod,
  otherEnergyMethod,
  bodySizeMethod,
];

/** The last section: what the formulas were checked against. */
export const CHECKS: ContentsItem = { id: 'reference-cases', label: 'Checked against others' };

/** The sections of the methodology page. */
export const methodologyContents: readonly ContentsItem[] = [
  ...METHODS.map(({ id, title }) => ({ id, label: title })),
  CHECKS,
];
