import { ACTIVITY_LEVELS, CALORIE_TARGET_KEYS, GENDERS } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM, MACRO_PLAN_KEYS } from '@evenscale/formulas/macros';
import { HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { POSE_NAMES } from './moves/poses.ts';

/** The props of each block, as an article may write them. */

const words = z.string().trim().min(1);
const figure = { caption: words, alt: words };
const NUTRIENTS = Object.keys(KCAL_PER_GRAM) as (keyof typeof KCAL_PER_GRAM)[];
const WITH_LOWER_LIMIT = [
  ...HOME_BMI_BANDS.map((band) => band.key).filter((key) => key !== 'underweight'),
  'obesityClass2',
] as const;

/** Markdown between the block's tags. */
const text = z.custom<ReactNode>((value) => value !== undefined, 'needs text between its tags');

const point = z.tuple([z.number(), z.number()]);
const ascending = { message: '`from` must be below `to`' };
const range = z.strictObject({ label: words, from: z.number(), to: z.number() });
const rising = (value: { readonly from: number; readonly to: number }) => value.from < value.to;
const scale = { min: z.number(), max: z.number() };
const within = ({ min, max }: { readonly min: number; readonly max: number }, values: readonly number[]) =>
  min < max && values.every((value) => value >= min && value <= max);
const outside = { message: 'a value lies outside `min` and `max`' };

export const blockProps = {
  none: z.strictObject({}),
  text: z.strictObject({ children: text }),
  caution: z.strictObject({
    title: words,
    /** Completes “Call 911”: “if” or “for”, and the signs. */
    emergency: words,
    /** Before the number 988, where the subject needs more than the usual words. */
    crisis: words.optional(),
    /**
     * One to three sentences for a reader with an eating disorder, past or possible. Without it, the help lines are one
     * line: for subjects that have little to do with eating less, fasting, medicines or children.
     */
    eating: words.optional(),
    /** A Markdown list for “Talk to a doctor if”: each item names who in bold, then says why. */
    children: text,
  }),
  cite: z.strictObject({ id: words }),
  table: z.strictObject({ caption: words, children: text }),
  bars: z.strictObject({
    ...figure,
    unit: z.string(),
    rows: z
      .array(z.strictObject({ label: words, value: z.number().nonnegative(), note: words.optional() }))
      .min(2),
  }),
  ranges: z
    .strictObject({
      ...figure,
      ...scale,
      unit: z.string(),
      rows: z.array(range.refine(rising, ascending)).min(1),
    })
    .refine(
      ({ rows, ...ends }) =>
        within(
          ends,
          rows.flatMap(({ from, to }) => [from, to]),
        ),
      outside,
    ),
  lines: z.strictObject({
    ...figure,
    xLabel: words,
    yLabel: words,
    series: z
      .array(z.strictObject({ label: words, dashed: z.boolean().optional(), points: z.array(point).min(2) }))
      .min(1)
      .max(4),
  }),
  timeline: z
    .strictObject({
      ...figure,
      ...scale,
      from: words,
      to: words,
      unit: z.string(),
      rows: z
        .array(z.strictObject({ label: words, spans: z.array(range.refine(rising, ascending)).min(1) }))
        .min(1),
    })
    .refine(
      ({ rows, ...ends }) =>
        within(
          ends,
          rows.flatMap((row) => row.spans.flatMap(({ from, to }) => [from, to])),
        ),
      outside,
    ),
  move: z.strictObject({
    ...figure,
    positions: z
      .array(z.strictObject({ pose: z.enum(POSE_NAMES), label: words }))
      .min(2)
      .max(4),
  }),
  multiplier: z.strictObject({ level: z.enum(ACTIVITY_LEVELS) }),
  kcalPerGram: z.strictObject({ of: z.enum(NUTRIENTS) }),
  bmiLimit: z.strictObject({ of: z.enum(WITH_LOWER_LIMIT) }),
  macroShare: z.strictObject({ plan: z.enum(MACRO_PLAN_KEYS), of: z.enum(NUTRIENTS) }),
  minimumIntake: z.strictObject({ of: z.enum(GENDERS) }),
  growth: z.strictObject({ of: z.enum(GENDERS) }),
  targetStep: z.strictObject({ of: z.enum(CALORIE_TARGET_KEYS.filter((key) => key !== 'maintain')) }),
  supplementCards: z.strictObject({ level: z.enum(['strong', 'moderate', 'limited']) }),
};

export type BlockProps = { [Name in keyof typeof blockProps]: z.output<(typeof blockProps)[Name]> };
