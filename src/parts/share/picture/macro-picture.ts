/** The pictures of a day's calories: the target with its macros in grams, and only their shares. Pure. */
import { type EnergyUnit, KJ_PER_KCAL } from '@evenscale/formulas/units';
import { LIGHT } from '#config/drawing.ts';
import { nutrientNames } from '#config/energy-names.ts';
import { DEFAULT_MACROS, ownSettingsOf, tabOf, type MacroTab } from '#person/macros/macro-choice.ts';
import { needsNoLoss } from '#person/assessment.ts';
import type { TdeeResult } from '#person/page-result.ts';
import { macrosOf, type MacroAmount } from '#tools/tdee/macro-amounts.ts';
import { framed, PICTURE, ROOM } from './frame.ts';
import { gramsText, macroPictureWords, shareText } from './picture-words.ts';
import { rectangle, type Shape, type SharePictures } from './shapes.ts';

const BAR = { top: 226, height: 90, gap: 10, short: 12, long: 24 } as const;
const COLUMN = { swatch: 26, name: 432, figure: 510, more: 560 } as const;

/** From one tick to the next: an energy, or in the private picture a share, which gives no energy away. */
const TICK: Readonly<Record<EnergyUnit, number>> = { kcal: 100, kJ: 500 };
const TICK_SHARE = 0.1;
const LONG = 5;

function barOf(amounts: readonly MacroAmount[], tick: number): readonly Shape[] {
  const top = BAR.top + BAR.height + BAR.gap;
  let start: number = PICTURE.margin;
  const parts = amounts.map(({ nutrient, share }): Shape => {
    const [x, width] = [start, share * ROOM];
    start += width;
    return { d: rectangle([x, BAR.top], width, BAR.height), fill: LIGHT[nutrient] };
  });
  const ticks = Array.from({ length: Math.floor(1 / tick + 1e-9) + 1 }, (_, index) => {
    const x = PICTURE.margin + index * tick * ROOM;
    return `M${x},${top}v${index % LONG === 0 ? BAR.long : BAR.short}`;
  });
  return [...parts, { d: ticks.join(''), stroke: LIGHT.muted, width: 2 }];
}

/** Three columns of equal width, since a part of the bar may be too narrow for its name. */
function columnsOf(
  amounts: readonly MacroAmount[],
  textsOf: (amount: MacroAmount) => readonly [figure: string, more: string],
): readonly Shape[] {
  return amounts.flatMap((amount, index): readonly Shape[] => {
    const x = PICTURE.margin + (index * ROOM) / amounts.length;
    const [figure, more] = textsOf(amount);
    const name = nutrientNames[amount.nutrient];
    const { swatch } = COLUMN;
    return [
      { d: rectangle([x, COLUMN.name - swatch + 3], swatch, swatch), fill: LIGHT[amount.nutrient] },
      { text: name, at: [x + swatch + 14, COLUMN.name], size: 32, color: LIGHT.ink, weight: 600 },
      { text: figure, at: [x, COLUMN.figure], size: 64, color: LIGHT.ink, weight: 700 },
      ...(more === '' ? [] : [{ text: more, at: [x, COLUMN.more], size: 30, color: LIGHT.muted } as const]),
    ];
  });
}

/** The pictures of the chosen target and macros; `null` without them, and for losing weight that isn't needed. */
export function macroPictures({ input, report }: TdeeResult, unit: EnergyUnit): SharePictures | null {
  const { chosen } = report;
  const macros = input.macros ?? DEFAULT_MACROS;
  const tab = tabOf(macros) as MacroTab;
  const amounts = macrosOf(chosen, input.weight.kilograms, ownSettingsOf(macros))?.[tab] ?? [];
  if (!chosen || amounts.length === 0 || (chosen.goal === 'lose' && needsNoLoss(input))) return null;
  const energy = chosen.figure.value;
  const inUnit = unit === 'kJ' ? energy * KJ_PER_KCAL : energy;
  return {
    private: framed(macroPictureWords.private(tab, amounts), [
      ...barOf(amounts, TICK_SHARE),
      ...columnsOf(amounts, ({ share }) => [shareText(share), '']),
    ]),
    full: framed(macroPictureWords.full(energy, unit, chosen.goal, amounts), [
      ...barOf(amounts, TICK[unit] / inUnit),
      ...columnsOf(amounts, ({ grams, share }) => [gramsText(grams), shareText(share)]),
    ]),
  };
}
