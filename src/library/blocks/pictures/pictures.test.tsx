import { bmiAtPercentile } from '@evenscale/formulas/growth';
import { months, percent } from '@evenscale/formulas/units';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatOneDecimal } from '#library/format-figure.ts';
import { METRIC_LIMITS } from '#library/blocks/tables/weight-limits.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { BMI_AREAS, weightAt, WEIGHTS } from './bmi-chart.ts';
import { BmiChart } from './BmiChart.tsx';
import { GrowthCurves } from './GrowthCurves.tsx';
import { HandPortions } from './HandPortions.tsx';
import { PlateFigure } from './PlateFigure.tsx';
import { UrineColors } from './UrineColors.tsx';
import { WaistFigure } from './WaistFigure.tsx';
import { FAT, SCALE, TREND } from './water-weight.ts';
import { WaterWeight } from './WaterWeight.tsx';

const PICTURES: readonly (readonly [string, ReactNode, readonly RegExp[]])[] = [
  [
    'BMI by height and weight',
    <BmiChart key="" />,
    [/Obesity/u, /5\sft\s8/u, /normal weight begins at 125 lb \(56\.7 kg\)/u],
  ],
  ['a waist', <WaistFigure key="" />, [/lowest rib/u, /hip bone/u, /halfway/iu]],
  ['hands', <HandPortions key="" />, [/palm/iu, /fist/iu, /thumb/iu]],
  ['a plate', <PlateFigure key="" />, [/half/iu, /protein/u, /carbs/u]],
  ['urine colors', <UrineColors key="" />, [/lemonade/u, /apple juice/u, /ease off/u]],
  ['days', <ActivityDays key="" />, [/Sedentary: 12\sh lying down, 12\sh sitting\./u, /× 1\.375/u, /24 h/u]],
  [
    'girls',
    <GrowthCurves key="" of="female" />,
    [/girls/u, /95th percentile goes from 19\.1 at age 2 to 18\.2 at 5 and 31\.0 at 19/u],
  ],
  ['boys', <GrowthCurves key="" of="male" />, [/boys/u, /50th/u]],
  ['water', <WaterWeight key="" />, [/by 5\.3 lb/u, /fat alone/u]],
];

describe.each(PICTURES)('the picture of %s', (_, picture, words) => {
  test('says in its text alternative and in its words what it shows', () => {
    render(picture);
    const drawing = screen.getByRole('img');
    const said = `${drawing.getAttribute('aria-label')} ${drawing.textContent}`;
    expect(drawing.getAttribute('aria-label')?.length).toBeGreaterThan(100);
    for (const word of words) expect(said).toMatch(word);
    expect(screen.getByRole('figure').lastElementChild?.textContent.length).toBeGreaterThan(30);
  });

  test('has neither a style attribute nor a number that is none', () => {
    const html = renderToStaticMarkup(picture);
    expect(html).not.toMatch(/style=|NaN|Infinity|undefined/u);
  });
});

test('the areas of the BMI chart meet where the table changes category', () => {
  const at = (height: string) => METRIC_LIMITS.find((limits) => limits.height === height);
  expect(Math.abs(weightAt(25, 175) - (at('175 cm')?.overweightFrom ?? 0))).toBeLessThan(0.1);
  expect(Math.abs(weightAt(30, 190) - (at('190 cm')?.obeseFrom ?? 0))).toBeLessThan(0.1);
  for (const { outline } of BMI_AREAS)
    for (const [, weight] of outline) {
      expect(weight).toBeGreaterThanOrEqual(WEIGHTS.min);
      expect(weight).toBeLessThanOrEqual(WEIGHTS.max);
    }
});

test('the curves for boys are those of the growth charts', () => {
  const median = formatOneDecimal(bmiAtPercentile('male', months(228), percent(50)));
  render(<GrowthCurves of="male" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`and ${median} at 19.`);
});

test('water hides the fat that is lost, and the trend shows it again', () => {
  const at = (course: typeof SCALE, day: number) => course.find(([on]) => on === day)?.[1] ?? Number.NaN;
  expect(at(FAT, 56)).toBeCloseTo(-5.29, 2);
  expect(at(SCALE, 26)).toBeGreaterThan(0);
  expect(at(TREND, 46)).toBeLessThan(at(TREND, 14));
  expect(TREND).toHaveLength(SCALE.length);
});
