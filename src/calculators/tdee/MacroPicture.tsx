import { type EnergyUnit, KJ_PER_KCAL } from '@evenscale/formulas/units';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { DOSE_UNIT, formatDose } from '#person/macros/format-dose.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { Result } from '#ui/Result.tsx';
import { formatEntry, formatGrams } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { MacroAmount } from '#tools/tdee/macro-amounts.ts';
import { detailWords, tabNames } from '#tools/tdee/detail-words.ts';
import { macroTabsStyles as styles } from './macro-tabs-styles.ts';
import type { UnitSystem } from '#person/units.ts';

/** From one tick of the rule to the next, in the visitor's unit; every fifth is long. */
const TICK: Readonly<Record<EnergyUnit, number>> = { kcal: 100, kJ: 500 };
const LONG = 5;

/** The places of the ticks, in percent of the day's energy. */
function ticksOf(amounts: readonly MacroAmount[], unit: EnergyUnit): readonly number[] {
  const kilocalories = amounts.reduce((sum, { energy }) => sum + energy, 0);
  const energy = unit === 'kJ' ? kilocalories * KJ_PER_KCAL : kilocalories;
  return Array.from(
    { length: Math.floor(energy / TICK[unit]) + 1 },
    (_, tick) => (tick * TICK[unit] * 100) / energy,
  );
}

interface AmountsProps {
  readonly amounts: readonly MacroAmount[];
}

/** The day's energy as a bar with the three parts, on a measuring rule. */
function Bar({ amounts }: AmountsProps) {
  const unit = useEnergyUnit();
  return (
    <svg className={styles('bar')} width="100%" aria-hidden="true">
      {amounts.map(({ nutrient, share }, index) => (
        <rect
          key={nutrient}
          className={styles(nutrient)}
          x={`${amounts.slice(0, index).reduce((sum, before) => sum + before.share, 0) * 100}%`}
          width={`${share * 100}%`}
          height="2.5em"
        />
      ))}
      {ticksOf(amounts, unit).map((place, index) => (
        <line
          key={place}
          className={styles('tick')}
          x1={`${place}%`}
          x2={`${place}%`}
          y1="2.75em"
          y2={index % LONG === 0 ? '3.3em' : '3em'}
        />
      ))}
    </svg>
  );
}

export interface MacroPictureProps extends AmountsProps {
  readonly plan: MacroTab;
  readonly units: UnitSystem;
  /** Whether to say the amounts per kilogram or pound of body weight, too. */
  readonly hasDoses: boolean;
}

/** Grams of protein, carbs and fat, each under the start of its part of the bar. */
export function MacroPicture({ plan, amounts, units, hasDoses }: MacroPictureProps) {
  const unit = useEnergyUnit();
  return (
    <div className={styles('picture')}>
      <table className={styles('amounts')} aria-label={`${tabNames[plan]}: ${detailWords.amountsLabel}`}>
        <colgroup>
          {amounts.map(({ nutrient, share }) => (
            <col key={nutrient} width={`${share * 100}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {amounts.map(({ nutrient }) => (
              <th key={nutrient} scope="col">
                <svg className={styles('swatch')} width="0.75em" height="0.75em" aria-hidden="true">
                  <rect className={styles(nutrient)} width="100%" height="100%" rx="3" />
                </svg>
                <Text as="span">{nutrientNames[nutrient]}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles('drawn')} aria-hidden="true">
            <td colSpan={amounts.length}>
              <Bar amounts={amounts} />
            </td>
          </tr>
          <tr>
            {amounts.map(({ nutrient, grams, share }) => (
              <td key={nutrient} className={styles('grams')}>
                <Result name={`macros.${plan}.${nutrient}`} value={grams} unit="g">
                  {formatGrams(grams)}
                </Result>
                <Text as="span" className={styles('share')} translate="no">
                  {`${formatEntry(share * 100)}%`}
                </Text>
              </td>
            ))}
          </tr>
          <tr>
            {amounts.map(({ nutrient, energy, gramsPerKilogram }) => (
              <td key={nutrient} className={styles('more')}>
                <Text as="span" translate="no">
                  {formatEnergy(energy, unit)}
                </Text>
                {hasDoses ? (
                  <Text as="span" translate="no">
                    {`${formatDose(gramsPerKilogram, units)} ${DOSE_UNIT[units]}`}
                  </Text>
                ) : null}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text as="p" className={styles('scale')}>
        {detailWords.tick(TICK[unit], unit)}
      </Text>
    </div>
  );
}
