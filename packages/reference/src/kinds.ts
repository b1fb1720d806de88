/** The formulas that a file of reference cases is for, by the file's base name. */
import { bmiKind, bodyFatKind, boundaryKind } from './body-kinds.ts';
import { energyKind, macroKind, requirementKind } from './energy-kinds.ts';
import { childBmiKind } from './growth-kinds.ts';
import { pregnancyKind } from './pregnancy-kinds.ts';
import type { Kind } from './quantity.ts';
import { screenKind } from './screen-kind.ts';
import { extrasKind, idealWeightKind, tapeKind } from './size-kinds.ts';
import { goalKind, trajectoryKind } from './weight-kinds.ts';

export const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['bmi-grid.json', bmiKind],
  ['bmi-nhlbi-table.json', bmiKind],
  ['spec-boundaries.json', boundaryKind],
  ['bmr-tdee-grid.json', energyKind],
  ['eer-2023.json', requirementKind],
  ['body-fat-deurenberg.json', bodyFatKind],
  ['body-fat-navy.json', tapeKind],
  ['ideal-weight-formulas.json', idealWeightKind],
  ['anthropometry-extras.json', extrasKind],
  ['macro-grams.json', macroKind],
  ['tdee-screen.json', screenKind],
  ['child-bmi.json', childBmiKind],
  ['pregnancy.json', pregnancyKind],
  ['weight-trajectories.json', trajectoryKind],
  ['weight-goals.json', goalKind],
]);
