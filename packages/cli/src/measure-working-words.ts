/** The lines of `--working` for body measures: each equation with the person's own numbers, in cm and kg. */
import {
  BOER,
  DENSITY,
  DEVINE,
  HAMWI,
  type IdealWeightEquation,
  MILLER,
  ROBINSON,
  SIRI,
  type TapeMeasures,
} from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import { CM_PER_INCH, CM_PER_METRE, inchesFromCentimetres, type Percent } from '@evenscale/formulas/units';
import { paths } from '../../../src/config/paths.ts';
import { site } from '../../../src/config/site.ts';
import { cliWords } from './cli-words.ts';
import {
  CLASSIC_WEIGHTS,
  type ClassicWeight,
} from '../../../src/parts/comparison/body-size/body-size-report.ts';
import { classicNames } from '../../../src/parts/comparison/body-size/body-size-words.ts';
import type { Height } from '../../../src/person/entry/measure-text.ts';
import type { Person } from '../../../src/person/person.ts';
import { formatDecimals } from '../../../src/ui/text/format.ts';

const SOURCE = `${site.url}${paths.methodology}#body-size`;

const CLASSICS: Readonly<Record<ClassicWeight, Readonly<Record<Gender, IdealWeightEquation>>>> = {
  hamwi: HAMWI,
  devine: DEVINE,
  robinson: ROBINSON,
  miller: MILLER,
};

/** Formats with at most this many decimals, without trailing zeros. */
const figure = (value: number, decimals = 2): string => String(Number(formatDecimals(value, decimals)));

const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;

/** Body fat from tape measurements. */
export function tapeWorking(tape: TapeMeasures, bodyFat: Percent): readonly string[] {
  const { constant, perLogGirth, perLogHeight } = DENSITY[tape.gender];
  const { height, neck, waist } = tape;
  const isMale = tape.gender === 'male';
  const girth = isMale ? waist - neck : waist + tape.hip - neck;
  const sum = isMale
    ? `waist − neck = ${figure(waist)} − ${figure(neck)}`
    : `waist + hips − neck = ${figure(waist)} + ${figure(tape.hip)} − ${figure(neck)}`;
  const density = SIRI.overDensity / (bodyFat - SIRI.constant);
  return [
    cliWords.workingTitle,
    `Circumference: ${sum} = ${figure(girth)} cm`,
    `Body density: ${constant} ${signed(perLogGirth)} × log10(${figure(girth)}) ${signed(perLogHeight)} × log10(${figure(height)}) = ${figure(density, 5)}`,
    `Body fat: ${SIRI.overDensity} ÷ ${figure(density, 5)} ${signed(SIRI.constant)} = ${formatDecimals(bodyFat, 1)}%`,
    SOURCE,
  ];
}

function classicLines({ height, gender }: Person): readonly string[] {
  const above = inchesFromCentimetres(height.centimetres) - 60;
  if (above < 0) return [];
  return CLASSIC_WEIGHTS.map((key) => {
    const { at60, perInch } = CLASSICS[key][gender];
    return `${classicNames[key]}: ${at60} + ${perInch} × (${figure(height.centimetres)} ÷ ${CM_PER_INCH} − 60) = ${figure(at60 + perInch * above)} kg`;
  });
}

function leanLines({ weight, height, gender, bodyFat = null }: Person): readonly string[] {
  const { perKg, perCm, constant } = BOER[gender];
  const [heavy, tall] = [weight.kilograms, height.centimetres];
  const boer = perKg * heavy + perCm * tall + constant;
  const isLikely = boer > 0 && boer < heavy;
  const estimated = `Lean mass, Boer 1984: ${perKg} × ${figure(heavy)} + ${perCm} × ${figure(tall)} ${signed(constant)} = ${figure(boer)} kg`;
  if (bodyFat === null) return isLikely ? [estimated] : [];
  const lean = heavy * (1 - bodyFat / 100);
  const metres = tall / CM_PER_METRE;
  return [
    ...(isLikely ? [estimated] : []),
    `Lean mass from body fat: ${figure(heavy)} × (1 − ${figure(bodyFat)}%) = ${figure(lean)} kg`,
    `Fat-free mass index: ${figure(lean)} ÷ ${figure(metres, 4)}² = ${figure(lean / metres ** 2)} kg/m²`,
  ];
}

/** Waist-to-height ratio, the classic ideal weights and lean mass. */
export const bodySizeWorking = (person: Person, waist: Height | null): readonly string[] => {
  const tall = person.height.centimetres;
  const ratio = waist && waist.centimetres / tall;
  return [
    cliWords.workingTitle,
    ...(waist && ratio !== null
      ? [`Waist-to-height ratio: ${figure(waist.centimetres)} ÷ ${figure(tall)} = ${figure(ratio, 4)}`]
      : []),
    ...classicLines(person),
    ...leanLines(person),
    SOURCE,
  ];
};
