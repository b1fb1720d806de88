import type { NumberedSource } from '#library/article/citations.ts';
import { BarFigure } from './figures/BarFigure.tsx';
import { blockProps as props, type BlockProps } from './block-props.ts';
import { CalorieNeedsTable } from './tables/CalorieNeedsTable.tsx';
import { Caution } from './Caution.tsx';
import { checkedBlock, type ArticleBlock } from './checked-block.tsx';
import { ActivityTable, BmiTable, EnergyPerGramTable, MacroPlansTable } from './tables/FormulaTables.tsx';
import {
  BmiLimit,
  KcalPerGram,
  MacroShare,
  MinimumIntake,
  Multiplier,
  TargetStep,
} from './InlineFigures.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { LineFigure } from './figures/LineFigure.tsx';
import { MoveFigure } from './moves/MoveFigure.tsx';
import { RangeFigure } from './figures/RangeFigure.tsx';
import { SourceMark } from './SourceMark.tsx';
import { SupplementCards, type Supplement } from './SupplementCards.tsx';
import { ActivityDays } from './pictures/ActivityDays.tsx';
import { BmiChart } from './pictures/BmiChart.tsx';
import { GrowthCurves } from './pictures/GrowthCurves.tsx';
import { HandPortions } from './pictures/HandPortions.tsx';
import { PlateFigure } from './pictures/PlateFigure.tsx';
import { UrineColors } from './pictures/UrineColors.tsx';
import { WaistFigure } from './pictures/WaistFigure.tsx';
import { WaterWeight } from './pictures/WaterWeight.tsx';
import { TableFigure } from './tables/TableFigure.tsx';
import { TimelineFigure } from './figures/TimelineFigure.tsx';
import { WeightByHeightTable } from './tables/WeightByHeightTable.tsx';

/** The data for one article's blocks. */
export interface BlockContext {
  /** Path of the article's file, for messages. */
  readonly file: string;
  /** The sources that the article cites. */
  readonly sources: readonly NumberedSource[];
  readonly supplements: readonly Supplement[];
}

type Bind = (file: string) => ArticleBlock;

/** Blocks that don't depend on the article. */
const SHARED: Readonly<Record<string, Bind>> = {
  KeyFacts: (file) => checkedBlock(file, 'KeyFacts', props.text, KeyFacts),
  Caution: (file) => checkedBlock(file, 'Caution', props.caution, Caution),
  DataTable: (file) => checkedBlock(file, 'DataTable', props.table, TableFigure),
  BarFigure: (file) => checkedBlock(file, 'BarFigure', props.bars, BarFigure),
  RangeFigure: (file) => checkedBlock(file, 'RangeFigure', props.ranges, RangeFigure),
  LineFigure: (file) => checkedBlock(file, 'LineFigure', props.lines, LineFigure),
  TimelineFigure: (file) => checkedBlock(file, 'TimelineFigure', props.timeline, TimelineFigure),
  MoveFigure: (file) => checkedBlock(file, 'MoveFigure', props.move, MoveFigure),
  ActivityTable: (file) => checkedBlock(file, 'ActivityTable', props.none, ActivityTable),
  CalorieNeedsTable: (file) => checkedBlock(file, 'CalorieNeedsTable', props.none, CalorieNeedsTable),
  BmiTable: (file) => checkedBlock(file, 'BmiTable', props.none, BmiTable),
  MacroPlansTable: (file) => checkedBlock(file, 'MacroPlansTable', props.none, MacroPlansTable),
  EnergyPerGramTable: (file) => checkedBlock(file, 'EnergyPerGramTable', props.none, EnergyPerGramTable),
  WeightByHeightTable: (file) => checkedBlock(file, 'WeightByHeightTable', props.none, WeightByHeightTable),
  ActivityDays: (file) => checkedBlock(file, 'ActivityDays', props.none, ActivityDays),
  BmiChart: (file) => checkedBlock(file, 'BmiChart', props.none, BmiChart),
  GrowthCurves: (file) => checkedBlock(file, 'GrowthCurves', props.growth, GrowthCurves),
  HandPortions: (file) => checkedBlock(file, 'HandPortions', props.none, HandPortions),
  PlateFigure: (file) => checkedBlock(file, 'PlateFigure', props.none, PlateFigure),
  UrineColors: (file) => checkedBlock(file, 'UrineColors', props.none, UrineColors),
  WaistFigure: (file) => checkedBlock(file, 'WaistFigure', props.none, WaistFigure),
  WaterWeight: (file) => checkedBlock(file, 'WaterWeight', props.none, WaterWeight),
  Multiplier: (file) => checkedBlock(file, 'Multiplier', props.multiplier, Multiplier),
  KcalPerGram: (file) => checkedBlock(file, 'KcalPerGram', props.kcalPerGram, KcalPerGram),
  BmiLimit: (file) => checkedBlock(file, 'BmiLimit', props.bmiLimit, BmiLimit),
  MacroShare: (file) => checkedBlock(file, 'MacroShare', props.macroShare, MacroShare),
  MinimumIntake: (file) => checkedBlock(file, 'MinimumIntake', props.minimumIntake, MinimumIntake),
  TargetStep: (file) => checkedBlock(file, 'TargetStep', props.targetStep, TargetStep),
};

/** Names of all blocks that articles may use. */
export const BLOCK_NAMES: readonly string[] = [...Object.keys(SHARED), 'Cite', 'SupplementCards'];

/** One article's blocks by name. */
export function articleBlocks({
  file,
  sources,
  supplements,
}: BlockContext): Readonly<Record<string, ArticleBlock>> {
  function Cite({ id }: BlockProps['cite']) {
    const source = sources.find(({ key }) => key === id);
    if (source === undefined) throw new Error(`${file}: <Cite id="${id}"> is not in sources.json`);
    return <SourceMark source={source} />;
  }
  function Supplements({ level }: BlockProps['supplementCards']) {
    const shown = supplements.filter(({ effectiveness }) => effectiveness === level);
    return <SupplementCards supplements={shown} sources={sources} />;
  }
  return {
    ...Object.fromEntries(Object.entries(SHARED).map(([name, bind]) => [name, bind(file)])),
    Cite: checkedBlock(file, 'Cite', props.cite, Cite),
    SupplementCards: checkedBlock(file, 'SupplementCards', props.supplementCards, Supplements),
  };
}
